import { type IsoDate, addDays } from '#domain/calendar.ts';
import type { OrderDeposit } from '#domain/document/facts.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { formatDay } from '#domain/format/days.ts';
import { formatAmount, formatPercent } from '#domain/format/numbers.ts';
import { isVatRate } from '#domain/vat/rates.ts';
import type { Facts, FactName } from '#drafting/facts/fact.ts';
import { periodDays } from './periodDays.ts';
import type { Situation, Told } from './situation.ts';
import { validitySaid } from './validitySaid.ts';

export type Teller<Name extends FactName> = (
  value: NonNullable<Facts[Name]>['value'],
  situation: Situation,
  facts: Facts,
) => Told | null;

const ORDINARY = 'ce brouillon est une facture ordinaire, à payer en entier';

/** The kinds that are made from another document, and where that is done. */
const MADE_ELSEWHERE: Record<
  NonNullable<Facts['kind']>['value'],
  { word: string; notFollowed: string }
> = {
  credit_note: {
    word: 'Avoir',
    notFollowed: `Un avoir s’établit depuis la facture à corriger, par «\u00a0Corriger\u00a0». Ici, ${ORDINARY}\u00a0: ne l’envoyez pas.`,
  },
  deposit: {
    word: 'Acompte',
    notFollowed: `Un acompte se demande depuis le devis, par «\u00a0Demander un acompte\u00a0». Ici, ${ORDINARY}.`,
  },
  final: {
    word: 'Solde',
    notFollowed:
      'Le solde se fait en convertissant le devis\u00a0: ses acomptes y sont repris. Ici, rien n’est déduit.',
  },
};

/** How each fact is called, where it goes, and what to say where it goes nowhere. */
export const TELLERS: { [Name in FactName]: Teller<Name> } = {
  kind: (kind, _, { refersTo }) => {
    const of = refersTo === undefined ? '' : ` sur ${refersTo.value}`;
    const { word, notFollowed } = MADE_ELSEWHERE[kind];
    return told('Nature', `${word}${of}`, notFollowed);
  },
  refersTo: (value, _, { kind }) =>
    kind === undefined
      ? told('Se rapporte à', value, 'Aucun lien n’est fait avec ce document.')
      : null,
  vat: (_, { franchise }, { vatReason }) =>
    vatReason !== undefined || franchise
      ? franchise && vatReason === undefined
        ? told('TVA', 'Sans TVA')
        : null
      : { label: 'TVA', value: 'Sans TVA', fields: { vat: false } },
  vatReason: (reason, { franchise }) => {
    if (reason === 'reverse_charge')
      return {
        label: 'TVA',
        value: 'Autoliquidation',
        fields: { vat: false, vatExemption: 'reverse_charge' },
      };
    if (reason === 'franchise')
      return {
        label: 'TVA',
        value: 'Franchise en base',
        fields: { vat: false },
        ...(franchise
          ? {}
          : {
              notFollowed:
                'La TVA n’est pas comptée, mais la mention légale demande de déclarer la franchise dans vos paramètres.',
            }),
      };
    return {
      label: 'TVA',
      value: reason === 'export' ? 'Exportation' : 'Exonéré',
      fields: { vat: false },
      notFollowed: 'La TVA n’est pas comptée\u00a0; le motif reste à choisir dans le document.',
    };
  },
  vatRate: (rate, { franchise }) => {
    if (franchise)
      return told(
        'TVA',
        formatPercent(rate),
        'Vous êtes en franchise en base\u00a0: aucune TVA n’est comptée.',
      );
    if (!isVatRate(rate))
      return told(
        'TVA',
        formatPercent(rate),
        'Ce taux de TVA n’est pas en vigueur\u00a0: choisissez-en un.',
      );
    return { label: 'TVA', value: formatPercent(rate), fields: { vat: true, vatRate: rate } };
  },
  ttc: () => told('Prix', 'TTC'),
  currency: (currency, situation) =>
    currency === situation.currency
      ? told('Devise', currency)
      : told(
          'Devise',
          currency,
          `Le document reste en ${situation.currency}, la devise de votre profil\u00a0: aucun montant n’est converti.`,
        ),
  dueInDays: (days, situation, { dueEndOfMonth, dueDate }) => {
    if (dueDate !== undefined) return null;
    const due = addDays(situation.date, days);
    return dueOn(dueEndOfMonth === undefined ? due : endOfMonth(due), situation);
  },
  dueEndOfMonth: (_, situation, { dueInDays, dueDate }) =>
    dueInDays !== undefined || dueDate !== undefined
      ? null
      : dueOn(endOfMonth(situation.date), situation),
  dueDate: (due, situation) => dueOn(due, situation),
  depositPercent: (value, { type }) =>
    depositAsked({ by: 'percent', value }, formatPercent(value), type),
  depositAmount: (value, { type, currency }) =>
    depositAsked({ by: 'amount', value }, formatAmount(value, currency), type),
  depositPaid: (paid, { currency }) =>
    told(
      'Déjà réglé',
      formatAmount(paid, currency),
      'Il n’est pas déduit ici\u00a0: indiquez-le dans «\u00a0Déjà réglé\u00a0», en modifiant le brouillon.',
    ),
  validityDays: (days, situation, { validityDays }) =>
    validitySaid(days, validityDays?.words ?? '', situation),
  client: (name, { client }) => {
    if (client === 'awaited') return told('Client', name);
    if (client === null)
      return told(
        'Client',
        name,
        'Il n’est pas dans vos clients, ou plusieurs portent ce nom\u00a0: choisissez-le.',
      );
    return client.named
      ? told('Client', client.isNew ? `${client.name}, nouveau` : client.name)
      : told('Client', name, `Le document est pour ${client.name}.`);
  },
  serviceDate: (date, _, { period }) =>
    period === undefined
      ? { label: 'Prestation', value: formatDay(date), fields: { supplyDate: date } }
      : null,
  period: (period, { today }) => {
    const days = periodDays(period, today);
    if (days === null) return told('Période', period, 'Précisez ses dates dans le document.');
    return {
      label: 'Période',
      value: `${formatDay(days.from)} – ${formatDay(days.to)}`,
      fields: { supplyDate: days.from, supplyEndDate: days.to },
    };
  },
  orderRef: (reference) => ({
    label: 'Commande',
    value: reference,
    fields: { purchaseOrder: reference },
  }),
  subject: (subject, { content }) =>
    /^Objet/m.test(content)
      ? told('Objet', subject)
      : told('Objet', subject, 'Écrivez-le dans les notes.'),
};

function depositAsked(orderDeposit: OrderDeposit, value: string, type: Situation['type']) {
  if (kindFacts(type).isOffer)
    return { label: 'Acompte à la commande', value, fields: { orderDeposit } };
  return told(
    'Acompte demandé',
    value,
    'Il se demande depuis le devis, par «\u00a0Demander un acompte\u00a0». Le total reste entier.',
  );
}

function told(label: string, value: string, notFollowed?: string): Told {
  return notFollowed === undefined ? { label, value } : { label, value, notFollowed };
}

function dueOn(due: IsoDate, { type, date }: Situation): Told {
  if (!kindFacts(type).hasDueDate)
    return told(
      'Règlement',
      formatDay(due),
      'Un devis n’a pas d’échéance\u00a0: c’est écrit dans les notes.',
    );
  if (due < date)
    return told('Échéance', formatDay(due), 'Elle précéderait la date de la facture.');
  return { label: 'Échéance', value: formatDay(due), fields: { dueDate: due } };
}

function endOfMonth(date: IsoDate): IsoDate {
  const first = `${date.slice(0, 7)}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return addDays(next, -1);
}
