import { generateText, Output, streamText, type LanguageModel } from 'ai';
import type { Config } from '#server/config.ts';
import type { DraftingRequest, Model, OnLines, Proposal, ProposedLine } from './drafter.ts';
import { DRAFT_RULES, EDIT_RULES, draftFacts, editFacts } from './prompt.ts';
import { languageModel } from './providers.ts';
import { editSchema, proposalSchema, proposedLineSchema } from './modelSchema.ts';
import { soundLine } from './soundLine.ts';

/** The configured language model; null when drafting is local. */
export function openModel(settings: Config['drafting']): Model | null {
  if (settings.provider === 'local' || settings.model === null) return null;
  const model = languageModel(settings, settings.model);
  const call = { model, maxRetries: 1 };
  return {
    name: settings.model,
    draft: (request, signal, onLines) => draft(call, request, { signal, onLines }),
    async edit(request, signal) {
      const { output } = await generateText({
        ...call,
        output: Output.object({ schema: editSchema }),
        system: EDIT_RULES,
        prompt: editFacts(request),
        abortSignal: signal,
      });
      return output.lines.map(soundLine);
    },
  };
}

interface Call {
  model: LanguageModel;
  maxRetries: number;
}

interface Listening {
  signal: AbortSignal;
  onLines: OnLines | undefined;
}

async function draft(
  call: Call,
  request: DraftingRequest,
  { signal, onLines }: Listening,
): Promise<Proposal> {
  const stream = streamText({
    ...call,
    output: Output.object({ schema: proposalSchema }),
    system: DRAFT_RULES,
    prompt: draftFacts(request),
    abortSignal: signal,
    // What went wrong is thrown by `output` below; the library would print it as well.
    onError: () => undefined,
  });
  let told = 0;
  for await (const partial of stream.partialOutputStream) {
    const complete = completeLines(partial);
    if (complete.length <= told) continue;
    told = complete.length;
    onLines?.(complete.map((line) => proposed(line, request.prompt)));
  }
  const { lines, content } = await stream.output;
  return { lines: lines.map((line) => proposed(line, request.prompt)), content };
}

type SchemaLine = (typeof proposedLineSchema)['_output'];

/** A line is complete once something follows it: the next line, or the notes. */
function completeLines(partial: { lines?: unknown; content?: unknown }): SchemaLine[] {
  if (!Array.isArray(partial.lines)) return [];
  const begun: unknown[] = partial.lines;
  const read = (partial.content === undefined ? begun.slice(0, -1) : begun).map((line) =>
    proposedLineSchema.safeParse(line),
  );
  // An answer with one bad line is refused whole, at the end.
  return read.flatMap(({ data }) => data ?? []);
}

function proposed(line: SchemaLine, prompt: string): ProposedLine {
  const sound = soundLine(line);
  return {
    ...sound,
    // Words the prompt does not hold are not a source.
    source: line.source !== null && prompt.includes(line.source) ? line.source : null,
    flags: sound.unitPrice === 0 ? ['price_to_complete'] : [],
  };
}
