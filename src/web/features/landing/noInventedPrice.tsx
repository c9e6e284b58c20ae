import type { ReactNode } from 'react';
import { formatAmount } from '#domain/format/numbers.ts';
import { Tag } from '#web/ui/states.tsx';
import { stretchesOf } from '#web/ui/stretches.ts';
import { type Sample, UNSURE } from './samples.ts';

/** What the product refuses, shown on a sentence that one may try: it never invents a price. */
export function NoInventedPrice({ onPick }: { onPick: (sample: Sample) => void }) {
  return (
    <section className="chapter bg-well py-16 desk:py-24">
      <div className="wrap grid gap-10 wide:grid-cols-[27rem_minmax(0,1fr)] wide:gap-20">
        <div>
          <h2 className="font-display text-[clamp(1.875rem,1.4rem+1.6vw,2.75rem)] leading-[1.08] font-[620] tracking-[-0.03em] text-balance">
            Il n’invente jamais un prix
          </h2>
          <p className="mt-4 text-pretty text-ink-2">
            Ce qui manque reste vide et se voit. Quand il doute, il le dit, avec le total de chaque
            lecture. Vous tranchez, puis vous relisez : la facture est la vôtre.
          </p>
          <a href="#essai" className="link mt-5 inline-block" onClick={() => onPick(UNSURE)}>
            Essayer cette phrase
          </a>
        </div>
        <div>
          <Written />
          <div className="mt-6 border-t border-rule">
            <Read
              what="Remplacement de serrures"
              words="Remplacement de 2 serrures 180 €"
              tag="À vérifier"
            >
              <span className="num">
                {`2 × 180,00\u00A0€, soit ${formatAmount(UNSURE.total)}, ou 180,00\u00A0€ les deux\u00A0?`}
              </span>
            </Read>
            <Read
              what="Réparation de la porte"
              words="réparation de la porte"
              tag="Prix à compléter"
            >
              Aucun prix dans la phrase, donc aucun prix sur la ligne.
            </Read>
            <p className="flex justify-between gap-4 border-t border-rule py-3.5">
              <b>Total</b>
              <span className="soft">deux réponses, et il se calcule</span>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The sentence on its ruled page, underlined as in the app. */
function Written() {
  return (
    <div className="write">
      <div className="write__page">
        <p className="write__text" style={{ minHeight: 0 }}>
          {stretchesOf(UNSURE.prompt, UNSURE.recognised).map(({ text, marked, tone, at }) =>
            marked ? (
              <mark key={at} className={tone}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </p>
      </div>
    </div>
  );
}

function Read(line: { what: string; words: string; tag: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-hairline py-3.5 last-of-type:border-b-0">
      <b className="font-medium">{line.what}</b>
      <Tag>{line.tag}</Tag>
      <span className="small faint col-span-2">{`«\u00A0${line.words}\u00A0»`}</span>
      <span className="small soft col-span-2 mt-1">{line.children}</span>
    </div>
  );
}
