import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import type { LineUnit } from '#domain/document/types.ts';
import { UNITS, unitLabel } from '#domain/document/units.ts';
import { formatPercent } from '#domain/format/numbers.ts';
import { numberOrZero } from '#domain/money/parse.ts';
import { VAT_EXEMPTIONS } from '#domain/vat/exemptionChoices.ts';
import { VAT_RATES } from '#domain/vat/rates.ts';
import { cx } from '#web/ui/cx.ts';
import type { EditedLine } from './editedDocument.ts';
import { taxChosen } from './lineTax.ts';
import type { useLine } from './useLine.ts';

interface Props extends ReturnType<typeof useLine> {
  /** Its place in the document, from 0. */
  index: number;
  vat: boolean;
  vatRate: number;
  home: boolean | null;
  errors: FieldErrors<EditedLine> | undefined;
  onFocus?: () => void;
  onBlur?: () => void;
}

/** What a line is made of: on a desktop under its words, on a phone each with its label. */
export function LineCells({
  index,
  vat,
  vatRate,
  home,
  errors,
  line,
  field,
  change,
  ...on
}: Props) {
  const position = index + 1;
  const tiesOf = (part: keyof EditedLine) =>
    errors?.[part] &&
    ({ 'aria-invalid': true, 'aria-describedby': lineErrorId(index, part) } as const);
  const writing = { onFocus: () => on.onFocus?.(), onBlur: () => on.onBlur?.() };
  return (
    <>
      <Cell label="Description" position={position} className="area-what">
        <textarea
          {...field('description', writing.onBlur)}
          onFocus={writing.onFocus}
          className="cell block resize-none field-sizing-content"
          rows={rowsOf(line.description)}
          {...tiesOf('description')}
        />
      </Cell>
      <div className="area-count flex items-end">
        <Cell label="Quantité" position={position} className="flex-1">
          <Figure
            field={field('quantity', writing.onBlur)}
            onFocus={writing.onFocus}
            ties={tiesOf('quantity')}
          />
        </Cell>
        <Cell label="Unité" position={position} className="max-desk:flex-2">
          <select
            {...writing}
            className="cell cursor-pointer appearance-none text-ellipsis desk:text-small desk:text-ink-2"
            value={line.unit ?? 'unit'}
            onChange={(event) => change({ unit: unitChosen(event.target.value) })}
          >
            {UNITS.map(({ value }) => (
              <option key={value} value={value}>
                {unitLabel(value, numberOrZero(line.quantity))}
              </option>
            ))}
          </select>
        </Cell>
      </div>
      <Cell
        label="Prix unitaire"
        position={position}
        className="area-price desk:flex desk:items-baseline"
      >
        <Figure
          field={field('unitPrice', writing.onBlur)}
          onFocus={writing.onFocus}
          missing={line.flags.includes('price_to_complete')}
          ties={tiesOf('unitPrice')}
        />
      </Cell>
      {vat && (
        <Cell label="TVA" position={position} className="area-rate desk:flex desk:items-baseline">
          <select
            {...writing}
            {...tiesOf('vatRate')}
            className="cell cell--num appearance-none"
            value={line.vatCase ?? line.vatRate ?? vatRate}
            onChange={(event) => change(taxChosen(event.target.value, vatRate, home))}
          >
            <optgroup label="Taux">
              {VAT_RATES.map(({ rate }) => (
                <option key={rate} value={rate}>
                  {formatPercent(rate)}
                </option>
              ))}
            </optgroup>
            <optgroup label="Sans TVA">
              {VAT_EXEMPTIONS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {`0 % · ${label}`}
                </option>
              ))}
            </optgroup>
          </select>
        </Cell>
      )}
    </>
  );
}

/** The message under a line that tells what is wrong with one of its fields. */
export function lineErrorId(index: number, part: keyof EditedLine): string {
  return `line-${index}-${part}-error`;
}

interface CellProps {
  label: string;
  position: number;
  className?: string;
  children: ReactNode;
}

function Cell({ label, position, className, children }: CellProps) {
  return (
    <label className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <span className="field__label desk:sr-only">
        {label}
        <span className="sr"> de la ligne {position}</span>
      </span>
      {children}
    </label>
  );
}

interface FigureProps {
  field: UseFormRegisterReturn;
  onFocus: () => void;
  missing?: boolean;
  ties: { 'aria-invalid': true; 'aria-describedby': string } | undefined;
}

function Figure({ field, onFocus, missing = false, ties }: FigureProps) {
  return (
    <input
      {...field}
      className={cx('cell cell--num', missing && 'cell--missing')}
      inputMode="decimal"
      autoComplete="off"
      {...ties}
      onFocus={(event) => {
        onFocus();
        event.target.select();
      }}
    />
  );
}

/** For browsers that do not size a field by its content. */
function rowsOf(text: string): number {
  return Math.min(12, Math.max(text.split('\n').length, Math.ceil(text.length / 34), 1));
}

function unitChosen(value: string): LineUnit | null {
  const unit = UNITS.find((known) => known.value === value)?.value ?? null;
  return unit === 'unit' ? null : unit;
}
