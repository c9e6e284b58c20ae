import { type ComponentProps, useState } from 'react';
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
  const isWriting = useWriting(value);
  return (
    <div className="write__page grid [&>*]:[grid-area:1/1]">
      <div
        aria-hidden="true"
        className={cx(SAME_LETTERS, 'pointer-events-none whitespace-pre-wrap text-transparent')}
      >
        {stretchesOf(value, recognised).map(({ text, marked, tone, at }) =>
          marked ? (
            <Mark key={at} tone={tone} inks={isWriting}>
              {text}
            </Mark>
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

interface MarkProps {
  tone: string | undefined;
  inks: boolean;
  children: string;
}

/** Words that were understood; they ink in when they are as one writes, and only then. */
function Mark({ tone, inks, children }: MarkProps) {
  const [inked] = useState(inks);
  return (
    <mark
      className={cx(tone, inked && 'animate-[ink_var(--duration-ink)_var(--ease-ink)_backwards]')}
    >
      {children}
    </mark>
  );
}

/** Whether the last change went on with the text: what was rubbed out or moved does not ink in again. */
function useWriting(value: string): boolean {
  const [before, setBefore] = useState(value);
  const [isWriting, setIsWriting] = useState(false);
  if (value !== before) {
    setBefore(value);
    setIsWriting(value.startsWith(before));
  }
  return isWriting;
}
