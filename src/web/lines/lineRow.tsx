import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import type { LineUnit } from '#domain/document/types.ts';
import { UNITS, unitLabel } from '#domain/document/units.ts';
import { lineTotal } from '#domain/document/totals.ts';
import { formatPercent } from '#domain/format/numbers.ts';
import { numberOrZero } from '#domain/money/parse.ts';
import { VAT_EXEMPTIONS } from '#domain/vat/exemptionChoices.ts';
import { VAT_RATES } from '#domain/vat/rates.ts';
import type { Draft } from '#drafting/draft.ts';
import { Amount } from '#web/ui/amount.tsx';
import { cx } from '#web/ui/cx.ts';
import { FieldError } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/iconButton.tsx';
import type { EditedLine } from './editedDocument.ts';
import { LineChoices } from './lineChoices.tsx';
import { LineHelp } from './lineHelp.tsx';
import { useLine } from './useLine.ts';

/** On a phone a cell is a field with its label; on a desktop, a cell under its column's head. */
const CELL = 'cell cell--field';

interface Props {
  /** Its place in the form's `lineItems`. */
  index: number;
  vat: boolean;
  vatRate: number;
  currency: string;
  reading: Draft | null;
  documentId: string;
  errors: FieldErrors<EditedLine> | undefined;
  /** Absent on the only line (docs/product.md, Lines and totals). */
  onRemove: ((index: number) => void) | null;
  /** True on a quote of several lines: one at least is to stay outside the options. */
  mayBeOption: boolean;
  /** The words this line came from are shown while it is pointed at or written in. */
  onPoint: (source: string | null) => void;
  onWrite: (source: string | null) => void;
  /** Under the line: what is not sure of it. */
  doubt?: ReactNode;
}

export function LineRow(props: Props) {
  const { index, vat, vatRate, currency, errors, onRemove } = props;
  const { line, field, change } = useLine(index, errors !== undefined);
  const writing: Writing = {
    onFocus: () => props.onWrite(line.source),
    onBlur: () => props.onWrite(null),
  };
  const position = index + 1;
  const missing = line.flags.includes('price_to_complete');
  const amount = lineTotal(numberOrZero(line.quantity), numberOrZero(line.unitPrice));
  return (
    <li
      className={cx('lines__row group outline-none', !vat && 'lines__row--no-vat')}
      tabIndex={-1}
      onPointerEnter={() => props.onPoint(line.source)}
      onPointerLeave={() => props.onPoint(null)}
    >
      <Cell label="Description" position={position} className="area-what">
        <textarea
          {...field('description', writing.onBlur)}
          onFocus={writing.onFocus}
          className={cx(CELL, 'block resize-none field-sizing-content')}
          rows={rowsOf(line.description)}
          aria-invalid={errors?.description ? true : undefined}
        />
      </Cell>
      {line.source && <PhoneSource source={line.source} />}
      <div className="area-count flex items-end">
        <Cell label="Quantité" position={position} className="flex-1">
          <Figure
            field={field('quantity', writing.onBlur)}
            onFocus={writing.onFocus}
            invalid={errors?.quantity !== undefined}
          />
        </Cell>
        <Cell label="Unité" position={position} hidden>
          <select
            {...writing}
            className="cell soft cursor-pointer appearance-none text-small text-ellipsis max-desk:min-h-12 max-desk:w-[4.25rem] max-desk:px-1"
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
          missing={missing}
          invalid={errors?.unitPrice !== undefined}
        />
      </Cell>
      {vat && (
        <Cell label="TVA" position={position} className="area-rate desk:flex desk:items-baseline">
          <select
            {...writing}
            className={cx(CELL, 'cell--num appearance-none')}
            value={line.vatCase ?? line.vatRate ?? vatRate}
            onChange={(event) => change(taxChosen(event.target.value, vatRate))}
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
                  {`0 % · ${label}`}
                </option>
              ))}
            </optgroup>
          </select>
        </Cell>
      )}
      <div
        className={cx('lines__total area-total text-right', (missing || line.option) && 'faint')}
      >
        <Amount value={amount} currency={currency} />
      </div>
      <div className="area-remove">
        {onRemove && (
          <IconButton
            small
            danger
            label={`Retirer la ligne ${position}`}
            onClick={() => onRemove(index)}
          >
            <X className="i" />
          </IconButton>
        )}
      </div>
      <div className="area-help">
        {(['description', 'quantity', 'unitPrice', 'vatRate'] as const).map((name) => (
          <FieldError key={name} message={errors?.[name]?.message} />
        ))}
        <LineHelp
          {...{ index, line, currency }}
          onChange={change}
          reading={props.reading}
          documentId={props.documentId}
        />
        {vat && line.vatCase !== null && (
          <p className="caption soft pb-2 desk:pl-1.5">Sans TVA&nbsp;: {labelOf(line.vatCase)}</p>
        )}
        <LineChoices
          {...{ index, line }}
          mayBeOption={(props.mayBeOption && line.kind === 'sale') || line.option}
          optionError={errors?.option?.message}
          mayBeOldHome={mayBeOldHome(line, vat, vatRate)}
          onChange={change}
        />
        {props.doubt}
      </div>
    </li>
  );
}

/** On a phone the sentence may have scrolled away: its words stand beside the first label. */
function PhoneSource({ source }: { source: string }) {
  return (
    <span
      className="area-source caption soft hidden truncate max-desk:group-focus-within:block"
      aria-hidden="true"
    >
      «&nbsp;{source.replaceAll(/\s+/g, ' ')}&nbsp;»
    </span>
  );
}

interface CellProps {
  label: string;
  position: number;
  className?: string;
  /** Never drawn: the field says what it is. */
  hidden?: boolean;
  children: ReactNode;
}

function Cell({ label, position, className, hidden = false, children }: CellProps) {
  return (
    <label className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <span className={cx('field__label', hidden ? 'sr' : 'desk:sr-only')}>
        {label}
        <span className="sr"> de la ligne {position}</span>
      </span>
      {children}
    </label>
  );
}

interface Writing {
  onFocus: () => void;
  onBlur: () => void;
}

interface FigureProps {
  field: UseFormRegisterReturn;
  onFocus: () => void;
  missing?: boolean;
  invalid: boolean;
}

function Figure({ field, onFocus, missing = false, invalid }: FigureProps) {
  return (
    <input
      {...field}
      className={cx(CELL, 'cell--num', missing && 'cell--missing')}
      inputMode="decimal"
      autoComplete="off"
      aria-invalid={invalid ? true : undefined}
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

function labelOf(vatCase: EditedLine['vatCase']): string {
  return VAT_EXEMPTIONS.find(({ value }) => value === vatCase)?.label ?? '';
}

/** A rate, the document's own being left unsaid, or a reason for bearing none. */
function taxChosen(value: string, documentRate: number): Partial<EditedLine> {
  const vatCase = VAT_EXEMPTIONS.find((known) => known.value === value)?.value ?? null;
  if (vatCase !== null) return { vatCase, vatRate: null, inOldHome: false };
  return { vatCase: null, vatRate: Number(value) === documentRate ? null : Number(value) };
}

/** The rates that works in a home may bear (CGI art. 279-0 bis and 278-0 bis A). */
const HOME_RATES = [10, 5.5];

function mayBeOldHome(line: EditedLine, vat: boolean, vatRate: number): boolean {
  return vat && line.vatCase === null && HOME_RATES.includes(line.vatRate ?? vatRate);
}
