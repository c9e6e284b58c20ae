import { X } from 'lucide-react';
import { cx } from '#web/ui/cx.ts';
import type { SaidFact } from './saidFacts.ts';

interface Props {
  said: readonly SaidFact[];
  /** How many were put aside. */
  aside?: number;
  /** Absent where nothing can be put aside. */
  onAside?: (fact: SaidFact) => void;
  onRestore?: () => void;
}

const CHIP =
  'inline-flex max-w-full min-h-9 items-center gap-2 rounded-sm bg-sheet px-3 text-small hover:bg-fact-soft max-desk:min-h-10';
const FOLLOWED = 'inset-ring inset-ring-rule hover:inset-ring-fact';
const NOT_FOLLOWED = 'border border-dashed border-brass-ink';
const VALUE =
  'min-w-0 font-semibold wrap-anywhere tabular-nums underline decoration-fact decoration-dotted decoration-2 underline-offset-[0.3em] [text-decoration-skip-ink:none]';

/** What the sentence says beside its lines: each in a chip, and what is not followed, in words. */
export function FactChips({ said, aside = 0, onAside, onRestore }: Props) {
  if (said.length === 0 && aside === 0) return null;
  const notFollowed = said.filter((fact) => fact.notFollowed !== null);
  return (
    <div>
      <ul className="mt-3 flex flex-wrap gap-2" aria-label="Compris dans votre phrase">
        {said.map((fact) => (
          <li
            key={fact.key}
            className={cx(CHIP, onAside && 'pr-0.5', fact.notFollowed ? NOT_FOLLOWED : FOLLOWED)}
          >
            <span className="whitespace-nowrap text-ink-3">{fact.label}</span>
            <span className={VALUE}>{fact.value}</span>
            {fact.notFollowed && <span className="sr">, non suivi</span>}
            {onAside && (
              <button
                type="button"
                className="grid size-7 flex-none cursor-pointer place-items-center rounded-[3px] text-ink-3 hover:text-ink max-desk:size-10"
                aria-label={`Écarter\u00A0: ${fact.label} ${fact.value}`}
                onClick={() => onAside(fact)}
              >
                <X className="i size-3.5" />
              </button>
            )}
          </li>
        ))}
        {aside > 0 && onRestore && (
          <li>
            <button type="button" className="link small min-h-9" onClick={onRestore}>
              Reprendre {aside > 1 ? `les ${aside} mentions écartées` : 'la mention écartée'}
            </button>
          </li>
        )}
      </ul>
      {notFollowed.length > 0 && (
        <ul
          className="mt-2.5 grid gap-1 text-small text-pretty text-brass-ink"
          aria-label="Ce que le document ne suit pas"
        >
          {notFollowed.map(({ key, label, value, notFollowed: why }) => (
            <li key={key}>
              <b>
                {label} {value}.
              </b>{' '}
              {why}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
