import { beforeAll, expect, it } from 'vitest';
import type { DocumentAnswer, DocumentListAnswer } from '#server/documents/answers.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { type Desk, openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';

type Answer = DocumentAnswer & { error: string; code: string; nextDraftId?: string };

const post = (desk: Desk, path: string, body: object = {}) =>
  desk.call<Answer>(`/api/documents/${path}`, 'POST', body);
const done = async (desk: Desk, path: string, body: object = {}) => {
  const { status, body: answer } = await post(desk, path, body);
  expect([status < 300, answer.error]).toEqual([true, undefined]);
  return answer;
};
const quoteOf = (desk: Desk) => desk.create({ type: 'quote', dueDate: null });
const received = { day: '2026-11-22', method: 'transfer' };

/** A quote of 1 620 € TTC, half of it paid as a deposit, and its issued balance. */
async function balanced(desk: Desk) {
  const quote = await quoteOf(desk);
  const deposit = await done(desk, `${quote.id}/deposits`, { percent: 50, received });
  const balance = await done(desk, `${quote.id}/conversion`);
  await done(desk, `${balance.id}/issue`);
  return { quote, deposit, balance };
}

describeOnBothDatabases('what follows a correction', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ database: await open() });
  });

  it('a deposit received weeks after it was asked is dated the day it is invoiced', async () => {
    app.clock.set('2026-11-02T09:00:00Z');
    const desk = await openDesk(app);
    const quote = await quoteOf(desk);
    const request = await done(desk, `${quote.id}/deposits`, { percent: 30 });
    app.clock.set('2026-11-22T09:00:00Z');
    await done(desk, `${(await desk.create()).id}/issue`);
    const deposit = await done(desk, `${request.id}/receipt`, {
      day: '2026-11-20',
      method: 'card',
    });
    expect(deposit).toMatchObject({
      number: 'INV-002',
      date: '2026-11-22',
      dueDate: '2026-11-20',
      status: 'paid',
    });
  });

  it('a deposit is refused once the invoice of its quote bills the whole', async () => {
    const desk = await openDesk(app);
    const quote = await quoteOf(desk);
    const request = await done(desk, `${quote.id}/deposits`, { percent: 30 });
    const invoice = await done(desk, `${quote.id}/conversion`);
    await done(desk, `${invoice.id}/issue`);
    expect(await post(desk, `${request.id}/receipt`, received)).toMatchObject({
      status: 409,
      body: {
        code: 'already_converted',
        error:
          'Ce devis est déjà facturé par la facture INV-001\u00A0: encaissez cette somme sur la facture INV-001, et supprimez la demande d’acompte.',
      },
    });
  });

  it('once its balance is credited whole, a deposit may be credited too', async () => {
    const desk = await openDesk(app);
    const { deposit, balance } = await balanced(desk);
    const wish = { reason: 'Chantier annulé', total: true };
    expect((await post(desk, `${deposit.id}/credit-notes`, wish)).body.code).toBe('not_creditable');
    const avoir = await done(desk, `${balance.id}/credit-notes`, wish);
    await done(desk, `${avoir.id}/issue`);
    const ofDeposit = await done(desk, `${deposit.id}/credit-notes`, wish);
    await done(desk, `${ofDeposit.id}/issue`);
    const after = await desk.call(`/api/documents/${deposit.id}`);
    expect(after.body).toMatchObject({ creditedAmount: 810, amountDue: -810 });
  });

  it('an avoir of a deposit names the rectificative that takes it back, not what it replaced', async () => {
    const desk = await openDesk(app);
    const { deposit, balance } = await balanced(desk);
    const corrective = await done(desk, `${balance.id}/corrections`, { reason: 'Adresse' });
    await done(desk, `${corrective.id}/issue`);
    const refused = await post(desk, `${deposit.id}/credit-notes`, { reason: 'x', total: true });
    expect(refused.body.error).toContain('faites l’avoir sur la facture rectificative INV-003');
  });

  it('the draft that comes with the avoir of a balance is a balance again', async () => {
    const desk = await openDesk(app);
    const { deposit, balance } = await balanced(desk);
    const wish = { reason: 'Erreur', total: true, andDraft: true };
    const { nextDraftId } = await done(desk, `${balance.id}/credit-notes`, wish);
    const again = await desk.call(`/api/documents/${nextDraftId ?? ''}`);
    expect(again.body).toMatchObject({ kind: 'final', totals: { gross: 810 } });
    expect(again.body.links).toContainEqual(
      expect.objectContaining({ relation: 'deducts', documentId: deposit.id }),
    );
  });

  it('a deposit is not made again beside its avoir: another is asked on its quote', async () => {
    const desk = await openDesk(app);
    const quote = await quoteOf(desk);
    const deposit = await done(desk, `${quote.id}/deposits`, { percent: 50, received });
    const wish = { reason: 'Erreur', total: true, andDraft: true };
    const refused = await post(desk, `${deposit.id}/credit-notes`, wish);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Une facture d’acompte ne se refait pas\u00A0: faites un avoir, puis un nouvel acompte sur le devis.',
    ]);
  });

  it('« Payé » is refused on an invoice that avoirs settled: nobody paid it', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    await done(desk, `${id}/issue`);
    const avoir = await done(desk, `${id}/credit-notes`, { reason: 'Retour', total: true });
    await done(desk, `${avoir.id}/issue`);
    const paid = await desk.call<Answer>(`/api/documents/${id}`, 'PATCH', { status: 'paid' });
    expect(paid).toMatchObject({
      status: 409,
      body: { error: 'Rien n’est plus dû\u00A0: la facture INV-001 est soldée par avoir.' },
    });
    expect((await desk.call(`/api/documents/${id}`)).body.state).toBe('credited');
  });

  it('an archived invoice whose issue is taken back comes back to the lists', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    await done(desk, `${id}/issue`);
    await done(desk, `${id}/archive`);
    await desk.call(`/api/documents/${id}`, 'PATCH', { status: 'draft' });
    const { body } = await desk.call<DocumentListAnswer>('/api/documents');
    expect(body.items.map(({ state }) => state)).toEqual(['draft']);
  });

  it('a quote whose number a deposit bears keeps it when it is deleted', async () => {
    const desk = await openDesk(app);
    const quote = await quoteOf(desk);
    await done(desk, `${quote.id}/deposits`, { percent: 30, received });
    await desk.call(`/api/documents/${quote.id}`, 'DELETE');
    expect((await quoteOf(desk)).number).toBe('QUO-002');
  });

  it('a balance of nothing is settled, never late', async () => {
    const desk = await openDesk(app);
    const quote = await quoteOf(desk);
    await done(desk, `${quote.id}/deposits`, { percent: 100, received });
    const balance = await done(desk, `${quote.id}/conversion`);
    await done(desk, `${balance.id}/issue`);
    app.clock.set('2027-01-22T09:00:00Z');
    const late = await desk.call(`/api/documents/${balance.id}`);
    app.clock.set('2026-11-22T09:00:00Z');
    expect(late.body).toMatchObject({ amountDue: 0, state: 'paid' });
  });
});
