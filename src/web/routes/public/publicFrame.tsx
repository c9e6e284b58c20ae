import { Menu } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { isSignedIn } from '#web/api/signedIn.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { ThemeToggle } from '#web/ui/themeToggle.tsx';

/** The sticky header and the footer that public pages share. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip btn btn--primary" href="#main">
        Aller au contenu
      </a>
      <PublicHeader />
      {children}
      <PublicFooter />
    </>
  );
}

const MENU = 'site-menu';

/** In the bar, without what browsers give a popover; on a phone it opens below the bar. */
const MENU_LOOK =
  'font-medium text-ink-2 max-desk:fixed max-desk:inset-[3.5rem_0_auto] max-desk:m-0 max-desk:w-auto max-desk:border-b max-desk:border-hairline max-desk:bg-paper max-desk:px-4 max-desk:pt-2 max-desk:pb-4 max-desk:shadow-raised max-desk:not-open:hidden max-desk:open:grid desk:static desk:mr-0 desk:ml-auto desk:flex desk:w-auto desk:gap-7 desk:overflow-visible desk:border-0 desk:bg-transparent desk:p-0';
const MENU_LINK =
  'hover:text-ink max-desk:-mx-2 max-desk:flex max-desk:min-h-12 max-desk:items-center max-desk:px-2 max-desk:text-[1rem] max-desk:-outline-offset-2 max-desk:not-first:border-t max-desk:not-first:border-hairline';

const menuLinks = [
  { to: '/#fonctionnalites', label: 'Fonctionnalités' },
  { to: '/#tarifs', label: 'Tarifs' },
  { to: '/contact', label: 'Contact' },
];

function PublicHeader() {
  return (
    <header className="sticky top-0 z-10 border-b border-hairline bg-paper print:hidden">
      <div className="wrap flex h-14 items-center gap-2 desk:h-17 desk:gap-8">
        <Logo className="max-desk:mr-auto" />
        {/* On a phone, what the menu button opens; the browser's own layer needs no script. */}
        <nav id={MENU} className={MENU_LOOK} popover="auto" aria-label="Site">
          {menuLinks.map(({ to, label }) => (
            <Link key={to} className={MENU_LINK} to={to} onClick={closeMenu}>
              {label}
            </Link>
          ))}
        </nav>
        <ThemeToggle />
        <EntryButton />
        <button
          type="button"
          className="icon-btn -mr-2 desk:hidden"
          popoverTarget={MENU}
          aria-label="Menu du site"
        >
          <Menu className="i" />
        </button>
      </div>
    </header>
  );
}

/** A link to a part of this very page would lead there under the open menu. */
function closeMenu() {
  document.getElementById(MENU)?.hidePopover();
}

/** « Dashboard » for who is signed in, « Connexion » otherwise; one width, so that nothing moves. */
function EntryButton() {
  const [signedIn, setSignedIn] = useState(false);

  useEffect(() => {
    const abort = new AbortController();
    void isSignedIn(abort.signal).then((answer) => {
      if (!abort.signal.aborted) setSignedIn(answer);
    });
    return () => abort.abort();
  }, []);

  return (
    <ButtonLink to={signedIn ? '/app' : '/login'} className="min-w-[7.25rem]">
      {signedIn ? 'Dashboard' : 'Connexion'}
    </ButtonLink>
  );
}

const footerGroups = [
  {
    title: 'Produit',
    links: [
      { to: '/#fonctionnalites', label: 'Fonctionnalités' },
      { to: '/#tarifs', label: 'Tarifs' },
      { to: '/login', label: 'Connexion' },
    ],
  },
  {
    title: 'Support',
    links: [
      { to: '/help', label: 'Centre d’aide' },
      { to: '/contact', label: 'Contact' },
      { to: '/verify', label: 'Vérifier un témoin' },
    ],
  },
  {
    title: 'Légal',
    links: [
      { to: '/legal', label: 'Mentions légales' },
      { to: '/privacy', label: 'Confidentialité' },
      { to: '/terms', label: 'CGV' },
      { to: '/terms-of-use', label: 'CGU' },
      { to: '/refund', label: 'Remboursement' },
    ],
  },
];

function PublicFooter() {
  return (
    <footer className="border-t border-hairline pt-16 pb-12 print:hidden">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-8 desk:grid-cols-[2.2fr_1fr_1fr_1fr]">
          <div className="max-desk:col-span-full">
            <Logo />
            <p className="soft mt-4 max-w-[20rem] text-balance">
              Factures et devis justes, écrits à partir d’une phrase.
            </p>
          </div>
          {footerGroups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2 className="small strong mb-3">{group.title}</h2>
              <ul>
                {group.links.map(({ to, label }) => (
                  <li key={to} className="leading-8 text-ink-2">
                    <Link
                      className="inline-block whitespace-nowrap hover:text-ink hover:underline"
                      to={to}
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="small faint mt-12 flex justify-between border-t border-hairline pt-6 max-desk:grid max-desk:gap-2">
          <span>© 2026 Encrier</span>
          <span>Propulsé par l’IA</span>
        </div>
      </div>
    </footer>
  );
}
