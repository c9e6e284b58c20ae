import { useSettled } from './useSettled.ts';

interface Props {
  /** One sentence that stands by itself. */
  words: string;
  /** How long they must rest before they are said. */
  restMs?: number;
}

/** Typing on would cover what is said: words are told once they rest. */
const REST_MS = 1200;

/**
 * What has changed on a screen, told to who does not see it: all of its words and in one piece, since some
 * screen readers say only the piece of a text that has changed (« 162,00 € », and not of what).
 */
export function Told({ words, restMs = REST_MS }: Props) {
  return (
    <output className="sr" aria-live="polite" aria-atomic="true">
      {useSettled(words, restMs)}
    </output>
  );
}
