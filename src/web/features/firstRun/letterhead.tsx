import { PAPER } from '#web/ui/paper.tsx';
import { cx } from '#web/ui/cx.ts';
import { writtenSiret } from '#domain/company/foundCompany.ts';
import { formName } from '#domain/profile/legalForm.ts';
import type { FirstCompany } from './company.ts';

interface Props {
  company: FirstCompany;
  /** The user's own name, printed under that of a sole trader. */
  person: string;
  /** The name is being typed: the caret stands behind it. */
  typing: boolean;
}

/** The company on its own paper, as it is typed. Decoration: the fields say the same. */
export function Letterhead({ company: said, person, typing }: Props) {
  const { company, siret, address, postalCode, city, vatNumber, legalForm } = said;
  const form = formName({ legalForm, legalFormName: '' });
  const under = legalForm === 'EI' ? `${person} EI` : form;
  const town = [postalCode, city].filter(Boolean).join(' ');
  return (
    <article className={cx(PAPER, 'mx-auto w-full max-w-152')} aria-hidden="true">
      <div className="px-[1.8em] pt-[1.8em] pb-[2em] text-[3.1cqi] leading-[1.5] lining-nums desk:px-[4.6em] desk:pt-[4.4em] desk:min-h-[141.4cqi] desk:text-[2.9cqi] wide:text-[2.2cqi]">
        <div className="flex items-start gap-[1.4em]">
          <span className="grid size-[4.2em] flex-none place-items-center rounded-[2px] border-[1.5px] border-dashed border-print-rule text-center text-[0.92em] leading-[1.2] text-print-ink-2">
            votre
            <br />
            logo
          </span>
          <div className="min-w-0 flex-1">
            <b className="block min-h-[1.15em] font-display text-[2.2em] leading-[1.15] font-[640] tracking-[-0.025em] break-words">
              <span className={cx(typing && 'border-r-2 border-action pr-px')}>{company}</span>
            </b>
            <p className="mt-[0.5em]">
              {(under || !address) && <Written text={under} width="w-[11em]" />}
              <Written text={address} width="w-[14em]" />
              <Written text={town} width="w-[8em]" />
            </p>
            <p className="mt-[0.9em] text-[0.92em] text-print-ink-2">
              {siret && <span className="block">SIRET {writtenSiret(siret)}</span>}
              {vatNumber && <span className="block">TVA {vatNumber}</span>}
            </p>
          </div>
        </div>
        <div className="mt-[2.4em] desk:mt-[6em]">
          <span className="font-display text-[2.5em] leading-none font-[640] tracking-[-0.03em] text-print-rule">
            Facture
          </span>
          <Written text="" width="w-[9em]" />
        </div>
        <div className="mt-[2.6em] grid gap-[2.6em] desk:mt-[4em]">
          {GHOST_LINES.map((line) => (
            <i key={line} className="block h-px bg-print-rule first:bg-print-ink-2" />
          ))}
        </div>
      </div>
    </article>
  );
}

const GHOST_LINES = [1, 2, 3, 4, 5, 6];

/** A line of the letterhead, or the place it will take. */
function Written({ text, width }: { text: string; width: string }) {
  if (text !== '') return <span className="block">{text}</span>;
  return (
    // As high as the words that will take it, so that they move nothing.
    <i className="flex h-[1.5em] items-center">
      <i className={cx('h-[0.55em] max-w-full rounded-[1px] bg-print-rule opacity-55', width)} />
    </i>
  );
}
