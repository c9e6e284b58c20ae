import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { initials } from '#domain/format/words.ts';

/** The button of the user’s menu. */
export function UserButton({ name, ...button }: { name: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...button}
      className="flex min-w-0 items-center gap-2.5 rounded-full p-1 font-medium desk:ml-3 desk:pr-2"
      aria-label={`Menu de ${name}`}
    >
      <span className="avatar" aria-hidden="true">
        {initials(name)}
      </span>
      <span className="max-w-56 truncate max-desk:hidden">{name}</span>
      <ChevronDown className="i i--s max-desk:hidden" />
    </button>
  );
}
