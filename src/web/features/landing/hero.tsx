import { type DocumentType, kindFacts, TYPE_CHOICES } from '#domain/document/kinds.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { DoubtRow } from '#web/sentence/doubtRow.tsx';
import { FactChips } from '#web/sentence/factChips.tsx';
import { keepDraft, noteNewcomer } from './keptDraft.ts';
import { PreviewPaper } from './previewPaper.tsx';
import { FIRST_PROMPT } from './samples.ts';
import type { TryIt } from './useTryIt.ts';
import { WritingField } from './writingField.tsx';

/** The promise, and the thing itself: a sentence on the left, its document on the right. */
export function Hero({ tryIt }: { tryIt: TryIt }) {
  const { prompt, setPrompt, type, setType, sheet, wake, today, ...reading } = tryIt;

  return (
    <section id="essai" className="scroll-mt-16 pt-7 pb-16 desk:pt-16 desk:pb-24">
      <div className="wrap wide:grid wide:grid-cols-[minmax(0,36.5rem)_minmax(0,1fr)] wide:items-start wide:gap-18">
        <div>
          <h1 className="display">
            Une phrase, <br />
            une facture juste.
          </h1>
          <p className="mt-3.5 max-w-132 text-[1rem]/6 text-balance text-ink-2 desk:mt-5 desk:text-lead">
            Dites ce que vous avez fait, comme à un client. Encrier rédige la facture ou le devis,
            compte la TVA et n’invente jamais un prix.
          </p>
          <div className="mt-5 desk:mt-10">
            <div className="mb-2.5 flex items-end justify-between gap-4">
              <label className="strong" htmlFor="try-it">
                Essayez, sans compte
              </label>
              <Segmented
                label="Type de document"
                options={TYPE_CHOICES}
                value={type}
                onChange={setType}
                small
              />
            </div>
            <WritingField
              id="try-it"
              value={prompt}
              onChange={setPrompt}
              onFocus={wake}
              recognised={sheet.recognised}
              lineCount={prompt.trim() === '' ? 0 : sheet.lines.length}
            />
            <FactChips said={sheet.said} />
            {sheet.doubt && (
              <DoubtRow
                {...sheet.doubt}
                reason={sheet.doubt.reason}
                other={reading.other}
                currency={sheet.currency}
                onChoose={reading.chooseReading}
              />
            )}
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 desk:mt-6">
            <Start type={type} prompt={prompt} />
            <p className="small soft">Gratuit pendant la beta. Votre texte vous suit.</p>
          </div>
        </div>
        <div className="mt-12 wide:mt-2">
          <PreviewPaper sheet={sheet} type={type} today={today} />
        </div>
      </div>
    </section>
  );
}

/** One button, which follows the field: what is written there goes along. */
function Start({ type, prompt }: { type: DocumentType; prompt: string }) {
  const written = prompt.trim() !== '' && prompt !== FIRST_PROMPT;
  if (!written) {
    return (
      <ButtonLink variant="primary" size="l" to="/login" onClick={noteNewcomer}>
        Commencer
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      variant="primary"
      size="l"
      to="/login?beta=true&from=/app/create"
      onClick={() => keepDraft({ type, prompt })}
    >
      {kindFacts(type).isOffer ? 'Créer ce devis' : 'Créer cette facture'}
    </ButtonLink>
  );
}
