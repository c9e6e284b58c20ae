import { addDays, daysBetween, type IsoDate } from '#domain/calendar.ts';
import type { Client } from '#domain/client/types.ts';
import { agreed } from '#domain/document/kinds.ts';
import { defaultSubject, documentInSentence } from '#domain/document/names.ts';
import type { Document } from '#domain/document/types.ts';
import { formatDayLong } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import type { Profile } from '#domain/profile/types.ts';
import type { PenaltyRule } from './penaltyRule.ts';
import type { Written } from './plan.ts';
import { type Stage, STAGE_FACTS, type Tone } from './stages.ts';
import type { SumDue } from './sums.ts';

/** Days a letter gives to pay. */
const DELAY = 8;

export interface ReminderLetter {
  subject: string;
  message: string;
}

/** All that a letter speaks of. */
export interface LetterParts {
  stage: Stage;
  tone: Tone;
  /** Whether it asks for the penalties and the indemnity. */
  claims: boolean;
  seller: Pick<Profile, 'company' | 'name' | 'iban' | 'phone'>;
  client: Pick<Client, 'name' | 'kind'>;
  document: Pick<Document, 'kind' | 'number' | 'date' | 'dueDate' | 'currency'>;
  /** TTC, of the whole invoice. */
  gross: number;
  sum: SumDue;
  rule: PenaltyRule;
  /** The letters that left before. */
  written: readonly Written[];
}

/**
 * A reminder as it may leave: what is owed and since when, what lateness costs where it asks for it,
 * and how to pay. Amounts are those of `sum`, as of its day (C. com. art. L441-10; C. civ. art. 1344).
 */
export function reminderLetter(parts: LetterParts): ReminderLetter {
  const { stage, tone } = parts;
  const paragraphs =
    stage === 'formal_notice'
      ? formalNotice(parts)
      : stage === 'courtesy'
        ? [greeting(parts), COURTESIES[tone](parts), paying(parts), farewell(tone, parts)]
        : lateLetter(parts);
  return {
    subject: subjectOf(parts),
    message: paragraphs.filter((text) => text !== '').join('\n\n'),
  };
}

function subjectOf({ stage, document }: LetterParts): string {
  const subject = defaultSubject(document);
  switch (stage) {
    case 'courtesy':
      return `Rappel\u00A0: ${subject}, à régler le ${formatDayLong(document.dueDate ?? '')}`;
    case 'first':
      return `Relance\u00A0: ${subject}`;
    default:
      return `${STAGE_FACTS[stage].label}\u00A0: ${subject}`;
  }
}

function lateLetter(parts: LetterParts): string[] {
  const { tone } = parts;
  return [
    greeting(parts),
    [OPENINGS[tone](parts), unanswered(parts)].filter(Boolean).join(' '),
    lateness(parts),
    REQUESTS[tone](parts),
    paying(parts),
    farewell(tone, parts),
  ];
}

/** The words of C. civ. art. 1344: a summons clear enough to be one, sum by sum. */
function formalNotice(parts: LetterParts): string[] {
  const { document, gross, rule, sum } = parts;
  const unpaid = sum.left < gross ? ` à hauteur de ${formatAmount(sum.left, sum.currency)}` : '';
  const { currency } = document;
  const before = parts.written.length > 0 ? 'Malgré nos relances, ' : '';
  const stated = `${documentInSentence(document)} du ${day(document.date)}, d’un montant de ${formatAmount(gross, currency)} TTC, ${agreed('échu', document.kind)} le ${day(document.dueDate)}, reste ${agreed('impayé', document.kind)}${unpaid}.`;
  return [
    'Madame, Monsieur,',
    capital(before + stated),
    `Par la présente, nous vous mettons en demeure, au sens de l’article 1344 du Code civil, de payer sous ${DELAY}\u00A0jours à compter de la réception de cette lettre ${claimed(parts)}\u00A0:`,
    claimLines(parts).join('\n'),
    rule.runsFrom === 'formal_notice'
      ? `À compter de cette mise en demeure, la somme due porte intérêt au taux légal (${rule.articles}).`
      : 'Les pénalités courent jusqu’au paiement complet.',
    'Sans paiement dans ce délai, nous pourrons saisir la juridiction compétente, sans autre avis de notre part.',
    paying(parts),
    farewell('firm', parts),
  ];
}

/** « la somme de 1 418,00 €, soit »: in one figure where all of it is in one currency and known. */
function claimed(parts: LetterParts): string {
  const { sum } = parts;
  if (!asksMore(parts)) return `la somme de ${formatAmount(sum.left, sum.currency)}, soit`;
  const inOneSum = sum.penalties !== null && sum.currency === 'EUR';
  return inOneSum
    ? `la somme de ${formatAmount(sum.total, sum.currency)}, soit`
    : 'les sommes suivantes';
}

/** Whether it asks for penalties and an indemnity beside the invoice. */
function asksMore({ claims, rule }: LetterParts): boolean {
  return claims && rule.runsFrom === 'due_date';
}

function claimLines(parts: LetterParts): string[] {
  const { document, sum, rule } = parts;
  const amount = (value: number) => formatAmount(value, document.currency);
  const lines = [`– ${amount(sum.left)} restant dus sur ${documentInSentence(document)}\u00A0;`];
  if (asksMore(parts)) {
    lines.push(
      sum.penalties === null
        ? `– les pénalités de retard, à ${rule.words}, depuis le lendemain de l’échéance (${rule.articles})\u00A0;`
        : `– ${amount(sum.penalties)} de pénalités de retard arrêtées au ${day(sum.asOf)}, à ${rule.words} (${rule.articles})\u00A0;`,
    );
    if (sum.fee > 0) {
      lines.push(
        `– ${formatAmount(sum.fee)} d’indemnité forfaitaire pour frais de recouvrement\u00A0;`,
      );
    }
  }
  return lines.map((line, place) =>
    place === lines.length - 1 ? line.replace(/\u00A0;$/, '.') : line,
  );
}

