import { TYPE_CHOICES } from '#domain/document/kinds.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { DoubtRow } from '#web/sentence/doubtRow.tsx';
import { FactChips } from '#web/sentence/factChips.tsx';
import { keepDraft } from './keptDraft.ts';
import { PreviewPaper } from './previewPaper.tsx';
import { FIRST_PROMPT, SAMPLES } from './samples.ts';
import { useTryIt } from './useTryIt.ts';
import { WritingField } from './writingField.tsx';

/** The promise, and the thing itself: a sentence on the left, its document on the right. */
export function Hero() {
  const { prompt, setPrompt, type, setType, sheet, pick, wake, today, ...reading } = useTryIt();

  return (
    <section className="pt-7 pb-16 desk:pt-16 desk:pb-24">
      <div className="wrap wide:grid wide:grid-cols-[minmax(0,36.5rem)_minmax(0,1fr)] wide:items-start wide:gap-18">
        <div>
          <h1 className="display">
            Une phrase, <br />
            une facture juste.
          </h1>
          <p className="mt-3.5 max-w-132 text-[1rem]/6 text-pretty text-ink-2 desk:mt-5 desk:text-lead">
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
                reason={`À vérifier\u00A0: ${sheet.doubt.reason}`}
                other={reading.other}
                currency={sheet.currency}
                onChoose={reading.chooseReading}
              />
            )}
            <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-(length:--text-small) text-ink-3">
              <span>Ou essayez :</span>
              {SAMPLES.map((sample) => (
                <button
                  key={sample.label}
                  type="button"
                  className="link min-h-6 pointer-coarse:min-h-9"
                  onClick={() => pick(sample)}
                >
                  {sample.label}
                </button>
              ))}
            </p>
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-5 desk:mt-9">
            <ButtonLink
              variant="primary"
              size="l"
              to="/login"
              onClick={() => prompt !== FIRST_PROMPT && keepDraft({ type, prompt })}
            >
              Commencer
            </ButtonLink>
            <ButtonLink
              size="l"
              to="/login?beta=true&from=/app/create"
              onClick={() => keepDraft({ type, prompt })}
            >
              Continuer
              <span className="sr">avec ce brouillon, après inscription</span>
            </ButtonLink>
          </div>
          <p className="small soft mt-4">
            « Continuer » garde votre texte jusqu’à la création du document. Gratuit pendant la
            beta.
          </p>
        </div>
        <div className="mt-12 wide:mt-2">
          <PreviewPaper sheet={sheet} type={type} today={today} />
        </div>
      </div>
    </section>
  );
}
