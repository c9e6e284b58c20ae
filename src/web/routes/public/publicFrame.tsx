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

const menuLinks = [
  { to: '/#fonctionnalites', label: 'Fonctionnalités' },
  { to: '/#tarifs', label: 'Tarifs' },
  { to: '/contact', label: 'Contact' },
];

function PublicHeader() {
  return (
    <header className="lhead print:hidden">
      <div className="wrap">
        <Logo />
        {/* On a phone, what the menu button opens; the browser's own layer needs no script. */}
        <nav id={MENU} popover="auto" aria-label="Site">
          {menuLinks.map(({ to, label }) => (
            <Link key={to} to={to} onClick={closeMenu}>
              {label}
            </Link>
          ))}
        </nav>
        <ThemeToggle />
        <EntryButton />
        <button
          type="button"
          className="icon-btn lhead__menu"
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
    <footer className="foot print:hidden">
      <div className="wrap">
        <div className="foot__grid">
          <div>
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
                  <li key={to}>
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
        <div className="foot__low small faint">
          <span>© 2026 Encrier</span>
          <span>Propulsé par l’IA</span>
        </div>
      </div>
    </footer>
  );
}
