import type { ReactNode } from 'react';
import { Logo } from '#web/ui/logo.tsx';
import { Navigation } from './navigation.tsx';

/** The bar above every screen. */
export const TOP_BAR =
  'sticky top-0 z-5 flex h-14 items-center gap-1 border-b border-hairline bg-paper px-2 desk:h-16 desk:px-6 wide:border-b-0 wide:pr-10 wide:pl-12';

interface Props {
  /** At the foot of the sidebar. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Sidebar and column: the same while one waits as when all is there, so that nothing moves. */
export function ShellFrame({ foot, children }: Props) {
  return (
    <div className="min-h-screen wide:grid wide:grid-cols-[16rem_minmax(0,1fr)]">
      <aside className="sticky top-0 hidden h-screen flex-col pt-5 pr-4 pb-6 pl-6 wide:flex">
        <Logo to="/app" className="mb-7 h-10" />
        <Navigation />
        {foot}
      </aside>
      <div className="min-w-0 wide:border-l wide:border-hairline">{children}</div>
    </div>
  );
}
