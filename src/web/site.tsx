import {
  type ComponentType,
  type ReactNode,
  createElement,
  startTransition,
  useLayoutEffect,
  useState,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PublicFrame } from './routes/public/publicFrame.tsx';
import { type Typed, giveBack, typedIn } from './typedBefore.ts';

/**
 * The one script of the prerendered pages: React without the router of the app, so that a first visit
 * does not wait for it (docs/decisions/041). `#content` names the route it was drawn from; a route module
 * itself would bring the router.
 */
const pages: Record<string, () => Promise<ReactNode>> = {
  landing: async () => framed((await import('./features/landing/landingPage.tsx')).LandingPage),
  legal: async () => framed((await import('./features/legal/legalNoticePage.tsx')).LegalNoticePage),
  privacy: async () => framed((await import('./features/legal/privacyPage.tsx')).PrivacyPage),
  terms: async () => framed((await import('./features/legal/termsPage.tsx')).TermsPage),
  'terms-of-use': async () =>
    framed((await import('./features/legal/termsOfUsePage.tsx')).TermsOfUsePage),
  refund: async () => framed((await import('./features/legal/refundPage.tsx')).RefundPage),
  help: async () => framed((await import('./features/help/helpPage.tsx')).HelpPage),
  'help-article': async () =>
    framed((await import('./features/help/helpArticlePage.tsx')).HelpArticlePage),
  contact: async () => framed((await import('./features/contact/contactPage.tsx')).ContactPage),
  verify: async () => framed((await import('./features/register/verifyPage.tsx')).VerifyPage),
  login: async () => createElement((await import('./features/login/loginPage.tsx')).LoginPage),
  'forgot-password': async () =>
    createElement((await import('./features/login/forgotPasswordPage.tsx')).ForgotPasswordPage),
};

function framed(page: ComponentType): ReactNode {
  return <PublicFrame>{createElement(page)}</PublicFrame>;
}

async function wake(content: HTMLElement): Promise<void> {
  const route = (content.dataset['route'] ?? '').replace('routes/public/', '');
  const page = await pages[route]?.();
  if (!page) throw new Error(`No page for the route ${route}`);
  // « /login?beta » shows another form than the one in the document, which `theme.js` keeps hidden.
  if (document.documentElement.classList.contains('to-draw')) {
    createRoot(content).render(<Drawn>{page}</Drawn>);
  } else {
    // In a transition React draws in slices: a slow phone goes on answering in between.
    startTransition(() => {
      hydrateRoot(content, <Awake content={content}>{page}</Awake>);
    });
  }
}

/** On a slow phone one types before the page answers: the page gets what was typed until then. */
function Awake({ content, children }: { content: HTMLElement; children: ReactNode }) {
  const [typed] = useState<Typed>(() => typedIn(content));
  useLayoutEffect(() => giveBack(typed), [typed]);
  return children;
}

function Drawn({ children }: { children: ReactNode }) {
  useLayoutEffect(() => document.documentElement.classList.remove('to-draw'), []);
  return children;
}

const content = document.querySelector<HTMLElement>('#content');
if (content) void wake(content);
