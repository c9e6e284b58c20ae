import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';

/** Opens what a phone keeps folded; drawn before its menu has come. */
export function PhoneMenuButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" {...props} className="btn btn--quiet px-3">
      <Ellipsis className="i" />
      Plus
    </button>
  );
}
