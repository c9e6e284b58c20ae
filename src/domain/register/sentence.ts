import { everybody, exceptFor } from '#domain/letters/addressees.ts';
import { FACT_WORDS } from '#domain/document/facts.ts';
import { agreed, kindFacts, type NumberSeries } from '#domain/document/kinds.ts';
import { type Agreed, agreedWords } from '#domain/document/agreed.ts';
import type { AgreementProof } from '#domain/document/agreement.ts';
import type { QuoteAnswer } from '#domain/document/life.ts';
import { documentInSentence, documentTitle } from '#domain/document/names.ts';
import { documentNumber } from '#domain/document/number.ts';
import { statusLabel } from '#domain/document/status.ts';
import { formatDay } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { count, insideSentence } from '#domain/format/words.ts';
import { paymentLine } from '#domain/payments/receipt.ts';
import { holdSentence } from '#domain/reminders/holds.ts';
import { stageLabel } from '#domain/reminders/stages.ts';
import type { FieldChange } from './changes.ts';
import { CLOSURE_WORDS, ofPeriod } from './closureNames.ts';
import { documentIn, isOfDocument, type RegisterEntry } from './entry.ts';

const FIELD_NAMES: Record<string, string> = {
  type: 'type',
  number: 'numéro',
  clientId: 'client',
  date: 'date',
  dueDate: 'échéance',
  amount: 'montant',
  currency: 'devise',
  ...FACT_WORDS,
  name: 'nom',
  company: 'entreprise',
  address: 'adresse',
  postalCode: 'code postal',
  city: 'ville',
  country: 'pays',
  siret: 'SIRET',
  vatNumber: 'numéro de TVA',
  legalForm: 'forme juridique',
  shareCapital: 'capital',
  rcsCity: 'RCS',
  vatRegime: 'régime de TVA',
  iban: 'IBAN',
  bic: 'BIC',
};

/** What an entry says, as a French sentence. */
export function entrySentence(entry: Pick<RegisterEntry, 'kind' | 'body'>): string {
  // The kind decides the type of the body; a row read from the database has lost that link.
  const told = entry as RegisterEntry;
  if (!isOfDocument(told)) return accountSentence(told);
  const { kind, body } = told;
  const document = documentIn(body);
  const title = documentTitle(document);
  const agree = (participle: string) => agreed(participle, document.kind);
  switch (kind) {
    case 'created':
      return `${title} ${agree('créé')}, ${formatAmount(body.amount, body.currency)} HT.`;
    case 'edited':
      return `${title} ${agree('modifié')}\u00A0: ${changedNames(body.changes)}.`;
    case 'status_set':
      return `${title}\u00A0: statut passé de «\u00A0${statusLabel(body.from)}\u00A0» à «\u00A0${statusLabel(body.to)}\u00A0».`;
    case 'emailed': {
      if (body.reminder) return reminderSentence(title, stageLabel(body.reminder), body);
      const to = everybody(body);
      if (body.kept) {
        const what = body.duplicate ? `Duplicata de ${documentInSentence(document)}` : title;
        return `${what}\u00A0: message à ${to} gardé dans la boîte d’envoi locale.`;
      }
      const refused = exceptFor(body.notTaken);
      if (body.duplicate) {
        return `Duplicata de ${documentInSentence(document)} envoyé à ${to}${refused}.`;
      }
      if (body.ok) return `${title} ${agree('envoyé')} à ${to}${refused}.`;
      return `${title}\u00A0: échec de l’envoi à ${to}${reason(body.error)}.`;
    }
    case 'reminder_posted':
      return `${title}\u00A0: ${insideSentence(stageLabel(body.stage))} postée le ${formatDay(body.day)}.`;
    case 'reminders_held': {
      const { hold, until } = body;
      const told = hold
        ? holdSentence({ kind: hold, until, reason: body.reason })
        : 'Relances reprises';
      return `${title}\u00A0: ${insideSentence(told)}.`;
    }
    case 'converted':
      return `${title} ${agree('converti')} en facture ${body.invoiceNumber}.`;
    case 'withdrawn':
      return `${title} ${agree('supprimé')}\u00A0: numéro retiré.`;
    case 'number_returned':
      return `${title} ${agree('supprimé')} à l’état de brouillon\u00A0: le numéro redevient disponible.`;
    case 'payment_recorded':
      return `${title}\u00A0: ${paymentLine(body, body.currency)}${reason(body.reason)}.`;
    case 'payment_reversed':
      return `${title}\u00A0: encaissement de ${formatAmount(-body.amount, body.currency)} annulé${reason(body.reason)}.`;
    case 'sealed':
      return `${title}\u00A0: PDF scellé, empreinte SHA-256 ${body.sha256.slice(0, 12)}…`;
    case 'issued':
      return `${title} ${agree('émis')}, ${agree('daté')} du ${formatDay(body.date)}, ${formatAmount(body.gross, body.currency)}${body.vat === 0 ? ', sans TVA' : ' TTC'}.`;
    case 'issue_taken_back':
      return `${title}\u00A0: émission reprise avant tout départ, le numéro ${body.issuedNumber} redevient disponible.`;
    case 'corrected': {
      const { correctionKind: by, correctionNumber: number } = body;
      const correction = documentInSentence({ kind: by, number });
      if (body.undone) return `${title}\u00A0: ${correction} n’est plus ${agreed('émis', by)}.`;
      return kindFacts(by).owes < 0
        ? `${title} ${agree('crédité')} de ${formatAmount(body.gross, body.currency)} par ${correction}.`
        : `${title} ${agree('remplacé')} par ${correction}.`;
    }
    case 'opened':
      return `${title}\u00A0: page du client ouverte pour la première fois.`;
    case 'answered':
      if (body.agreement) {
        return `${title}\u00A0: ${agreedSentence(body.agreement)}${choice(body.agreed)}.`;
      }
      if (body.refusal) return `${title}\u00A0: refusé en ligne${reason(body.refusal.reason)}.`;
      return `${title}\u00A0: ${ANSWERS[body.answer ?? 'none']}${choice(body.agreed)}.`;
    case 'marked_sent':
      return `${title} ${agree('marqué')} ${agree('envoyé')}, sans e-mail.`;
    case 'works_accepted':
      return body.day === null
        ? `${title}\u00A0: réception des travaux effacée.`
        : `${title}\u00A0: travaux réceptionnés le ${formatDay(body.day)}.`;
    case 'archived':
      return `${title} ${body.archived ? agree('archivé') : `${agree('sorti')} des archives`}.`;
  }
}

