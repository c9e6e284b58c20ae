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

/** What the sentence says beside its lines: each in a chip, and what is not followed, in words. */
export function FactChips({ said, aside = 0, onAside, onRestore }: Props) {
  if (said.length === 0 && aside === 0) return null;
  const notFollowed = said.filter((fact) => fact.notFollowed !== null);
  return (
    <div>
      <ul className="fchips" aria-label="Compris dans votre phrase">
        {said.map((fact) => (
          <li
            key={fact.key}
            className={cx('fchip', onAside && 'fchip--shut', fact.notFollowed && 'fchip--not')}
          >
            <span className="fchip__k">{fact.label}</span>
            <span className="fchip__v">{fact.value}</span>
            {fact.notFollowed && <span className="sr">, non suivi</span>}
            {onAside && (
              <button
                type="button"
                className="fchip__x"
                aria-label={`Écarter\u00A0: ${fact.label} ${fact.value}`}
                onClick={() => onAside(fact)}
              >
                <X className="i" />
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
        <ul className="fnotes" aria-label="Ce que le document ne suit pas">
          {notFollowed.map(({ key, label, value, notFollowed: why }) => (
            <li key={key}>
              <b>
                {label} {value}
              </b>
              &nbsp;: {why}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