/** What lateness costs a professional: asked for, or recalled by a letter that is not cordial. */
function lateness(parts: LetterParts): string {
  const { claims, rule, sum, document, tone, stage } = parts;
  if (rule.runsFrom !== 'due_date') return '';
  const fee = sum.fee > 0 ? formatAmount(sum.fee) : '';
  if (!claims) {
    if (tone === 'cordial' || stage === 'first') return '';
    return `Nous vous rappelons que tout retard ouvre droit, sans rappel, à des pénalités à ${rule.words} et à une indemnité de ${formatAmount(rule.fee)} pour frais de recouvrement (${rule.articles}).`;
  }
  const articles = `(${rule.articles})`;
  if (sum.penalties === null) {
    return `S’y ajoutent les pénalités de retard, à ${rule.words}, et ${fee} d’indemnité pour frais de recouvrement ${articles}.`;
  }
  const amount = (value: number) => formatAmount(value, document.currency);
  return `S’y ajoutent ${amount(sum.penalties)} de pénalités de retard arrêtées à ce jour, à ${rule.words}, et ${fee} d’indemnité pour frais de recouvrement ${articles}${sum.currency === 'EUR' ? `, soit ${amount(sum.total)} en tout` : ''}.`;
}

type Words = Record<Tone, (parts: LetterParts) => string>;

const COURTESIES: Words = {
  cordial: (parts) =>
    `Un petit mot pour vous rappeler que ${billed(parts)} arrive à échéance le ${dueDay(parts)}. Si le règlement est déjà parti, n’en tenez pas compte.`,
  neutral: (parts) =>
    `Nous vous rappelons que ${billed(parts)} est à régler pour le ${dueDay(parts)}.`,
  firm: (parts) =>
    `${capital(billed(parts))} est à régler le ${dueDay(parts)} au plus tard. Merci de faire le nécessaire pour que nous recevions le paiement à cette date.`,
};

const OPENINGS: Words = {
  cordial: (parts) =>
    `Sauf erreur de ma part, ${documentInSentence(parts.document)} du ${day(parts.document.date)} reste à régler\u00A0: ${left(parts)} étaient attendus le ${dueDay(parts)}.`,
  neutral: (parts) =>
    `Sauf erreur ou paiement récent, ${documentInSentence(parts.document)} du ${day(parts.document.date)}, ${agreed('échu', parts.document.kind)} le ${dueDay(parts)}, reste à régler pour ${left(parts)}.`,
  firm: (parts) =>
    `${capital(documentInSentence(parts.document))} du ${day(parts.document.date)} est en retard de ${count(daysBetween(parts.document.dueDate ?? parts.sum.asOf, parts.sum.asOf), 'jour')}\u00A0: ${left(parts)} devaient être réglés le ${dueDay(parts)}.`,
};

const REQUESTS: Words = {
  cordial: () =>
    'Pouvez-vous me dire quand le paiement partira\u00A0? Si quelque chose coince, appelez-moi\u00A0: nous trouverons une solution.',
  neutral: ({ sum }) =>
    `Merci de régler cette facture sous ${DELAY}\u00A0jours, ou de nous dire ce qui s’y oppose. Si votre paiement est parti avant le ${day(sum.asOf)}, n’en tenez pas compte.`,
  firm: ({ sum }) =>
    `Nous vous demandons de régler cette facture le ${day(addDays(sum.asOf, DELAY))} au plus tard. Sans paiement à cette date, nous vous adresserons une mise en demeure.`,
};

/** « Mon message du 27 octobre est resté sans réponse. » */
function unanswered({ written, tone }: LetterParts): string {
  const last = written.filter(({ stage }) => stage !== 'courtesy').at(-1);
  if (!last) return '';
  const owner = tone === 'cordial' ? 'Mon' : 'Notre';
  return `${owner} message du ${day(last.day)} est resté sans réponse.`;
}

/** The ways to pay; whatever comes to be one is a line of this paragraph. */
function paying({ seller, document }: LetterParts): string {
  const lines = [
    ...(seller.iban === '' ? [] : [`Virement\u00A0: IBAN ${grouped(seller.iban)}`]),
    `Référence à rappeler\u00A0: ${document.number}`,
  ];
  return lines.join('\n');
}

function greeting({ client, tone }: LetterParts): string {
  const name = client.name.trim();
  return tone === 'firm' || name === '' ? 'Madame, Monsieur,' : `Bonjour ${name},`;
}

const FAREWELLS: Record<Tone, string> = {
  cordial: 'Bien à vous,',
  neutral: 'Cordialement,',
  firm: 'Veuillez agréer, Madame, Monsieur, nos salutations distinguées.',
};

function farewell(tone: Tone, { seller }: LetterParts): string {
  return [FAREWELLS[tone], seller.company || seller.name, seller.phone].filter(Boolean).join('\n');
}

/** « la facture INV-038 du 5 octobre 2026, d’un montant de 1 368,00 €, ». */
function billed({ document, sum }: LetterParts): string {
  return `${documentInSentence(document)} du ${day(document.date)} (${formatAmount(sum.left, document.currency)})`;
}

function left({ sum, document }: LetterParts): string {
  return formatAmount(sum.left, document.currency);
}

function dueDay({ document }: LetterParts): string {
  return day(document.dueDate);
}

function day(iso: IsoDate | null): string {
  return formatDayLong(iso ?? '');
}

function grouped(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1\u00A0');
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}
