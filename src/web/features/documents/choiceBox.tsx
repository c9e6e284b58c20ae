import { Check } from 'lucide-react';
import { cx } from '#web/ui/cx.ts';

interface Props {
  label: string;
  chosen: 'none' | 'some' | 'all';
  /** On a phone it is there only while one chooses. */
  choosing: boolean;
  /** With Shift held, everything from the row chosen last. */
  onToggle: (upTo: boolean) => void;
}

/** The box before a row or a month. Light: a dozen are drawn in each frame of a fast scroll. */
export function ChoiceBox({ label, chosen, choosing, onToggle }: Props) {
  return (
    <span
      className={cx(
        'check absolute inset-y-0 left-0 w-10 items-center rounded-sm pl-3 select-none max-desk:-left-3',
        'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus',
        !choosing && 'max-desk:hidden',
      )}
    >
      <input
        type="checkbox"
        className="absolute inset-0 m-0 cursor-pointer appearance-none outline-none"
        aria-label={label}
        checked={chosen === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = chosen === 'some';
        }}
        onChange={({ nativeEvent }) =>
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <span
        className="check__box mt-0"
        data-checked={chosen === 'all' || undefined}
        data-indeterminate={chosen === 'some' || undefined}
      >
        <Check className="i" />
      </span>
    </span>
  );
}
