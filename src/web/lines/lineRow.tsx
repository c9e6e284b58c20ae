import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { lineTotal } from '#domain/document/totals.ts';
import { numberOrZero } from '#domain/money/parse.ts';
import type { Draft } from '#drafting/draft.ts';
import { Amount } from '#web/ui/amount.tsx';
import type { Doubted } from '#web/sentence/doubted.ts';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/iconButton.tsx';
import type { EditedLine } from './editedDocument.ts';
import { LineCells, lineErrorId } from './lineCells.tsx';
import { LineChoices } from './lineChoices.tsx';
import { LineErrors, LineHelp } from './lineHelp.tsx';
import { asksHome, exemptionLabel } from './lineTax.ts';
import { useLine } from './useLine.ts';

/** What a line is drawn from, in a row or in the sheet of a phone. */
export interface LineProps {
  /** Its place in the form's `lineItems`. */
  index: number;
  vat: boolean;
  vatRate: number;
  /** What all lines at the document's rate say of works in a home; null where they differ. */
  home: boolean | null;
  /** Each line has its own box for it, and tells that it was pressed. */
  homeByLine: boolean;
  onHome: () => void;
  currency: string;
  reading: Draft | null;
  documentId: string;
  errors: FieldErrors<EditedLine> | undefined;
  /** Absent on the only line (docs/product.md, Lines and totals). */
  onRemove: ((index: number) => void) | null;
  /** True on a quote of several lines: one at least is to stay outside the options. */
  mayBeOption: boolean;
}

interface Props extends LineProps {
  /** The words this line came from are shown while it is pointed at or written in. */
  onPoint: (source: string | null) => void;
  onWrite: (source: string | null) => void;
  /** Under the line: what is not sure of it. */
  doubt?: ReactNode;
  told?: Doubted | null;
}

/** A line where there is room for its fields: see `phoneLine.tsx` for the others. */
export function LineRow(props: Props) {
  const { index, vat, errors, onRemove } = props;
  const fields = useLine(index, errors !== undefined);
  const { line } = fields;
  const missing = line.flags.includes('price_to_complete');
  return (
    <li
      className="lines__row lines__fields outline-none"
      data-line
      tabIndex={-1}
      onPointerEnter={() => props.onPoint(line.source)}
      onPointerLeave={() => props.onPoint(null)}
    >
      <LineCells
        {...fields}
        {...{ index, vat, errors }}
        vatRate={props.vatRate}
        home={props.home}
        onFocus={() => props.onWrite(line.source)}
        onBlur={() => props.onWrite(null)}
      />
      <div
        className={cx('lines__total area-total text-right', (missing || line.option) && 'faint')}
      >
        <Amount
          value={lineTotal(numberOrZero(line.quantity), numberOrZero(line.unitPrice))}
          currency={props.currency}
        />
      </div>
      <div className="area-remove">
        {onRemove && (
          <IconButton
            small
            danger
            label={`Retirer la ligne ${index + 1}`}
            onClick={() => onRemove(index)}
          >
            <X className="i" />
          </IconButton>
        )}
      </div>
      <div className="area-help">
        {props.doubt}
        <LineUnder {...props} {...fields} />
      </div>
    </li>
  );
}

interface UnderProps extends LineProps {
  line: EditedLine;
  change: (figures: Partial<EditedLine>) => void;
  told?: Doubted | null;
}

/** Under the fields of a line: what is wrong or doubtful, and what may be said besides. */
export function LineUnder({ line, change, index, vat, errors, ...props }: UnderProps) {
  return (
    <>
      <LineErrors errors={errors} idOf={(part) => lineErrorId(index, part)} />
      <LineHelp
        {...{ index, line }}
        currency={props.currency}
        onChange={change}
        reading={props.reading}
        documentId={props.documentId}
        told={props.told ?? null}
      />
      {vat && line.vatCase !== null && (
        <p className="caption soft pb-2 desk:pl-1.5">
          Sans TVA&nbsp;: {exemptionLabel(line.vatCase)}
        </p>
      )}
      <LineChoices
        {...{ index, line }}
        mayBeOption={(props.mayBeOption && line.kind === 'sale') || line.option}
        optionError={errors?.option?.message}
        mayBeOldHome={vat && asksHome(line, props.vatRate, props.homeByLine)}
        onChange={change}
        onHome={props.onHome}
      />
    </>
  );
}