/** « Facture INV-038 : 1re relance envoyée à … ». */
function reminderSentence(
  title: string,
  label: string,
  {
    recipient,
    ok,
    error,
    kept,
  }: { recipient: string; ok: boolean; error: string | null; kept?: true },
): string {
  if (kept)
    return `${title}\u00A0: ${label}, message à ${recipient} gardé dans la boîte d’envoi locale.`;
  if (ok) return `${title}\u00A0: ${label} envoyée à ${recipient}.`;
  return `${title}\u00A0: ${label}, échec de l’envoi à ${recipient}${reason(error)}.`;
}

/** Without the client's own proof: the register is read by others, so it names who marked it. */
const ANSWERS: Record<QuoteAnswer | 'none', string> = {
  accepted: 'marqué accepté par le vendeur',
  refused: 'marqué refusé par le vendeur',
  none: 'réponse effacée par le vendeur',
};

/** « , avec l’option « Pose », soit 1 440,00 € TTC »; nothing of a quote without options. */
export function choice(agreed: Agreed | undefined): string {
  return agreed ? `, ${agreedWords(agreed)}` : '';
}

function agreedSentence({ name, quality, sha256, email }: AgreementProof): string {
  const who = quality === '' ? name : `${name}, ${quality}`;
  return `accepté en ligne par ${who}, par le code envoyé à ${email}, fichier ${sha256.slice(0, 12)}…`;
}

const SERIES_NAMES: Record<NumberSeries, string> = {
  invoice: 'factures',
  quote: 'devis',
  credit_note: 'avoirs',
};

function accountSentence({ kind, body }: Exclude<RegisterEntry, { body: { number: string } }>) {
  switch (kind) {
    case 'series_set': {
      const number = documentNumber(body.prefix, body.next);
      return `Numérotation des ${SERIES_NAMES[body.series]}\u00A0: prochain numéro ${number}${reason(body.reason)}.`;
    }
    case 'number_gap': {
      const numbers =
        body.from === body.to
          ? `numéro ${body.from} jamais attribué`
          : `numéros ${body.from} à ${body.to} jamais attribués`;
      return `Numérotation des ${SERIES_NAMES[body.series]}\u00A0: ${numbers}${reason(body.reason)}.`;
    }
    case 'profile_changed':
      return `Entreprise modifiée\u00A0: ${changedNames(body.changes)}.`;
    case 'client_changed':
      return `Client ${body.name} modifié\u00A0: ${changedNames(body.changes)}.`;
    case 'period_closed': {
      const { closes, number, totals } = body;
      const what = `Clôture ${CLOSURE_WORDS[closes]} n°\u00A0${number} ${ofPeriod({ ...body, kind: closes })}`;
      const sums = totals
        .filter((one) => one.count > 0)
        .map(
          (one) => `${count(one.count, 'opération')}, ${formatAmount(one.amount, one.currency)}`,
        );
      return `${what}\u00A0: ${sums.join(' · ')}.`;
    }
  }
}

/** « échéance, notes, 2 lignes ». */
function changedNames(changes: readonly FieldChange[]): string {
  const lines = changes.filter(({ field }) => field.startsWith('lineItems.')).length;
  const names = changes
    .filter(({ field }) => !field.startsWith('lineItems.'))
    .map(({ field }) => FIELD_NAMES[field] ?? field);
  if (lines > 0) names.push(lines === 1 ? '1 ligne' : `${lines} lignes`);
  return names.join(', ') || 'rien';
}

function reason(given: string | null): string {
  const text = given?.trim().replace(/\.$/, '') ?? '';
  return text === '' ? '' : ` (${text})`;
}
