import type { ReactNode } from 'react';
import { UNITS, unitSuffix } from '#domain/document/units.ts';
import { FLAG_WORDS } from '#web/lines/lineAlternatives.ts';
import { Amount } from '#web/ui/amount.tsx';
import { cx } from '#web/ui/cx.ts';
import { formatAmount, formatQuantity } from '#domain/format/numbers.ts';
import { bindFigures } from '#domain/format/bindFigures.ts';
import { Tag } from '#web/ui/states.tsx';

/** A line as an engine drafted it, whichever it was. */
export interface ShownLine {
  description: string;
  quantity: number;
  unitPrice: number;
  total: number;
  unit?: string | null;
  source?: string | null;
  flags?: readonly string[];
}

interface RowProps {
  line: ShownLine;
  currency: string;
  /** Still the reading of the browser, where the model's line will come. */
  waiting?: boolean;
  /** The model has just written it. */
  arriving?: boolean;
  /** Under the row: what is not sure of it, and the other reading. */
  doubt?: ReactNode;
}

/** One line as drafted: what, how many at what price or what is doubtful, how much, which words. */
export function DraftedRow({
  line,
  currency,
  waiting = false,
  arriving = false,
  doubt: unsure = null,
}: RowProps) {
  const doubt = Object.entries(FLAG_WORDS).find(([flag]) => line.flags?.includes(flag));
  const unit = unitSuffix(UNITS.find(({ value }) => value === line.unit)?.value, line.quantity);
  return (
    <li
      className={cx(
        // On a phone, what it is and how much share the first row; a long count takes nothing from the name.
        'flex flex-wrap items-baseline gap-x-3 border-b border-hairline py-3 desk:grid desk:grid-cols-[minmax(0,1fr)_auto_6.5rem] desk:gap-x-6 transition-opacity',
        waiting && 'opacity-45',
        arriving && 'motion-safe:animate-[arrive_220ms_var(--ease-ink)_both]',
      )}
    >
      <span className="min-w-[calc(100%-8.5rem)] flex-1 font-medium desk:min-w-0">
        {bindFigures(line.description)}
      </span>
      <span className="flex flex-wrap items-baseline justify-end gap-x-3 max-desk:order-2 max-desk:ml-auto">
        {(doubt || unsure) && <Tag>{unsure ? 'À vérifier' : doubt?.[1]}</Tag>}
        {/* Without a price there is nothing to count; what is doubted is checked against its figures. */}
        {(line.unitPrice !== 0 || !doubt) && (
          <span className="num soft">
            {formatQuantity(line.quantity)}
            {unit && ` ${unit}`} × {formatAmount(line.unitPrice, currency)}
          </span>
        )}
      </span>
      <Amount
        value={line.total}
        currency={currency}
        strong={line.total !== 0}
        className={cx(line.total === 0 && 'faint max-desk:hidden')}
      />
      {line.source && (
        <span className="col-start-1 min-w-0 flex-1 basis-32 text-small text-ink-3 max-desk:order-1">
          «&nbsp;{bindFigures(line.source.replace(/[\s,;:]+$/, ''))}&nbsp;»
        </span>
      )}
      {unsure && <div className="col-span-full max-desk:order-3 max-desk:w-full">{unsure}</div>}
    </li>
  );
}

interface TotalProps {
  label?: string;
  net: number;
  /** Shown under the net when VAT is charged. */
  gross: number | null;
  currency: string;
}

export function DraftedTotal({ label = 'Total HT', net, gross, currency }: TotalProps) {
  return (
    <div className="grid justify-items-end pt-3">
      <p className="flex items-baseline gap-x-8">
        <span className="soft">{label}</span>
        <span className="figure text-[1.375rem]">{formatAmount(net, currency)}</span>
      </p>
      {gross !== null && (
        <p className="small faint num">soit {formatAmount(gross, currency)} TTC</p>
      )}
    </div>
  );
}
