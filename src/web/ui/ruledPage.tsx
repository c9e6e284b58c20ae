import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { type MarkedSpan, stretchesOf } from './stretches.ts';

interface RuledPageProps extends Omit<ComponentProps<'textarea'>, 'value' | 'className'> {
  value: string;
  /** The words each line came from: they are underlined in brass. */
  recognised: readonly MarkedSpan[];
}

/** Browsers give a textarea its own word spacing: both layers must set the same letters alike. */
const SAME_LETTERS =
  'write__text break-words [text-rendering:optimizeLegibility] [word-spacing:var(--word-space)]';

/** The ruled page: a real textarea over a layer that draws the brass underlines and sets the height. */
export function RuledPage({ value, recognised, ...textarea }: RuledPageProps) {
  return (
    <div className="write__page grid [&>*]:[grid-area:1/1]">
      <div
        aria-hidden="true"
        className={cx(SAME_LETTERS, 'pointer-events-none whitespace-pre-wrap text-transparent')}
      >
        {stretchesOf(value, recognised).map(({ text, marked, tone, at }) =>
          marked ? (
            <mark key={at} className={tone}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
        {/* A last empty line counts in the height. */}
        {'\u200B'}
      </div>
      <textarea {...textarea} className={cx(SAME_LETTERS, 'overflow-hidden')} value={value} />
    </div>
  );
}
