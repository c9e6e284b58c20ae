import { formatAmount, formatQuantity } from '#domain/format/numbers.ts';
import { Seal } from '#web/ui/seal.tsx';
import { PaperPicture } from '#web/ui/paperPicture.tsx';
import { stretchesOf } from '#web/ui/stretches.ts';
import { FIRST_PROMPT, FIRST_SHEET } from './samples.ts';

/*
 * What each chapter of the story shows: the sentence of the field above, its lines and its sums, as text
 * and pictures that need no script.
 */

const SLIP = 'rounded-md bg-sheet p-5 inset-ring inset-ring-hairline desk:p-6';
const GROSS = formatAmount(FIRST_SHEET.gross);

export function Who() {
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-4 border-y border-hairline py-3">
      <span className="avatar avatar--client" aria-hidden="true">
        BL
      </span>
      <p>
        <b className="block font-semibold">Brasserie Lune</b>
        <span className="small faint">7 quai de la Fosse, 44000 Nantes</span>
      </p>
    </div>
  );
}

export function Sentence() {
  return (
    <div className="write">
      <div className="write__page">
        <p className="write__text" style={{ minHeight: 0 }}>
          {stretchesOf(FIRST_PROMPT, FIRST_SHEET.recognised).map(({ text, marked, tone, at }) =>
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

export function Lines() {
  return (
    <dl className="border-t border-rule">
      {FIRST_SHEET.lines.map((line) => (
        <div
          key={line.description}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-hairline py-3"
        >
          <dt>
            <span className="font-medium">{line.description}</span>
            <span className="small faint block">{`«\u00A0${line.source}\u00A0»`}</span>
          </dt>
          <dd className="text-right">
            <b className="num font-semibold">{formatAmount(line.total)}</b>
            <span className="small faint num block">
              {`${formatQuantity(line.quantity)}${line.unit ? `\u00A0${line.unit}` : ''} × ${formatAmount(line.unitPrice)}`}
            </span>
          </dd>
        </div>
      ))}
      <div className="flex justify-between py-3">
        <dt className="font-semibold">Total TTC</dt>
        <dd className="num font-display text-[1.25rem] font-title">{GROSS}</dd>
      </div>
    </dl>
  );
}

/** The same invoice on the three papers. */
export function Looks() {
  return (
    <ul className="grid grid-cols-3 gap-3 desk:gap-6">
      <li>
        <PaperPicture template="classique" />
      </li>
      <li>
        <PaperPicture template="moderne" />
      </li>
      <li>
        <PaperPicture template="epure" />
      </li>
    </ul>
  );
}

export function Letter() {
  return (
    <div className={SLIP}>
      <p className="small grid grid-cols-[3.5rem_1fr] gap-y-1 border-b border-hairline pb-3">
        <span className="faint">À</span>
        <span>helene@brasserie-lune.example</span>
        <span className="faint">Objet</span>
        <b className="font-semibold">Facture #INV-042</b>
      </p>
      <p className="mt-4">Bonjour Hélène,</p>
      <p className="mt-2 text-pretty">
        {`Voici la facture des étagères\u00A0: ${GROSS}, à régler au plus tard le 6\u00A0décembre. L’IBAN et le code à scanner sont dessus.`}
      </p>
      <p className="mt-2">Merci et à bientôt, Camille</p>
      <p className="small faint mt-4 border-t border-hairline pt-3">
        <b className="font-semibold text-ink">Facture_INV-042.pdf</b> · PDF/A et Factur-X
      </p>
    </div>
  );
}

export function Reminder() {
  return (
    <div className={SLIP}>
      <p className="flex flex-wrap items-center justify-between gap-3">
        <b className="font-semibold">Première relance, aimable</b>
        <Seal of={{ state: 'overdue', kind: 'invoice' }} />
      </p>
      <p className="mt-3 text-pretty">
        {`Bonjour Hélène, la facture INV-042 de ${GROSS} arrivait à échéance hier. C’est peut-être un oubli\u00A0: la voici de nouveau.`}
      </p>
    </div>
  );
}

/** The sheet as it is once paid: the stamp is on screens only, never in the sealed file. */
export function Paid() {
  return (
    <div className="relative max-w-96">
      <PaperPicture template="classique" named={false} />
      <span className="absolute top-[58%] left-[12%] rotate-[-7deg] rounded-sm border-3 border-print-paid px-4 py-2 font-display text-[1.75rem] leading-none font-title tracking-[0.02em] text-print-paid uppercase mix-blend-multiply">
        Payée
      </span>
    </div>
  );
}

/** As `comptabilite-2026.zip` holds them (docs/product.md). */
const FILES: readonly [name: string, holds: string][] = [
  ['factures/Facture_INV-042.pdf', 'scellée, avec ses données Factur-X'],
  ['documents.csv, lignes.csv', 'ce qui a été vendu'],
  ['encaissements.csv', 'ce qui a été reçu, et quand'],
  ['registre.csv', 'qui dit si rien n’a changé depuis'],
];

export function Archive() {
  return (
    <div className={SLIP}>
      <b className="font-semibold">comptabilite-2026.zip</b>
      <ul className="small mt-3 border-t border-hairline">
        {FILES.map(([name, holds]) => (
          <li
            key={name}
            className="flex justify-between gap-x-6 border-b border-hairline py-2.5 last:border-b-0 max-desk:flex-col"
          >
            <span className="strong">{name}</span>
            <span className="faint">{holds}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
