import type { MailMessage } from '#server/mail/mail.ts';

interface Letter {
  to: string;
  userId?: string;
  url: string;
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
      url,
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
      url,
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
      url,
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
      'Votre compte est protégé par la double authentification : connectez-vous avec votre mot ' +
        'de passe, puis avec le code de votre application.',
      'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.',
    ],
  });
}

function letter(content: {
  to: string;
  userId: string | undefined;
  subject: string;
  paragraphs: string[];
}): MailMessage {
  const paragraphs = [...content.paragraphs, 'L’équipe Encrier'];
  return {
    to: content.to,
    subject: content.subject,
    text: paragraphs.join('\n\n'),
    html: paragraphs.map((paragraph) => `<p>${linked(paragraph)}</p>`).join('\n'),
    ...(content.userId !== undefined && { userId: content.userId }),
  };
}

function linked(paragraph: string) {
  const safe = escapeHtml(paragraph);
  return /^https?:\/\/\S+$/.test(paragraph) ? `<a href="${safe}">${safe}</a>` : safe;
}

/** Text as HTML shows it. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
