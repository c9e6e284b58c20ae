import type { ReactNode } from 'react';
import { unitLabel } from '#domain/document/units.ts';
import { lineTotal } from '#domain/document/totals.ts';
import {
  formatAmount,
  formatPercent,
  formatQuantity,
  formatUnitPrice,
} from '#domain/format/numbers.ts';
import { numberOrZero, parseFrenchNumber } from '#domain/money/parse.ts';
import type { Doubted } from '#web/sentence/doubted.ts';
import { cx } from '#web/ui/cx.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Tag } from '#web/ui/states.tsx';
import type { EditedLine } from './editedDocument.ts';
import { LineErrors, LineHelp } from './lineHelp.tsx';
import type { LineProps } from './lineRow.tsx';
import { exemptionLabel } from './lineTax.ts';
import type { LinePart } from './openedLine.ts';
import { useLine } from './useLine.ts';

interface Props extends Omit<LineProps, 'onRemove' | 'mayBeOption'> {
  /** Opens its sheet; `part` is the figure that was pressed. */
  onOpen: (part: LinePart | null) => void;
  /** Under the line: what is not sure of it. */
  doubt?: ReactNode;
  told?: Doubted | null;
}

/** A line on a phone: what, and how much of it at what price. A press opens its fields from below. */
export function PhoneLine({ index, vat, currency, errors, onOpen, ...props }: Props) {
  const { line, change } = useLine(index, errors !== undefined);
  return (
    <li className="lines__row outline-none" data-line tabIndex={-1}>
      <button
        type="button"
        // A reason why it cannot be issued leads here (editMode.tsx).
        name={`lineItems.${index}.description`}
        className="lines__press"
        aria-haspopup="dialog"
        onClick={({ target }) => onOpen(partOf(target))}
      >
        <span className="sr">Modifier la ligne {index + 1}&nbsp;: </span>
        <span className={cx('lines__words', line.description.trim() === '' && 'soft font-regular')}>
          {line.description.trim() || 'Sans description'}
          <span className="sr">, </span>
        </span>
        <Total line={line} currency={currency} />
        <Figures {...{ line, vat, currency }} vatRate={props.vatRate} />
      </button>
      <div className="lines__beneath">
        <LineErrors errors={errors} />
        <FieldError message={errors?.option?.message} />
        {props.doubt}
        <LineHelp
          {...{ index, line, currency }}
          onChange={change}
          reading={props.reading}
          documentId={props.documentId}
          isPriceAsked
          told={props.told ?? null}
        />
      </div>
    </li>
  );
}

function Total({ line, currency }: { line: EditedLine; currency: string }) {
  if (line.flags.includes('price_to_complete')) {
    return (
      <span className="lines__total faint" aria-hidden="true">
        —
      </span>
    );
  }
  const total = lineTotal(numberOrZero(line.quantity), numberOrZero(line.unitPrice));
  return (
    <span className={cx('lines__total', line.option && 'faint')}>
      {formatAmount(total, currency)}
      <span className="sr">, </span>
    </span>
  );
}

type FiguresProps = Pick<Props, 'vat' | 'vatRate' | 'currency'> & { line: EditedLine };

/** « 3 jours × 450,00 € · TVA 20 % ». */
function Figures({ line, vat, vatRate, currency }: FiguresProps) {
  return (
    <span className="lines__figures">
      <span className="lines__part" data-part="quantity">
        {asRead(line.quantity, formatQuantity)}
        {line.unit && `\u00A0${unitLabel(line.unit, numberOrZero(line.quantity))}`}
      </span>
      <span className="faint"> × </span>
      {line.flags.includes('price_to_complete') ? (
        <span data-part="unitPrice">
          <Tag>Prix à compléter</Tag>
        </span>
      ) : (
        <span className="lines__part" data-part="unitPrice">
          {asRead(line.unitPrice, (price) => formatUnitPrice(price, currency))}
        </span>
      )}
      {vat && <span className="faint"> · {taxOf(line, vatRate)}</span>}
      {line.option && <span className="faint"> · en option, hors du total</span>}
    </span>
  );
}

function taxOf({ vatCase, vatRate }: EditedLine, documentRate: number): string {
  if (vatCase !== null) return `sans TVA\u00A0: ${exemptionLabel(vatCase)}`;
  return `TVA ${formatPercent(vatRate ?? documentRate)}`;
}

/** What is no number is shown as typed: it is to be corrected. */
function asRead(typed: string, format: (value: number) => string): string {
  const value = parseFrenchNumber(typed);
  return value === null ? typed : format(value);
}

function partOf(pressed: EventTarget): LinePart | null {
  const part = pressed instanceof Element ? pressed.closest<HTMLElement>('[data-part]') : null;
  return (part?.dataset['part'] as LinePart | undefined) ?? null;
}
