import type { ManyAct } from '#domain/document/many.ts';
import { agreed } from '#domain/document/kinds.ts';
import { formatDay } from '#domain/format/days.ts';
import { count } from '#domain/format/words.ts';
import { type Stage, stageLabel } from '#domain/reminders/stages.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';

interface Words {
  title: (documents: number) => string;
  button: (documents: number) => string;
  busy: string;
  done: (documents: number) => string;
}

export const MANY_WORDS: Record<ManyAct, Words> = {
  email: {
    title: (many) => `Envoyer ${count(many, 'document')} par e-mail`,
    button: (many) => (many === 1 ? 'Envoyer le message' : `Envoyer ${count(many, 'message')}`),
    busy: 'Envoi en cours',
    done: (many) => `${count(many, 'document')} ${many > 1 ? 'envoyés' : 'envoyé'}`,
  },
  remind: {
    title: (many) => `Relancer ${count(many, 'facture')}`,
    button: (many) => (many === 1 ? 'Envoyer la relance' : `Envoyer ${count(many, 'relance')}`),
    busy: 'Envoi en cours',
    done: (many) => `${count(many, 'facture')} ${many > 1 ? 'relancées' : 'relancée'}`,
  },
  sent: {
    title: (many) => `Marquer ${count(many, 'document')} comme ${many > 1 ? 'envoyés' : 'envoyé'}`,
    button: (many) => `Marquer ${count(many, 'document')}`,
    busy: 'Marquage en cours',
    done: (many) => `${count(many, 'document')} ${many > 1 ? 'marqués envoyés' : 'marqué envoyé'}`,
  },
  paid: {
    title: (many) => `Marquer ${count(many, 'facture')} comme ${many > 1 ? 'payées' : 'payée'}`,
    button: (many) => `Encaisser ${count(many, 'facture')}`,
    busy: 'Encaissement en cours',
    done: (many) => `${count(many, 'facture')} ${many > 1 ? 'encaissées' : 'encaissée'}`,
  },
};

/** What is to be known before one confirms; null where the title says it all. */
export function warningOf(act: ManyAct, issued: number, today: string): string | null {
  if (act === 'paid') {
    return `Tout ce qui reste dû est enregistré comme reçu aujourd’hui, ${formatDay(today)}, par le moyen que chaque facture demande.`;
  }
  if (act === 'remind') {
    return 'Chacune part avec la lettre de son tour, dans le ton de votre suite de relances, et la facture telle qu’émise.';
  }
  const usual =
    act === 'email'
      ? 'Chacun part avec le message habituel et son PDF, une seule fois.'
      : 'Pour ce que vous avez remis vous-même\u00A0: rien n’est envoyé.';
  if (issued === 0) return usual;
  const several = issued > 1;
  return `${usual} ${count(issued, 'brouillon')} ${several ? 'seront émis' : 'sera émis'}\u00A0: ${several ? 'numérotés et scellés, ils ne pourront plus être modifiés' : 'numéroté et scellé, il ne pourra plus être modifié'}.`;
}

/** What became of a reminder that the server took. */
export function reminded(stage: Stage, recipient: string): string {
  return `${stageLabel(stage)}\u00A0: message pour ${recipient} confié à l’envoi`;
}

/** What became of one, as the server answered. */
export function resultOf(
  act: Exclude<ManyAct, 'remind'>,
  { kind, number, lastEmail }: DocumentAnswer,
): string {
  switch (act) {
    case 'email':
      return lastEmail?.kept
        ? `${number} ${agreed('gardé', kind)} dans la boîte d’envoi locale`
        : `${number} ${agreed('envoyé', kind)} à ${lastEmail?.recipient ?? 'son client'}`;
    case 'sent':
      return `${number} ${agreed('marqué', kind)} ${agreed('envoyé', kind)}`;
    case 'paid':
      return `${number} ${agreed('réglé', kind)}`;
  }
}
