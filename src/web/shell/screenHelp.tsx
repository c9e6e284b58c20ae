import { useLocation } from 'react-router';
import { HelpLink, type HelpArticleId } from '#web/ui/helpLink.tsx';

interface Help {
  article: HelpArticleId;
  topic: string;
  /** The screen holds a form from its first moment. */
  form?: true;
}

/** The article each screen leads to; the first address that begins the present one counts. */
const HELP: readonly (readonly [address: string, help: Help])[] = [
  ['/app/clients', { article: 'manage-clients', topic: 'gérer ses clients' }],
  [
    '/app/create',
    { article: 'create-invoice', topic: 'créer une facture ou un devis', form: true },
  ],
  [
    '/app/documents/',
    { article: 'customise-documents', topic: 'personnaliser un document', form: true },
  ],
  ['/app/documents', { article: 'send-documents', topic: 'envoyer et télécharger' }],
  [
    '/app/recurring',
    { article: 'recurring-invoices', topic: 'facturer tous les mois', form: true },
  ],
  ['/app/statement', { article: 'match-statement', topic: 'pointer un relevé bancaire' }],
  ['/app/register', { article: 'send-documents', topic: 'le registre' }],
  ['/app/outbox', { article: 'send-documents', topic: 'l’envoi par e-mail' }],
  ['/app/account', { article: 'getting-started', topic: 'remplir son profil', form: true }],
  ['/app', { article: 'getting-started', topic: 'lire le tableau de bord' }],
];

/** The « ? » of the top bar: always at the same place, about the screen below it. */
export function ScreenHelp() {
  const { pathname } = useLocation();
  const help = HELP.find(([address]) => pathname.startsWith(address))?.[1];
  return help ? <HelpLink article={help.article} topic={help.topic} here={!help.form} /> : null;
}
