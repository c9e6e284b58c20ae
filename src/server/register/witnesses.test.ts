import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkpointText, readWitness, witnessLine } from '#domain/register/witness.ts';
import { openTestDatabase, type TestDatabase } from '#testing/databases/openTestDatabase.ts';
import { tamper } from '#testing/databases/tamper.ts';
import { openDesk, type Desk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import type { WitnessAnswer } from './answers.ts';
import { newSigningKey, registerSigner } from '#server/signingKey.ts';

describe('the witness an invoice’s client receives', () => {
  let database: TestDatabase;
  let app: TestApp;
  let desk: Desk;
  let line: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    app = await openTestApp({ database });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  beforeEach(async () => {
    desk = await openDesk(app);
    const { id } = await desk.create();
    const letter = { subject: 'Facture', message: 'Bonjour' };
    await desk.call(`/api/documents/${id}/email`, 'POST', letter);
    line = app.mail.sent.at(-1)?.witness ?? '';
  });

  it('tells the register of its sender, and is checked by anyone with the public key', async () => {
    const { keyId, publicKey } = registerSigner(app.config);
    const { checkpoint, text, signature } = readWitness(line)!;
    expect(checkpoint).toEqual({
      keyId,
      registerId: desk.user.id,
      sequence: 3,
      hash: (await entryHashes())[2],
      at: app.clock.now().toISOString(),
    });
    const key = createPublicKey(publicKey);
    expect(verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))).toBe(true);
  });

  it('is known without a session, in the letter as it was pasted, for as long as its entry stands', async () => {
    expect(await check(`> Bonjour\n> Témoin du registre : ${line}`)).toEqual({
      verdict: 'kept',
      message:
        'Ce témoin est authentique : l’écriture n° 3, attestée le 22 novembre 2026, est toujours dans le registre, inchangée.',
    });
    await desk.create();
    expect(await check(line)).toMatchObject({ verdict: 'kept' });
  });

  it.each([
    ['rewritten with every hash made anew', "hash = repeat('a', 64)"],
    ['rewritten under its old hash', `body = body || '{"amount": 1}'`],
    ['taken away', 'sequence = 99'],
  ])('tells that its entry was %s', async (_how, change) => {
    const { id } = desk.user;
    await tamper(database, [
      `update register_entries set ${change} where user_id = '${id}' and sequence = 3`,
    ]);
    expect(await check(line)).toMatchObject({ verdict: 'rewritten' });
  });

  it('is not believed with another entry, register, instant or signature, nor from another house', async () => {
    const { checkpoint, signature } = readWitness(line)!;
    const other = await openDesk(app);
    await other.create();
    for (const forged of [
      { ...checkpoint, sequence: 2, hash: (await entryHashes())[1] ?? '' },
      { ...checkpoint, registerId: other.user.id },
      { ...checkpoint, at: '2020-01-01T00:00:00.000Z' },
    ]) {
      expect(await check(witnessLine(forged, signature))).toMatchObject({ verdict: 'forged' });
    }
    const stranger = registerSigner({ registerKey: newSigningKey() });
    const theirs = { ...checkpoint, keyId: stranger.keyId };
    const signed = stranger.sign(checkpointText(theirs));
    expect(await check(witnessLine(theirs, signed))).toMatchObject({ verdict: 'foreign' });
    expect(await check(witnessLine(checkpoint, signed))).toMatchObject({ verdict: 'forged' });
  });

  it('is asked for again where it is cut short, or absent', async () => {
    for (const witness of ['', 'Bonjour', line.slice(0, -1)]) {
      const answer = await post(witness);
      expect(answer.status).toBe(400);
      const { fields } = (await answer.json()) as { fields: { witness: string } };
      expect(fields.witness).toContain('Aucun témoin complet');
    }
    expect((await post('x'.repeat(20_001))).status).toBe(400);
  });

  it('is checked sixty times an hour by one address, and no more', async () => {
    const limited = await openTestApp({ database, environment: { RATE_LIMITS: 'on' } });
    const ask = () =>
      limited.request('/api/register-witness', { method: 'POST', body: { witness: line } });
    for (let times = 0; times < 60; times += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    await limited.close();
  });

  function post(witness: string) {
    return app.request('/api/register-witness', { method: 'POST', body: { witness } });
  }

  async function check(pasted: string) {
    const answer = await post(pasted);
    expect(answer.status).toBe(200);
    const { verdict, message } = (await answer.json()) as WitnessAnswer;
    return { verdict, message: message.replaceAll('\u00A0', ' ') };
  }

  async function entryHashes() {
    const rows = await database.kysely
      .selectFrom('registerEntries')
      .select('hash')
      .where('userId', '=', desk.user.id)
      .orderBy('sequence')
      .execute();
    return rows.map(({ hash }) => hash);
  }
});
