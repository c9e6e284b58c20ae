import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Link } from './link.tsx';

/** The body of a screen beside the sidebar; `wide` drops the measure, `doc` also the margins. */
export function Page({ children, kind }: { children: ReactNode; kind?: 'wide' | 'doc' }) {
  return <div className={cx('main', kind && `main--${kind}`)}>{children}</div>;
}

interface PageHeadProps {
  title: ReactNode;
  /** One soft line under the title. */
  sub?: ReactNode;
  /** Buttons at the right; on a phone they belong in a `Dock`. */
  actions?: ReactNode;
  /** What stands before the title: a logo, an initial. */
  before?: ReactNode;
}

export function PageHead({ title, sub, actions, before }: PageHeadProps) {
  return (
    <div className="head">
      <div className={cx(before ? 'hello' : 'min-w-0')}>
        {before}
        <div className="min-w-0">
          <h1 className="h1">{title}</h1>
          {sub && <div className="soft">{sub}</div>}
        </div>
      </div>
      {actions && <div className="head__acts">{actions}</div>}
    </div>
  );
}

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="back" to={to}>
      <ArrowLeft className="i" />
      {children}
    </Link>
  );
}

/** On a phone the main action docks at the bottom; nothing on a desktop. */
export function Dock({ children }: { children: ReactNode }) {
  return <div className="dock">{children}</div>;
}
