import type { MailMessage } from '#server/mail/mail.ts';
import { letterHtml, type Paragraph } from './letterHtml.ts';

interface Letter {
  to: string;
  userId?: string;
  url: string;
}

interface Changed {
  to: string;
  userId: string;
  newEmail: string;
}

/** The letters accounts send, in French; each says what happens if it was not asked for. */
export function passwordResetLetter({ to, userId, url }: Letter): MailMessage {
  return letter({
    to,
    userId,
    subject: 'Réinitialisation de votre mot de passe',
    paragraphs: [
      'Bonjour,',
      'Vous avez demandé à choisir un nouveau mot de passe. Ce lien est valable une heure :',
      { url, act: 'Choisir un mot de passe' },
      'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : rien ne change.',
    ],
  });
}

export function verificationLetter({ to, userId, url }: Letter): MailMessage {
  return letter({
    to,
    userId,
    subject: 'Confirmez votre adresse email',
    paragraphs: [
      'Bonjour,',
      'Pour confirmer que cette adresse est la vôtre, ouvrez ce lien, valable une heure :',
      { url, act: 'Confirmer mon adresse' },
      'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.',
    ],
  });
}

export function emailChangeLetter({ to, userId, url, newEmail }: Letter & { newEmail: string }) {
  return letter({
    to,
    userId,
    subject: 'Confirmez le changement d’adresse email',
    paragraphs: [
      'Bonjour,',
      `Vous avez demandé à remplacer l’adresse de votre compte par ${newEmail}. ` +
        'Pour l’accepter, ouvrez ce lien, valable une heure :',
      { url, act: 'Accepter le changement' },
      'Si vous n’êtes pas à l’origine de cette demande, changez votre mot de passe sans attendre.',
    ],
  });
}

export function oneTimeCodeLetter({ to, userId, code }: Omit<Letter, 'url'> & { code: string }) {
  return letter({
    to,
    userId,
    subject: `Votre code de connexion : ${code}`,
    paragraphs: [
      'Bonjour,',
      `Votre code est ${code}. Il est valable cinq minutes et ne sert qu’une fois.`,
      'Ne le communiquez à personne. Si vous ne l’avez pas demandé, ignorez ce message.',
    ],
  });
}

/** Sent in place of a sign-in code where a code alone may not open the account. */
export function codeRefusedLetter({ to, userId }: Omit<Letter, 'url'>) {
  return letter({
    to,
    userId,
    subject: 'Connexion par code indisponible pour votre compte',
    paragraphs: [
      'Bonjour,',
      'Votre compte est protégé par la validation en deux étapes : connectez-vous avec votre mot ' +
        'de passe, puis avec le code de votre application.',
      'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.',
    ],
  });
}

/** Sent in place of a sign-in code to an address that was never proven. */
export function proveFirstLetter({ to, userId, url, forgotten }: Letter & { forgotten: string }) {
  return letter({
    to,
    userId,
    subject: 'Confirmez votre adresse email',
    paragraphs: [
      'Bonjour,',
      'Pour recevoir un code de connexion, confirmez d’abord que cette adresse est la vôtre : ' +
        'ouvrez ce lien, valable une heure, et connectez-vous avec votre mot de passe.',
      { url, act: 'Confirmer mon adresse' },
      'Vous n’avez pas de mot de passe, ou ne le connaissez pas ? Choisissez-en un ici :',
      { url: forgotten, act: 'Choisir un mot de passe' },
      'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.',
    ],
  });
}

/** To the address in use, when another is asked to take its place. */
export function emailChangeAskedLetter({ to, userId, newEmail }: Changed) {
  return letter({
    to,
    userId,
    subject: 'Changement d’adresse email demandé',
    paragraphs: [
      'Bonjour,',
      `Quelqu’un, avec votre mot de passe, a demandé à remplacer l’adresse de votre compte par ${newEmail}. ` +
        'Elle changera quand le lien envoyé à cette nouvelle adresse aura été ouvert.',
      'Si ce n’est pas vous, changez votre mot de passe sans attendre : la demande tombe alors.',
    ],
  });
}

/** To the address that was there before. */
export function emailChangedLetter({ to, userId, newEmail }: Changed) {
  return letter({
    to,
    userId,
    subject: 'L’adresse email de votre compte a changé',
    paragraphs: [
      'Bonjour,',
      `L’adresse de connexion de votre compte est désormais ${newEmail}. Celle-ci ne sert plus.`,
      'Si ce n’est pas vous, prévenez sans attendre l’exploitant de ce service ; son adresse est ' +
        'dans les mentions légales.',
    ],
  });
}

/** What a letter says of a change to how an account is opened. */
const CHANGES = {
  password: 'Le mot de passe de votre compte vient d’être changé.',
  factorOn: 'La validation en deux étapes vient d’être activée sur votre compte.',
  factorOff: 'La validation en deux étapes vient d’être désactivée sur votre compte.',
  recoveryCodes:
    'De nouveaux codes de secours viennent d’être créés : les anciens ne servent plus.',
  linked: 'Un nouveau mode de connexion vient d’être lié à votre compte.',
  unlinked: 'Un mode de connexion vient d’être retiré de votre compte.',
} as const;

export type SensitiveChange = keyof typeof CHANGES;

export function sensitiveChangeLetter(
  { to, userId }: Omit<Letter, 'url'>,
  change: SensitiveChange,
) {
  return letter({
    to,
    userId,
    subject: 'Sécurité de votre compte',
    paragraphs: [
      'Bonjour,',
      CHANGES[change],
      'Si ce n’est pas vous, choisissez sans attendre un nouveau mot de passe (« Mot de passe ' +
        'oublié ? ») et fermez les autres sessions.',
    ],
  });
}

/** The account is gone when this leaves: it belongs to nobody's outbox. */
export function accountDeletedLetter(to: string) {
  return letter({
    to,
    userId: undefined,
    subject: 'Votre compte est supprimé',
    paragraphs: [
      'Bonjour,',
      'Votre compte vient d’être supprimé, avec vos clients et vos documents. Seul le registre est ' +
        'gardé, le temps que la loi impose.',
      'Si ce n’est pas vous, prévenez sans attendre l’exploitant de ce service ; son adresse est ' +
        'dans les mentions légales.',
    ],
  });
}

function letter(content: {
  to: string;
  userId: string | undefined;
  subject: string;
  paragraphs: Paragraph[];
}): MailMessage {
  const paragraphs = [...content.paragraphs, 'L’équipe Encrier'];
  return {
    to: content.to,
    subject: content.subject,
    text: paragraphs.map((one) => (typeof one === 'string' ? one : one.url)).join('\n\n'),
    html: letterHtml({ subject: content.subject, paragraphs }),
    ...(content.userId !== undefined && { userId: content.userId }),
  };
}
