import { createAnthropic } from '@ai-sdk/anthropic';
import { createMistral } from '@ai-sdk/mistral';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, Output, type LanguageModel } from 'ai';
import type { Config } from '#server/config.ts';
import type { Drafter } from './drafter.ts';
import { SYSTEM, userMessage } from './prompt.ts';
import { proposalSchema } from './schema.ts';

type Settings = Config['drafting'];

/** The configured language model as a drafter; null when drafting is local. */
export function openModel(settings: Settings): Drafter | null {
  if (settings.provider === 'local' || settings.model === null) return null;
  const model = languageModel(settings, settings.model);
  return {
    name: settings.model,
    async draft(request, signal) {
      const { output } = await generateText({
        model,
        output: Output.object({ schema: proposalSchema }),
        system: SYSTEM,
        prompt: userMessage(request),
        temperature: 0,
        maxRetries: 1,
        abortSignal: signal,
      });
      const lines = output.lines.map((line) => ({
        ...line,
        // Words the prompt does not hold are not a source.
        source: line.source !== null && request.prompt.includes(line.source) ? line.source : null,
        flags: line.unitPrice === 0 ? (['price_to_complete'] as const).slice() : [],
      }));
      return { lines, content: output.content };
    },
  };
}

function languageModel({ provider, apiKey, baseUrl }: Settings, name: string): LanguageModel {
  const key = apiKey ?? '';
  const address = baseUrl === null ? {} : { baseURL: baseUrl };
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
    supportsStructuredOutputs: true,
    ...(apiKey && { apiKey }),
  })(model);
}
