import type { ReactNode } from 'react';
import { Logo } from '#web/ui/logo.tsx';
import { ThemeToggle } from '#web/ui/themeToggle.tsx';

/** A page for whoever develops, in either theme. */
export function DevPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="wrap py-12">
      <header className="flex items-center justify-between">
        <Logo />
        <ThemeToggle />
      </header>
      <h1 className="display mt-10">{title}</h1>
      {children}
    </main>
  );
}
