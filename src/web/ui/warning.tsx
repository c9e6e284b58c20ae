import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Under a field, in the place of its hint: what is doubtful in what was typed, and is no refusal. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <span className="flex gap-1.5 font-medium text-brass-ink">
      <CircleAlert className="i i--s mt-0.5" />
      {children}
    </span>
  );
}
