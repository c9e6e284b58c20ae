import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { initials } from '#domain/format/words.ts';

/** The button of the user’s menu. */
export function UserButton({ name, ...button }: { name: string } & ComponentProps<'button'>) {
  return (
    <button type="button" {...button} className="top__user" aria-label={`Menu de ${name}`}>
      <span className="avatar" aria-hidden="true">
        {initials(name)}
      </span>
      <span className="name">{name}</span>
      <ChevronDown className="i i--s" />
    </button>
  );
}
