import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A sheet, on paper in both themes; what is written on it is sized by its width. */
export const PAPER = '@container rounded-sheet bg-print text-print-ink shadow-sheet';

/** As high as an A4 page is for its width. */
export const A4 = 'min-h-[141.4cqi]';

interface WrittenPaperProps {
  /** Accessible name; none where the sheet is decoration. */
  label?: string;
  format: Format;
  kind: string;
  number: string;
  /** At the right: a name in full ink, lines under it, softer ones last. */
  from: { name: string; lines?: readonly string[]; soft: readonly string[] };
  /** A few dates, then to whom. */
  meta?: readonly { term: string; value: ReactNode }[];
  lines: readonly PaperLine[];
  sums: readonly PaperSum[];
  total: PaperSum;
  /** At the foot of the page. */
  foot?: ReactNode;
  /** Under the figures, or only heard. */
  children?: ReactNode;
}

interface PaperLine {
  description: string;
  /** The words it was read from. */
  source?: string;
  quantity: string;
  unitPrice: ReactNode;
  total: string;
}

interface PaperSum {
  label: string;
  amount: string;
}

/** `page`: an A4; `opening`: the landing's, larger and cropped; `content`: what is left without the page. */
type Format = 'page' | 'opening' | 'content';

const FORMATS: Record<Format, string> = {
  page: cx(A4, 'flex flex-col px-[6em] pt-[6.2em] pb-[4.4em] text-[1.792cqi]'),
  opening:
    'flex flex-col px-[2.6em] pt-[3em] pb-[2.4em] text-[2.592cqi] desk:min-h-[128cqi] desk:px-[4.4em] desk:pt-[4.6em] desk:pb-[3.4em] desk:text-[1.92cqi]',
  content: 'px-[6em] pt-[6.2em] pb-[4.4em] text-[1.6cqi]',
};

const META: Record<Format, string> = {
  page: 'mt-[4em] mb-[3.2em] gap-[2em]',
  opening: 'mt-[2.4em] mb-[2em] gap-[1em] desk:mt-[3.2em] desk:mb-[2.8em] desk:gap-[2em]',
  content: '',
};

const SOFT = 'text-print-ink-2';
const HEAD =
  'border-b border-print-ink pt-0 pr-0 pb-[0.7em] text-[0.9em] font-[500] whitespace-nowrap';
const CELL = 'border-b border-print-rule py-[0.85em] pr-0 align-top';
const FIGURE = 'pl-[1.4em] text-right whitespace-nowrap [word-spacing:0]';

/** A document as the product prints it, written out in HTML. */
export function WrittenPaper(props: WrittenPaperProps) {
  const { label, format, kind, number, from, meta, lines, foot, children } = props;
  return (
    <article className={PAPER} aria-label={label}>
      <div className={cx('relative leading-[1.5] lining-nums tabular-nums', FORMATS[format])}>
        <div className="flex items-start justify-between gap-[2em]">
          <div>
            <div className="font-display text-[3.5em] leading-none font-[640] tracking-[-0.03em]">
              {kind}
            </div>
            <div className={cx(SOFT, 'mt-[0.5em] text-[1.1em]')}>N° {number}</div>
          </div>
          <div className="text-right">
            <b className="block font-[640]">{from.name}</b>
            {from.lines?.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            {from.soft.map((line) => (
              <span
                key={line}
                className={cx(SOFT, 'block', format === 'opening' && 'max-desk:hidden')}
              >
                {line}
              </span>
            ))}
          </div>
        </div>
        {meta && (
          <dl className={cx('grid grid-cols-[1fr_1fr_2fr]', META[format])}>
            {meta.map(({ term, value }) => (
              <div key={term}>
                <dt className={cx(SOFT, 'text-[0.9em]')}>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className={meta ? undefined : 'mt-[3em] overflow-x-auto'}>
          <Lines lines={lines} />
        </div>
        <Sums sums={props.sums} total={props.total} />
        {foot && (
          <div className={cx(SOFT, 'mt-auto pt-[3em] text-[0.84em] leading-[1.55]')}>
            <p className="mb-[1em] text-[1.19em] font-[540] text-print-ink">
              Merci pour votre confiance !
            </p>
            {foot}
          </div>
        )}
        {children}
      </div>
    </article>
  );
}

function Lines({ lines }: { lines: readonly PaperLine[] }) {
  return (
    <table className="w-full">
      <thead className={SOFT}>
        <tr>
          <th scope="col" className={cx(HEAD, 'pl-0 text-left')}>
            Désignation
          </th>
          {['Quantité', 'Prix unitaire HT', 'Total HT'].map((title) => (
            <th key={title} scope="col" className={cx(HEAD, 'pl-[1.4em] text-right')}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ description, source, quantity, unitPrice, total }, index) => (
          <tr
            // A designation that grows letter by letter stays the same row.
            key={index}
          >
            <td className={cx(CELL, 'pl-0')}>
              {description}
              {source !== undefined && (
                <>
                  <br />
                  <span className={cx(SOFT, 'text-[0.88em]')}>« {source} »</span>
                </>
              )}
            </td>
            <td className={cx(CELL, FIGURE)}>{quantity}</td>
            <td className={cx(CELL, FIGURE)}>{unitPrice}</td>
            <td className={cx(CELL, FIGURE)}>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SUM = 'self-stretch border-t border-print-ink font-[640]';

function Sums({ sums, total }: { sums: readonly PaperSum[]; total: PaperSum }) {
  return (
    <dl className="mt-[1.6em] ml-auto grid w-[24em] grid-cols-[1fr_auto] gap-y-[0.35em] [&>dd]:text-right [&>dd]:[word-spacing:0]">
      {sums.map(({ label, amount }) => [
        <dt key={label} className={SOFT}>
          {label}
        </dt>,
        <dd key={`${label} =`}>{amount}</dd>,
      ])}
      <dt className={cx(SUM, 'mt-[0.5em] pt-[0.95em]')}>{total.label}</dt>
      <dd
        className={cx(
          SUM,
          'mt-[0.286em] pt-[0.3em] font-display text-[1.75em] leading-[1.2] tracking-[-0.015em]',
        )}
      >
        {total.amount}
      </dd>
    </dl>
  );
}

/** To whom, in two lines. */
export function Recipient({ name, address }: { name: string; address: string }) {
  return (
    <>
      <b className="font-[640]">{name}</b>
      <br />
      <span className={SOFT}>{address}</span>
    </>
  );
}
