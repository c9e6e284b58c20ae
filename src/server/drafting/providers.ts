import { createAnthropic } from '@ai-sdk/anthropic';
import { createMistral } from '@ai-sdk/mistral';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { guardedFetch } from '#server/http/guardedFetch.ts';
import type { Config } from '#server/config.ts';

type Settings = Pick<Config['drafting'], 'provider' | 'apiKey' | 'baseUrl'>;

/** The model `name` as its provider serves it. */
export function languageModel(
  { provider, apiKey, baseUrl }: Settings,
  name: string,
): LanguageModel {
  const key = apiKey ?? '';
  const address = { fetch: guardedFetch, ...(baseUrl !== null && { baseURL: baseUrl }) };
  switch (provider) {
    case 'anthropic':
      return createAnthropic({ apiKey: key, ...address })(name);
    case 'mistral':
      return createMistral({ apiKey: key, ...address })(name);
    case 'ollama':
      return compatible('ollama', baseUrl ?? 'http://127.0.0.1:11434/v1', key, name);
    default:
      return compatible('openai', baseUrl ?? 'https://api.openai.com/v1', key, name);
  }
}

function compatible(name: string, baseURL: string, apiKey: string, model: string): LanguageModel {
  return createOpenAICompatible({
    name,
    baseURL,
    fetch: guardedFetch,
    supportsStructuredOutputs: true,
    ...(apiKey && { apiKey }),
  })(model);
}
