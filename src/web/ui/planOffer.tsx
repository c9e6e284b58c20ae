import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatWhole } from '#domain/format/numbers.ts';
import { cx } from './cx.ts';
import { Tag } from './states.tsx';

interface PlanOfferProps {
  /** Of its heading. */
  level: 2 | 3;
  name: string;
  audience: string;
  monthly: number;
  unit: string;
  note: string;
  gives: readonly string[];
  /** On a sheet that stands higher than the others. */
  recommended?: boolean | undefined;
  /** How it joins its neighbours. */
  className?: string;
  /** Its button. */
  children: ReactNode;
}

const PRICE =
  'font-display leading-none font-[620] tracking-[-0.03em] tabular-nums [word-spacing:0]';

/** What a plan costs and gives; several stand side by side, or under each other on a phone. */
export function PlanOffer(props: PlanOfferProps) {
  const { level, name, audience, monthly, unit, note, gives, recommended, className } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  const look = recommended
    ? 'rounded-sheet bg-sheet shadow-sheet desk:py-11'
    : 'rounded-sm inset-ring inset-ring-hairline desk:py-7';
  return (
    <section
      className={cx('grid grid-rows-[auto_auto_auto_1fr_auto] p-6 desk:px-9', look, className)}
      aria-label={name}
    >
      <div className="flex items-center justify-between gap-3">
        <Heading className="h3">{name}</Heading>
        {recommended && <Tag>Recommandé</Tag>}
      </div>
      <p className="soft small mt-1">{audience}</p>
      <div>
        <p className="mt-5 flex items-baseline gap-2">
          <b className={cx(PRICE, level === 2 ? 'text-[3.25rem]' : 'text-[2.75rem]')}>
            {formatWhole(monthly)}&nbsp;€
          </b>
          <span className="soft">{unit}</span>
        </p>
        <p className="small faint mt-1.5 min-h-5">{note}</p>
      </div>
      <ul className="mt-6 mb-8 grid content-start gap-2.5">
        {gives.map((given) => (
          <li key={given} className="grid grid-cols-[1.125rem_1fr] gap-2.5">
            <Check className="i i--s mt-1 text-ink-3" />
            <span>{given}</span>
          </li>
        ))}
      </ul>
      {props.children}
    </section>
  );
}
