import { describe, expect, it } from 'vitest';
import { CLIENT_KINDS } from '#domain/client/kinds.ts';
import { buildDocument } from '#testing/world/builders.ts';
import { atelierMorel } from '#testing/world/people.ts';
import { type LetterParts, reminderLetter } from './letter.ts';
import { penaltyRule } from './penaltyRule.ts';
import { STAGE_FACTS, STAGES, TONES } from './stages.ts';
import { sumDue } from './sums.ts';

const LEGAL = { latePenalty: 'legal_rate', latePenaltyRate: null } as const;

function parts(overrides: Partial<LetterParts> = {}): LetterParts {
  const { client = { name: 'Monique Roche', kind: 'business' }, stage = 'third' } = overrides;
  const rule = penaltyRule(LEGAL, client.kind);
  const late = { rows: [], penalties: 10.85, fee: rule.fee, unknown: null };
  return {
    stage,
    tone: 'firm',
    claims: STAGE_FACTS[stage].claims,
    seller: { ...atelierMorel, name: 'Claire Morel' },
    client,
    document: buildDocument({ number: 'INV-038', date: '2026-02-14', dueDate: '2026-03-01' }),
    gross: 1368,
    sum: sumDue(1200, late, { asOf: '2026-04-12', currency: 'EUR' }),
    rule,
    written: [],
    ...overrides,
  };
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const written = (overrides: Partial<LetterParts> = {}) => {
  const { subject, message } = reminderLetter(parts(overrides));
  return { subject: plain(subject), message: plain(message) };
};

describe('a reminder', () => {
  it('asks firmly, with penalties, indemnity and their sum to the cent', () => {
    const sent = [{ stage: 'second', day: '2026-03-11' } as const];
    const { subject, message } = written({ written: sent });
    expect(subject).toBe('3e relance : Facture #INV-038');
    expect(message).toBe(`Madame, Monsieur,

La facture INV-038 du 14 février 2026 est en retard de 42 jours : 1 200,00 € devaient être réglés le 1er mars 2026. Notre message du 11 mars 2026 est resté sans réponse.

S’y ajoutent 10,85 € de pénalités de retard arrêtées à ce jour, à trois fois le taux d’intérêt légal, et 40,00 € d’indemnité pour frais de recouvrement (C. com., art. L441-10, II, et D441-5), soit 1 250,85 € en tout.

Nous vous demandons de régler cette facture le 20 avril 2026 au plus tard. Sans paiement à cette date, nous vous adresserons une mise en demeure.

Virement : IBAN FR76 3000 6000 0112 3456 7890 189
Référence à rappeler : INV-038

Veuillez agréer, Madame, Monsieur, nos salutations distinguées.
Atelier Morel
04 72 00 00 00`);
  });

  it('begins kindly, and asks nothing more than the invoice', () => {
    const { subject, message } = written({ stage: 'first', tone: 'cordial' });
    expect(subject).toBe('Relance : Facture #INV-038');
    expect(message).toMatch(
      /^Bonjour Monique Roche,\n\nSauf erreur de ma part, la facture INV-038/,
    );
    expect(message).not.toMatch(/pénalité|40,00/);
    const courtesy = written({ stage: 'courtesy', tone: 'cordial' });
    expect(courtesy.subject).toBe('Rappel : Facture #INV-038, à régler le 1er mars 2026');
    expect(courtesy.message).toContain('arrive à échéance le 1er mars 2026');
  });

  it('as a formal notice sums up what it asks for, article by article', () => {
    const { subject, message } = written({ stage: 'formal_notice' });
    expect(subject).toBe('Mise en demeure : Facture #INV-038');
    expect(message).toContain(
      'nous vous mettons en demeure, au sens de l’article 1344 du Code civil, de payer sous 8 jours à compter de la réception de cette lettre la somme de 1 250,85 €, soit :',
    );
    expect(message).toContain(`– 1 200,00 € restant dus sur la facture INV-038 ;
– 10,85 € de pénalités de retard arrêtées au 12 avril 2026, à trois fois le taux d’intérêt légal (C. com., art. L441-10, II, et D441-5) ;
– 40,00 € d’indemnité forfaitaire pour frais de recouvrement.`);
  });

  it('asks a consumer for no indemnity, and says from when legal interest runs', () => {
    const client = { name: 'Monique Roche', kind: 'consumer' } as const;
    for (const stage of STAGES) {
      for (const tone of TONES) {
        expect(written({ stage, tone, client }).message).not.toMatch(
          /40,00|L441|D441|pénalité|recouvrement/,
        );
      }
    }
    const { message } = written({ stage: 'formal_notice', client });
    expect(message).toContain('la somme de 1 200,00 €, soit :');
    expect(message).toContain('porte intérêt au taux légal (C. civ., art. 1231-6)');
  });

  it('without a known rate claims the penalties in words, and no total that lacks them', () => {
    const late = { rows: [], penalties: null, fee: 40, unknown: '2026-07-01' };
    const sum = sumDue(1200, late, { asOf: '2026-07-20', currency: 'EUR' });
    const third = written({ sum }).message;
    expect(third).toContain('S’y ajoutent les pénalités de retard, à trois fois');
    expect(third).not.toMatch(/en tout/);
    expect(written({ sum, stage: 'formal_notice' }).message).toContain('les sommes suivantes :');
  });

  it('of an invoice in another currency keeps the euros of the indemnity apart', () => {
    const document = { ...parts().document, currency: 'USD' };
    const late = { rows: [], penalties: 10.85, fee: 40, unknown: null };
    const sum = sumDue(1200, late, { asOf: '2026-04-12', currency: 'USD' });
    expect(sum.total).toBe(1210.85);
    expect(written({ sum, document }).message).not.toMatch(/en tout/);
  });

  it('names its invoice, what is owed and the due date, whatever its stage, tone and client', () => {
    for (const stage of STAGES) {
      for (const tone of TONES) {
        for (const kind of CLIENT_KINDS) {
          const client = { name: '', kind };
          const { subject, message } = written({ stage, tone, client });
          expect(subject).toContain('INV-038');
          for (const told of ['INV-038', '1 200,00 €', '1er mars 2026', 'IBAN FR76']) {
            expect(message).toContain(told);
          }
          expect(message).not.toMatch(/undefined|null|NaN| {2}|\n\n\n/);
        }
      }
    }
  });
});
