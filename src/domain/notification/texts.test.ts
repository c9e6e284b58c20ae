import { expect, test } from 'vitest';
import { buildDocument } from '#testing/world/builders.ts';
import {
  emailFailed,
  emailSent,
  invoiceOverdue,
  planLimit,
  quoteAnswered,
  quoteConverted,
  retentionOwed,
  subscriptionChanged,
} from './texts.ts';

const invoice = { kind: 'invoice', number: 'INV-041' } as const;
const quote = { kind: 'quote', number: 'QUO-007' } as const;

const kept = {
  number: 'INV-012',
  clientName: 'Brasserie Lune',
  dueOn: '2027-11-20',
  left: 2100,
  currency: 'EUR',
};

test('each cause of a notification has its French text', () => {
  const answered = buildDocument({ type: 'quote', number: 'QUO-007' });
  const texts = [
    emailSent(invoice, 'clara@example.org', false),
    emailSent(invoice, 'clara@example.org', true),
    emailFailed(quote, 'clara@example.org', 'adresse inconnue'),
    invoiceOverdue({
      number: 'INV-040',
      clientName: 'Brasserie Lune',
      dueDate: '2026-11-19',
      left: 1368,
      currency: 'EUR',
    }),
    retentionOwed({ ...kept, isLate: false }),
    retentionOwed({ ...kept, isLate: true }),
    quoteConverted(quote),
    quoteAnswered(answered, 'accepted', 'Clara Delmas'),
    quoteAnswered(answered, 'refused', 'Autre raison'),
    planLimit(80, 32, 40),
    planLimit(100, 40, 40),
    subscriptionChanged({ kind: 'activated', tier: 'PREMIUM' }),
    subscriptionChanged({ kind: 'changed', tier: 'ESSENTIAL' }),
    subscriptionChanged({ kind: 'cancelled', tier: 'PREMIUM', until: '2026-12-14' }),
    subscriptionChanged({ kind: 'cancelled', tier: 'PREMIUM', until: null }),
    subscriptionChanged({ kind: 'ended' }),
    subscriptionChanged({ kind: 'payment_failed' }),
  ];
  expect(
    texts.map(({ title, message }) => `${title} | ${message}`.replaceAll('\u00A0', '~')),
  ).toEqual([
    'E-mail envoyé | Facture INV-041~: envoyée à clara@example.org.',
    'E-mail gardé | Facture INV-041~: message à clara@example.org gardé dans la boîte d’envoi locale.',
    'Échec de l’envoi | Devis QUO-007 n’a pas pu être envoyé à clara@example.org~: adresse inconnue',
    'Facture en retard | La facture INV-040 de Brasserie Lune devait être réglée le 19~nov.~2026~: il reste 1~368,00~€ à payer.',
    'Retenue de garantie due | La retenue de garantie de la facture INV-012 de Brasserie Lune est due aujourd’hui, un an après la réception des travaux~: 2~100,00~€ à encaisser.',
    'Retenue de garantie en retard | La retenue de garantie de la facture INV-012 de Brasserie Lune devait être réglée le 20~nov.~2027~: il reste 2~100,00~€ à payer.',
    'Devis converti | Le devis QUO-007 est devenu une facture, en brouillon.',
    'Devis accepté | Le devis QUO-007 est accepté par Clara Delmas.',
    'Devis refusé | Le devis QUO-007 est refusé~: Autre raison.',
    'Limite bientôt atteinte | Vous avez créé 32 documents sur 40 pour le mois en cours.',
    'Limite atteinte | Vous avez créé 40 documents sur 40 pour le mois en cours. Passez à Premium pour continuer sans limite.',
    'Abonnement activé | Votre abonnement Premium est actif.',
    'Abonnement modifié | Vous êtes maintenant abonné à la formule Essentiel.',
    'Abonnement annulé | Votre abonnement Premium est annulé. Vous gardez votre accès jusqu’au 14~déc.~2026.',
    'Abonnement annulé | Votre abonnement Premium est annulé. Vous gardez votre accès jusqu’à la fin de la période en cours.',
    'Abonnement terminé | Votre abonnement est terminé. Choisissez une formule pour retrouver votre accès.',
    'Paiement refusé | Le paiement de votre abonnement a été refusé. Vérifiez votre moyen de paiement.',
  ]);
});
