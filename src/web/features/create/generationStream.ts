import type { LineItemAnswer } from '#server/documents/answers.ts';
import type { GenerationAnswer, GenerationEvent } from '#server/drafting/answers.ts';

/** The draft of an answer: at once when it is JSON, line by line when it is a stream of events. */
export async function readGeneration(
  response: Response,
  onLine: (line: LineItemAnswer, index: number) => void,
): Promise<GenerationAnswer> {
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false;
  if (!isStream || response.body === null) return (await response.json()) as GenerationAnswer;
  // A reader, not `for await`: Safari's streams cannot be iterated.
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    text += value ?? '';
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const event of blocks.flatMap(eventOf)) {
      if (event.event === 'draft') return event.data;
      onLine(event.data.line, event.data.index);
    }
    if (done) throw new Error('The stream ended before the draft');
  }
}

/** An event of ours; comments and events of a later version are passed over. */
function eventOf(block: string): GenerationEvent[] {
  const name = /^event: (line|draft)$/m.exec(block)?.[1];
  const data = /^data: (.*)$/m.exec(block)?.[1];
  if (name === undefined || data === undefined) return [];
  return [{ event: name, data: JSON.parse(data) } as GenerationEvent];
}
