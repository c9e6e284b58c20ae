import { useQuery } from '@tanstack/react-query';
import { DOCUMENT_VIEWS } from '#domain/document/views.ts';
import { formatWhole } from '#domain/format/numbers.ts';
import { documentCountsQuery } from '#web/api/queries.ts';
import { cx } from '#web/ui/cx.ts';
import type { Filters } from './filters.ts';

const ALL = { value: '', label: 'Tous' } as const;

interface Props {
  view: Filters['view'];
  onChange: (view: Filters['view']) => void;
}

/** « Tous 68 · À encaisser 4 · En retard 2 »: the list at one press, with how many it holds. */
export function Views({ view, onChange }: Props) {
  const { data: counts } = useQuery(documentCountsQuery);
  return (
    <nav
      aria-label="Documents affichés"
      className="mb-4 flex gap-6 overflow-x-auto border-b border-hairline max-desk:-mx-4 max-desk:px-4"
    >
      {[ALL, ...DOCUMENT_VIEWS].map(({ value, label }) => {
        const count = counts?.[value === '' ? 'all' : value];
        const on = view === value;
        return (
          <button
            key={value}
            type="button"
            aria-pressed={on}
            className={cx(TAB, on ? ON : 'text-ink-2 hover:text-ink')}
            onClick={() => onChange(value)}
          >
            {label}{' '}
            {count !== undefined && (
              <span
                className={cx(
                  'ml-0.5 tabular-nums',
                  value === 'late' && count > 0 ? 'late strong' : 'font-regular text-ink-3',
                )}
              >
                {formatWhole(count)}
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
}

const TAB = 'relative flex-none py-2.5 font-medium whitespace-nowrap';
const ON = 'font-semibold text-ink after:absolute after:inset-[auto_0_0] after:h-0.5 after:bg-ink';
