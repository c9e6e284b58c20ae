import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { useRootMark } from './useRootMark.ts';
import { Link } from './link.tsx';
import { SCREEN_TITLE } from './screenTitle.ts';

/**
 * The body of a screen. What stands in it asks for its room (`@table:`, `@pair:`), not for the window's:
 * the sidebar may be there or not. Not on a phone: older browsers would tie its dock to this box.
 */
export function Page({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-page px-4 pt-5 pb-28 desk:@container desk:px-8 desk:pt-6 desk:pb-16 wide:px-12 wide:pt-4">
      {children}
    </div>
  );
}

interface PageHeadProps {
  title: ReactNode;
  /** One soft line under the title. */
  sub?: ReactNode;
  /** Buttons at the right; on a phone they belong in a `Dock`. */
  actions?: ReactNode;
  /** Small ways out beside the title of a phone, where the screen's rows have no room for them. */
  phoneLinks?: ReactNode;
  /** What stands before the title: a logo, an initial. */
  before?: ReactNode;
}

export function PageHead({ title, sub, actions, phoneLinks, before }: PageHeadProps) {
  return (
    <div className="mb-5 flex items-center justify-between gap-x-6 gap-y-4 max-wide:flex-wrap desk:mb-8">
      <div className={before ? 'flex items-center gap-4' : 'min-w-0'}>
        {before}
        <div className="min-w-0">
          <h1 id={SCREEN_TITLE} className="h1">
            {title}
          </h1>
          {sub && <div className="soft">{sub}</div>}
        </div>
      </div>
      {phoneLinks && <div className="-my-2 -mr-3 flex self-center desk:hidden">{phoneLinks}</div>}
      {actions && <div className="flex items-center gap-3 max-desk:hidden">{actions}</div>}
    </div>
  );
}

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      className="inline-flex min-h-8 items-center gap-2 font-medium text-ink-2 hover:text-ink"
      to={to}
    >
      <ArrowLeft className="i" />
      {children}
    </Link>
  );
}

interface DockProps {
  children: ReactNode;
  /** What is long keeps its acts in sight on a desktop too: at the foot of the column that the dock ends. */
  stays?: boolean;
}

/** On a phone the main action docks at the bottom; nothing on a desktop, unless it stays. */
export function Dock({ children, stays = false }: DockProps) {
  useRootMark('dock', stays);
  return (
    <div
      className={cx(
        'z-8 flex flex-wrap gap-2 border-t border-hairline bg-paper max-desk:fixed max-desk:inset-x-0 max-desk:bottom-0 max-desk:px-4 max-desk:pt-3 max-desk:pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-desk:[&_.btn]:min-h-13 max-desk:[&_.btn]:text-[1rem] max-desk:[&_.btn--primary]:flex-1',
        stays
          ? 'desk:sticky desk:bottom-0 desk:mt-8 desk:items-center desk:justify-end desk:gap-3 desk:py-4'
          : 'desk:hidden',
      )}
    >
      {children}
    </div>
  );
}
