import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

interface SecurityRowProps {
  title: string;
  /** How things stand, beside the title. */
  state?: ReactNode;
  /** The word of the button that opens the row. */
  action: string;
  /** What opens under the row; closes itself when done. */
  children: (close: () => void) => ReactNode;
}

/** One line of the section: what it is, and a button that opens what changes it. */
export function SecurityRow({ title, state, action, children }: SecurityRowProps) {
  const [open, setOpen] = useState(false);
  return (
    <li className="py-3">
      <div className="flex items-center justify-between gap-4">
        <span className="min-w-0">
          {title}{' '}
          {state && <span className="faint inline-block max-w-full wrap-anywhere">{state}</span>}
        </span>
        <Button
          variant="quiet"
          size="s"
          className="-mr-3"
          aria-expanded={open}
          aria-label={`${open ? 'Fermer' : action}, ${title}`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Fermer' : action}
        </Button>
      </div>
      {open && <div className="pt-4 pb-3">{children(() => setOpen(false))}</div>}
    </li>
  );
}
