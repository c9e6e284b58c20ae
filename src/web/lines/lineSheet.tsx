import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import {
  type FocusEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { lineTotal } from '#domain/document/totals.ts';
import { numberOrZero } from '#domain/money/parse.ts';
import { Amount } from '#web/ui/amount.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/iconButton.tsx';
import type { EditedLine } from './editedDocument.ts';
import { LineCells } from './lineCells.tsx';
import { type LineProps, LineUnder } from './lineRow.tsx';
import type { LinePart, OpenedLine } from './openedLine.ts';
import { useLine } from './useLine.ts';

interface Props extends Omit<LineProps, 'index'> {
  opened: OpenedLine;
  /** The line it shows: another one has fields of its own. */
  id: string;
  count: number;
  /** Goes to another line, or to a new one after the last; `part` is where the keyboard was. */
  onMove: (index: number, part: LinePart | null) => void;
  onClose: () => void;
  /** Where the focus goes back to. */
  row: () => HTMLElement | null;
}

/** The fields of one line, from below: what is typed is in the document as it is typed. */
export function LineSheet({ opened, id, count, onMove, onClose, row, ...line }: Props) {
  const firstRef = useRef<HTMLElement>(null);
  const { part, ...written } = usePartWritten();
  const { index } = opened;
  // A press by key leaves the focus on its button.
  const goTo = (next: number, { detail }: MouseEvent) =>
    onMove(next, detail === 0 ? null : part.current);
  const isLast = index === count - 1;
  return (
    <Dialog
      open
      aside
      atOnce
      title={
        <>
          Ligne {index + 1} <span className="soft font-regular">sur {count}</span>
        </>
      }
      onClose={onClose}
      initialFocus={firstRef}
      finalFocus={row}
    >
      <form
        {...written}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // The sheet stands in the form of the document, for React.
          event.stopPropagation();
          onClose();
        }}
      >
        <LineFields key={id} {...line} {...{ opened, firstRef }} />
        <div className="flex items-center gap-2">
          <div className="-ml-2 flex">
            <IconButton
              label="Ligne précédente"
              tooltip={false}
              disabled={index === 0}
              onClick={(press) => goTo(index - 1, press)}
            >
              <ChevronLeft className="i" />
            </IconButton>
            <IconButton
              label={isLast ? 'Ajouter une autre ligne' : 'Ligne suivante'}
              tooltip={false}
              onClick={(press) => goTo(index + 1, press)}
            >
              {isLast ? <Plus className="i" /> : <ChevronRight className="i" />}
            </IconButton>
          </div>
          {line.onRemove && (
            <Button variant="danger-quiet" onClick={() => line.onRemove?.(index)}>
              Retirer<span className="sr"> la ligne {index + 1}</span>
            </Button>
          )}
          <Button type="submit" variant="primary" className="ml-auto">
            Terminé
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface FieldsProps extends Omit<LineProps, 'index'> {
  opened: OpenedLine;
  firstRef: RefObject<HTMLElement | null>;
}

function LineFields({ opened, firstRef, ...props }: FieldsProps) {
  const { index } = opened;
  const { vat, vatRate, home, currency, errors } = props;
  const fields = useLine(index, errors !== undefined);
  const { line } = fields;
  const place = useFirstFocus(opened, line, firstRef);
  return (
    <div ref={place} data-line tabIndex={-1} className="grid gap-3 outline-none">
      {line.source && <Source source={line.source} />}
      <div className={cx('lines__fields', !vat && 'lines__fields--no-vat')}>
        <LineCells {...fields} {...{ index, vat, vatRate, home, errors }} />
        <p className="area-total flex items-baseline justify-between gap-4">
          <span className="small soft font-medium">Total HT</span>
          <Amount
            value={lineTotal(numberOrZero(line.quantity), numberOrZero(line.unitPrice))}
            currency={currency}
            className={cx('lines__total', line.option && 'faint')}
          />
        </p>
        <div className="area-help">
          <LineUnder {...props} {...fields} index={index} />
        </div>
      </div>
    </div>
  );
}

/** The words it was read from: the sentence is behind. */
function Source({ source }: { source: string }) {
  return (
    <p className="caption soft min-w-0">
      <span className="line-clamp-2">
        «&nbsp;
        <span className="box-decoration-clone shadow-[inset_0_-2px_0_var(--color-brass)]">
          {source.replaceAll(/\s+/g, ' ')}
        </span>
        &nbsp;»
      </span>
    </p>
  );
}

/** What is wrong first, then what is empty, then the figure that was pressed; else no keyboard yet. */
function useFirstFocus(
  { part }: OpenedLine,
  line: EditedLine,
  firstRef: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const take = useEffectEvent(() => {
    const named = (wanted: LinePart | null) =>
      wanted && place.current?.querySelector<HTMLElement>(`[name$=".${wanted}"]`);
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const field = wrong ?? named(emptyPart(line) ?? part) ?? null;
    firstRef.current = field ?? place.current;
    // Going from line to line by its buttons, the focus stays on them.
    if (field || !isWithinSheet(place.current)) firstRef.current?.focus();
  });
  useEffect(() => take(), []);
  return place;
}

function emptyPart(line: EditedLine): LinePart | null {
  if (line.description.trim() === '') return 'description';
  return line.flags.includes('price_to_complete') ? 'unitPrice' : null;
}

function isWithinSheet(place: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return Boolean(place?.closest('form')?.contains(focused)) && !focused?.matches(':disabled');
}

/** The field that has the keyboard: the next line goes on with the same. */
function usePartWritten() {
  const part = useRef<LinePart | null>(null);
  return {
    part,
    onFocus: ({ target }: FocusEvent) => {
      part.current = partOf(target) ?? part.current;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Towards nothing: the keyboard was put away.
      if (relatedTarget === null) part.current = null;
    },
  };
}

function partOf(field: Element): LinePart | null {
  const part = field.getAttribute('name')?.split('.')[2];
  return part === 'description' || part === 'quantity' || part === 'unitPrice' ? part : null;
}
