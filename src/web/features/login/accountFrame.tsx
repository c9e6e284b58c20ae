import { type ReactNode, useEffect, useRef } from 'react';
import { SampleSheet } from './sampleSheet.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { BackLink } from '#web/ui/page.tsx';
import { useWindowTitle } from '#web/ui/screenTitle.ts';
import { ThemeToggle } from '#web/ui/themeToggle.tsx';

interface AccountFrameProps {
  title: string;
  back?: { to: string; label: string };
  children: ReactNode;
}

/** The page around every form of this feature: the form at the left, what it leads to at the right. */
export function AccountFrame({
  title,
  back = { to: '/', label: 'Retour à l’accueil' },
  children,
}: AccountFrameProps) {
  useWindowTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    // The button that led here went with its form: without a place, Tab would begin at the page's top.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [title]);

  return (
    <div className="min-h-screen wide:grid wide:grid-cols-2">
      <main className="flex min-h-screen flex-col px-4 pt-3 pb-6 desk:px-12 desk:pt-6 desk:pb-10">
        <div className="flex min-h-10 items-center justify-between">
          <BackLink to={back.to}>{back.label}</BackLink>
          <ThemeToggle />
        </div>
        {/* From the top, not centred: a form centred while it is still read from the network jumps as it grows. */}
        <div className="mx-auto mt-[clamp(0rem,11vh,8rem)] mb-auto grid w-[min(26rem,100%)] gap-5 py-8">
          <div className="mb-1 grid justify-items-start gap-5">
            <Logo />
            <h1 ref={heading} tabIndex={-1} className="h1 outline-0">
              {title}
            </h1>
          </div>
          {children}
        </div>
        <p className="caption faint text-center">Propulsé par l’IA</p>
      </main>
      <div
        className="relative overflow-hidden border-l border-hairline bg-well max-wide:hidden"
        aria-hidden="true"
      >
        <p className="h2 absolute top-16 right-16 left-24 max-w-[26rem]">
          Ce que vous dites devient ce que vous facturez.
        </p>
        <div className="absolute inset-x-24 top-48">
          <SampleSheet />
        </div>
      </div>
    </div>
  );
}
