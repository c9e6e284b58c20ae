import { type ReactNode, useEffect, useRef } from 'react';
import { SampleSheet } from './sampleSheet.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { BackLink } from '#web/ui/page.tsx';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    // The button that led here went with its form: without a place, Tab would begin at the page's top.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [title]);

  return (
    <div className="login">
      <main className="login__left">
        <div className="login__bar">
          <BackLink to={back.to}>{back.label}</BackLink>
          <ThemeToggle />
        </div>
        <div className="login__form">
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
      <div className="login__right" aria-hidden="true">
        <p className="login__say h2 max-w-[26rem]">
          Ce que vous dites devient ce que vous facturez.
        </p>
        <SampleSheet />
      </div>
    </div>
  );
}
