import { bindFigures } from '#domain/format/bindFigures.ts';

/** The sentence the document was drafted from, with the words of one line underlined. */
export function SourceText({ prompt, source }: { prompt: string; source: string | null }) {
  const at = source ? prompt.indexOf(source) : -1;
  const shown = bindFigures(prompt);
  return (
    <section className="mb-6" aria-label="Votre phrase">
      <p className="caption faint mb-1" aria-hidden="true">
        Votre phrase
      </p>
      <p className="write__text soft min-h-0 text-small whitespace-pre-wrap">
        {at < 0 || source === null ? (
          shown
        ) : (
          <>
            {shown.slice(0, at)}
            <mark className="strong">{shown.slice(at, at + source.length)}</mark>
            {shown.slice(at + source.length)}
          </>
        )}
      </p>
    </section>
  );
}
