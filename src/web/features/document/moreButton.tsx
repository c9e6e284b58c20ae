import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';

/** Opens the other acts; drawn before its menu has come. */
export function MoreButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" {...props} className="icon-btn" aria-label="Autres actions">
      <Ellipsis className="i" />
    </button>
  );
}
