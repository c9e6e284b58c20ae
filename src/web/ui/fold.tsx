import { type ReactNode, useState } from 'react';

interface Props {
  title: string;
  /** What one finds there, beside the title. */
  hint?: string;
  /** Unfolds by itself when this becomes true: a value, or an error, must be seen. */
  opensWhen: boolean;
  children: ReactNode;
}

/** Fields that are seldom needed: part of the form, folded away until one asks for them. */
export function Fold({ title, hint, opensWhen, children }: Props) {
  const [open, setOpen] = useState(opensWhen);
  const [asked, setAsked] = useState(opensWhen);
  if (asked !== opensWhen) {
    setAsked(opensWhen);
    if (opensWhen) setOpen(true);
  }
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-8 w-fit cursor-pointer py-1">
        <span className="strong">{title}</span>
        {hint && <span className="small faint ml-2 max-desk:hidden">{hint}</span>}
      </summary>
      <div className="mt-5">{children}</div>
    </details>
  );
}
