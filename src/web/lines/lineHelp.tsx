import { useQuery } from '@tanstack/react-query';
import type { FieldErrors } from 'react-hook-form';
import { Link } from 'react-router';
import type { LineFlag } from '#domain/document/lineFlags.ts';
import type { Draft } from '#drafting/draft.ts';
import { numberOrZero } from '#domain/money/parse.ts';
import type { LineSuggestionsAnswer } from '#server/drafting/answers.ts';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { formatAmount, formatQuantity } from '#domain/format/numbers.ts';
import { insideSentence } from '#domain/format/words.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Tag } from '#web/ui/states.tsx';
import { type EditedLine, priceText } from './editedDocument.ts';
import { FLAG_WORDS, alternativesOf } from './lineAlternatives.ts';
import { useSettled } from '#web/ui/useSettled.ts';
import type { Doubted } from '#web/sentence/doubted.ts';

interface ErrorsProps {
  errors: FieldErrors<EditedLine> | undefined;
  /** Ties each to its field, where the fields are. */
  idOf?: (part: keyof EditedLine) => string;
}

/** What is wrong with a line, all of it at once. */
export function LineErrors({ errors, idOf }: ErrorsProps) {
  return (['description', 'quantity', 'unitPrice', 'vatRate'] as const).map((name) => (
    <FieldError key={name} {...(idOf && { id: idOf(name) })} message={errors?.[name]?.message} />
  ));
}

interface Props {
  /** Its place in the document, from 0. */
  index: number;
  line: EditedLine;
  reading: Draft | null;
  documentId: string;
  currency: string;
  /** The row says already that its price is to be completed. */
  isPriceAsked?: boolean;
  /** The doubt of the reading that stands with the line: the same is not said twice. */
  told?: Doubted | null;
  onChange: (change: Partial<EditedLine>) => void;
}

/** What a doubt of the reading says in its own words. */
const TOLD_BY_DOUBT: readonly LineFlag[] = ['ambiguous_unit_or_lot', 'quantity_to_check'];

/** Under a line: what is doubtful, the other readings, the prices asked before. One tap each. */
export function LineHelp({
  index,
  line,
  reading,
  documentId,
  currency,
  isPriceAsked = false,
  told = null,
  onChange,
}: Props) {
  const alternatives = alternativesOf(line, reading, told);
  const past = usePastPrices(line, documentId);
  const doubts = line.flags.filter((flag) => !isPriceAsked || flag !== 'price_to_complete');
  if (doubts.length + alternatives.length + past.length === 0) return null;
  return (
    <div className="lines__cite">
      {doubts.map((flag) => (
        <span key={flag} className="inline-flex items-center gap-1.5">
          {!(told && TOLD_BY_DOUBT.includes(flag)) && <Tag>{FLAG_WORDS[flag]}</Tag>}
          {flag !== 'price_to_complete' && (
            <Button
              size="s"
              // A reason why it cannot be issued leads here (editMode.tsx).
              name={`lineItems.${index}.flags`}
              aria-label={`C’est juste, ligne ${index + 1}\u00A0: ${insideSentence(FLAG_WORDS[flag])}`}
              onClick={({ currentTarget }) => {
                // The button goes: the focus stays on its line.
                currentTarget.closest<HTMLElement>('[data-line]')?.focus();
                onChange({ flags: line.flags.filter((other) => other !== flag) });
              }}
            >
              C’est juste
            </Button>
          )}
        </span>
      ))}
      {alternatives.map((alternative) => (
        <Button
          key={alternative.label}
          size="s"
          onClick={() =>
            onChange({
              quantity: formatQuantity(alternative.quantity),
              unitPrice: priceText(alternative.unitPrice),
              vatRate: alternative.vatRate ?? line.vatRate,
              flags: [],
            })
          }
        >
          {alternative.label}
        </Button>
      ))}
      {past.map((found) => (
        <span key={`${found.documentId}${found.description}`} className="small soft">
          Déjà facturé{' '}
          <Button
            size="s"
            aria-label={`Reprendre ${formatAmount(found.unitPrice, currency)}`}
            onClick={() => onChange({ unitPrice: priceText(found.unitPrice) })}
          >
            {formatAmount(found.unitPrice, currency)}
          </Button>{' '}
          {found.description !== line.description && `pour « ${found.description} » `}
          {found.documentId ? (
            <>
              (<Link to={`/app/documents/${found.documentId}`}>{found.source}</Link>)
            </>
          ) : (
            `(${found.source})`
          )}
        </span>
      ))}
    </div>
  );
}

const SUGGESTION_DELAY_MS = 500;
const MOST_SUGGESTIONS = 2;

/**
 * The user's own past prices (docs/product.md, Drafting), for a line that lacks one or whose price
 * surprises.
 */
function usePastPrices(line: EditedLine, documentId: string): LineSuggestionsAnswer['items'] {
  const description = useSettled(line.description.trim(), SUGGESTION_DELAY_MS);
  const wanted =
    description.length > 2 &&
    (numberOrZero(line.unitPrice) === 0 || line.flags.includes('unusual_price'));
  const { data } = useQuery({
    queryKey: ['line-suggestions', documentId, description],
    queryFn: ({ signal }) =>
      api.post<LineSuggestionsAnswer>(
        '/api/functions/line-suggestions',
        { description: description.slice(0, 500), documentId },
        { signal },
      ),
    enabled: wanted,
    // Help that does not come is not missed.
    retry: false,
    staleTime: 60_000,
  });
  return wanted ? (data?.items.slice(0, MOST_SUGGESTIONS) ?? []) : [];
}
