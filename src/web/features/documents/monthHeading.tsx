import { memo } from 'react';
import { monthFigure, type MonthSum } from '#domain/document/monthSums.ts';
import { formatMonth } from '#domain/format/days.ts';
import { cx } from '#web/ui/cx.ts';
import { ChoiceBox } from './choiceBox.tsx';

interface Props {
  month: string;
  sums: readonly MonthSum[] | undefined;
  chosen: 'none' | 'some' | 'all';
  choosing: boolean;
  onToggle: (month: string) => void;
}

/** « Novembre 2026 », and what its listed documents come to. */
export const MonthHeading = memo(function MonthHeading({
  month,
  sums = [],
  chosen,
  choosing,
  onToggle,
}: Props) {
  const name = formatMonth(`${month}-01`);
  const figure = monthFigure(sums);
  return (
    <div
      className={cx(
        'relative flex items-baseline gap-x-4 border-b border-rule pt-4 pb-2.5 desk:pr-3 desk:pl-11 @table:pr-31',
        choosing && 'max-desk:pl-9',
      )}
      data-ledger="month"
    >
      <span className="absolute inset-x-0 top-1.5 bottom-0">
        <ChoiceBox
          label={`Sélectionner ${name}`}
          chosen={chosen}
          choosing={choosing}
          onToggle={() => onToggle(month)}
        />
      </span>
      <h2 className="h3 mr-auto">{name}</h2>
      {figure && (
        <p className="flex items-baseline gap-x-3 whitespace-nowrap desk:gap-x-5">
          <span className="small faint">
            <span className="desk:hidden">{figure.short}</span>
            <span className="max-desk:hidden">{figure.label}</span>
          </span>
          <span className="num strong">{figure.amount}</span>
        </p>
      )}
    </div>
  );
});
