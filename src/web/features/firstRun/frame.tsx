import { type ReactNode, useEffect, useRef } from 'react';
import { useFocusOnNavigation } from '#web/shell/focusOnNavigation.ts';
import { Link } from '#web/ui/link.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { ThemeToggle } from '#web/ui/themeToggle.tsx';
import type { FirstCompany } from './company.ts';
import { KeptSentence } from './keptSentence.tsx';
import { Letterhead } from './letterhead.tsx';

const QUESTION = 'first-question';

interface Props {
  step: string;
  company: FirstCompany;
  person: string;
  typing: boolean;
  children: ReactNode;
}

/** The question at the left, the company's paper at the right; on a phone the paper is above, as in a typewriter. */
export function Frame({ step, company, person, typing, children }: Props) {
  useFocusOnNavigation();
  return (
    <div className="flex min-h-dvh flex-col desk:grid desk:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <main
        id="content"
        className="order-2 flex flex-1 flex-col px-4 pt-3 pb-5 desk:order-1 desk:px-8 desk:pt-6 desk:pb-10 wide:px-12"
      >
        <div className="flex min-h-10 items-center justify-between max-desk:hidden">
          <Logo />
          <ThemeToggle />
        </div>
        <section
          // A part of its own for each question: Firefox would not give a kept one its new name in time.
          key={step}
          tabIndex={-1}
          className="grid w-full max-w-120 grid-cols-1 gap-4 py-4 outline-0 desk:m-auto desk:gap-6 desk:py-8"
          aria-labelledby={QUESTION}
        >
          {children}
        </section>
        <p className="small faint mt-auto">
          <Link className="link" to="/app/account">
            Tous les réglages
          </Link>
        </p>
      </main>
      <div className="order-1 h-60 overflow-hidden border-b border-hairline bg-well px-4 pt-4 desk:order-2 desk:h-auto desk:border-b-0 desk:border-l desk:px-8 desk:pt-20 wide:px-14 wide:pt-26">
        <Letterhead company={company} person={person} typing={typing} />
      </div>
    </div>
  );
}

interface QuestionProps {
  children: ReactNode;
  /** One line under it. */
  lead: ReactNode;
  /** The step has a field that takes the focus itself. */
  quiet?: boolean;
}

/**
 * The one question of a step, which names its part of the screen: the focus comes to that part, so that its
 * answer is read from the start, and the question is said with the first field as well.
 */
export function Question({ children, lead, quiet = false }: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (quiet) return;
    const part = heading.current?.closest('section');
    // A frame later it has its new name, and what was pressed is gone: before, Firefox tells a part without a name.
    const frame = requestAnimationFrame(() => part?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [quiet]);
  return (
    <div className="min-w-0">
      <h1
        ref={heading}
        id={QUESTION}
        className="font-display text-[clamp(1.75rem,1.3rem+1.6vw,2.5rem)] leading-[1.1] font-[640] tracking-[-0.03em] text-balance"
      >
        {children}
      </h1>
      <p className="lead mt-2.5">{lead}</p>
      <KeptSentence />
    </div>
  );
}
