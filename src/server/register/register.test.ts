import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/databases/openTestDatabase.ts';
import { tamper } from '#testing/databases/tamper.ts';
import { openDesk, type Desk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import type {
  RegisterFolioAnswer,
  RegisterListAnswer,
  RegisterVerificationAnswer,
} from './answers.ts';
import { verifyAllRegisters } from './verifyAll.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = await openTestApp({ database });
  // The check that a sealed file is what its fingerprint says: an intruder would take it away too.
  await tamper(database, ['alter table sealed_files drop constraint sealed_files_check']);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

describe('the register', () => {
  it('tells the whole life of a document, one sentence for each thing that happened', async () => {
    const desk = await openDesk(app);
    const quote = await desk.create({ type: 'quote', dueDate: null });
    const path = `/api/documents/${quote.id}`;
    await desk.call(path, 'PATCH', { content: 'Valable un mois' });
    await desk.call(`${path}/email`, 'POST', { subject: 'Devis', message: 'Bonjour' });
    const invoice = await desk.call(`${path}/conversion`, 'POST');
    const older = await desk.create();
    const last = await desk.create();
    await desk.call(`/api/documents/${older.id}`, 'DELETE');
    await desk.call(`/api/documents/${last.id}`, 'DELETE');

    expect((await entries(desk)).map(({ sentence }) => plain(sentence))).toEqual([
      'Devis QUO-001 créé, 1 350,00 € HT.',
      'Devis QUO-001 modifié : notes.',
      expect.stringMatching(/^Devis QUO-001 : PDF scellé, empreinte SHA-256 [0-9a-f]{12}…$/),
      'Devis QUO-001 : message à helene@brasserie-lune.example gardé dans la boîte d’envoi locale.',
      'Devis QUO-001 : statut passé de « Brouillon » à « Envoyé ».',
      'Facture INV-001 créée, 1 350,00 € HT.',
      'Devis QUO-001 converti en facture INV-001.',
      'Facture INV-002 créée, 1 350,00 € HT.',
      'Facture INV-003 créée, 1 350,00 € HT.',
      'Facture INV-002 supprimée à l’état de brouillon : le numéro redevient disponible.',
      // The line closed behind it.
      'Facture INV-002 supprimée à l’état de brouillon : le numéro redevient disponible.',
    ]);
    const own = await desk.call<RegisterListAnswer>(`${path}/register`);
    expect(own.body.items.map(({ kind }) => kind)).toEqual([
      'converted',
      'status_set',
      'emailed',
      'sealed',
      'edited',
      'created',
    ]);
    expect(own.body.items.every(({ documentId }) => documentId === quote.id)).toBe(true);
    // A document that is gone keeps its pages.
    const gone = await desk.call<RegisterListAnswer>(`/api/documents/${last.id}/register`);
    expect(gone.body.items).toHaveLength(2);
    expect(invoice.status).toBe(201);
    expect(await verification(desk)).toMatchObject({ valid: true, entries: 11, problems: [] });
  });

  it('is found by kind and number, page by page', async () => {
    const desk = await openDesk(app);
    for (let made = 0; made < 5; made += 1) await desk.create();
    const first = await desk.call<RegisterListAnswer>('/api/register?limit=3&kind=created');
    const { nextCursor } = first.body;
    const rest = await desk.call<RegisterListAnswer>(`/api/register?limit=3&cursor=${nextCursor}`);
    const numbers = [...first.body.items, ...rest.body.items].map((item) => item.documentNumber);
    expect(numbers).toEqual(['INV-005', 'INV-004', 'INV-003', 'INV-002', 'INV-001']);
    const found = await desk.call<RegisterListAnswer>('/api/register?search=-004');
    expect(found.body.items).toMatchObject([{ documentNumber: 'INV-004' }]);
    expect((await desk.call<RegisterListAnswer>('/api/register?kind=sealed')).body.items).toEqual(
      [],
    );
  });

  it('is read page by page as a book, with what was received on the pages before', async () => {
    const desk = await openDesk(app);
    const blank = await desk.call<RegisterFolioAnswer>('/api/register/folio');
    expect(blank.body).toEqual({
      folio: 1,
      folios: 1,
      entries: 0,
      items: [],
      carried: [],
      carriedOn: [],
    });
    const invoice = await desk.create();
    const path = `/api/documents/${invoice.id}`;
    await desk.call(`${path}/issue`, 'POST');
    const pay = (amount: number) =>
      desk.call(`${path}/payments`, 'POST', { amount, day: invoice.date, method: 'transfer' });
    await pay(100);
    await pay(20.5);
    for (let made = 0; made < 10; made += 1) await desk.create();

    const last = await desk.call<RegisterFolioAnswer>('/api/register/folio');
    expect(last.body).toMatchObject({
      folio: 2,
      folios: 2,
      carried: [{ amount: 120.5, currency: 'EUR' }],
    });
    const first = await desk.call<RegisterFolioAnswer>('/api/register/folio?folio=1');
    expect(first.body).toMatchObject({
      folio: 1,
      entries: last.body.entries,
      carried: [],
      carriedOn: [{ amount: 120.5 }],
    });
    const sequences = [...first.body.items, ...last.body.items].map(({ sequence }) => sequence);
    expect(sequences).toEqual(Array.from({ length: last.body.entries }, (_, index) => index + 1));
    const amounts = first.body.items.flatMap(({ money }) => money?.amount ?? []);
    expect(amounts).toEqual([1620, 100, 20.5]);
    // Past the end there is nothing to turn.
    const beyond = await desk.call<RegisterFolioAnswer>('/api/register/folio?folio=9');
    expect(beyond.body.folio).toBe(2);
  });

  it('is verified while it is being written, without crying wolf', async () => {
    const desk = await openDesk(app);
    const writing = Array.from({ length: 8 }, () => desk.create());
    const verified = Array.from({ length: 8 }, () => verification(desk));
    await Promise.all(writing);
    for (const found of await Promise.all(verified)) expect(found.problems).toEqual([]);
  });

  it('leaves as a table in which no text is taken for a formula', async () => {
    const desk = await openDesk(app);
    await desk.call('/api/profile', 'PATCH', { invoicePrefix: '+1-' });
    await desk.create();
    const answer = await app.request('/api/register/export?format=csv', { as: desk.user });
    const csv = Buffer.from(await answer.arrayBuffer()).toString('utf8');
    expect(csv.startsWith('\uFEFF"Écriture";"Date";"Document"')).toBe(true);
    expect(csv).toContain(`"'+1-001"`);
    expect(csv.split('\r\n')).toHaveLength(4);
    const json = await app.request('/api/register/export?format=json', { as: desk.user });
    expect(await json.json()).toMatchObject([
      { kind: 'series_set', documentId: '', body: { prefix: '+1-' } },
      { kind: 'created', body: { number: '+1-001' } },
    ]);
  });
});

describe('an intruder who holds the whole database is found out after', () => {
  it.each<[string, string[], string]>([
    [
      'altering an amount',
      [`update register_entries set body = body || '{"amount": 1}' where sequence = 1 and USER`],
      'L’écriture n° 1 a été modifiée après coup.',
    ],
    [
      'altering an instant',
      [`update register_entries set at = at - interval '1 day' where sequence = 2 and USER`],
      'L’écriture n° 2 a été modifiée après coup.',
    ],
    [
      'altering an entry and its hash',
      [`update register_entries set hash = repeat('a', 64) where sequence = 2 and USER`],
      'L’écriture n° 3 ne suit pas l’écriture précédente.',
    ],
    [
      'making two entries change places',
      [
        'update register_entries set sequence = 90 where sequence = 1 and USER',
        'update register_entries set sequence = 1 where sequence = 2 and USER',
        'update register_entries set sequence = 2 where sequence = 90 and USER',
      ],
      'L’écriture n° 1 a été modifiée après coup.',
    ],
    [
      'taking an entry out',
      ['delete from register_entries where sequence = 2 and USER'],
      'L’écriture n° 2 manque du registre.',
    ],
    [
      'cutting the end off',
      ['delete from register_entries where sequence >= 3 and USER'],
      'Les écritures n° 3 à 5 manquent à la fin du registre.',
    ],
    [
      'cutting the end off with its head',
      [
        'delete from register_entries where sequence >= 3 and USER',
        'delete from register_heads where USER',
      ],
      'L’attestation de la fin du registre a disparu.',
    ],
    [
      'altering a sealed PDF',
      [`update sealed_files set bytes = bytes || '\\x00' where USER`],
      'Le fichier scellé Facture_INV-001.pdf a été modifié.',
    ],
    [
      'altering a sealed PDF and its fingerprint',
      [
        `update sealed_files set bytes = '\\x00', sha256 = encode(sha256('\\x00'), 'hex') where USER`,
      ],
      'Le fichier Facture_INV-001.pdf n’est annoncé par aucune écriture du registre.',
    ],
    [
      'giving a sealed PDF another name',
      [`update sealed_files set file_name = 'Facture_INV-999.pdf' where USER`],
      'Le fichier scellé Facture_INV-999.pdf n’a plus le nom « Facture_INV-001.pdf » inscrit par l’écriture n° 2.',
    ],
    [
      'backdating a sealed PDF',
      [`update sealed_files set created_at = created_at - interval '40 days' where USER`],
      'Le fichier scellé Facture_INV-001.pdf n’a plus l’instant inscrit par l’écriture n° 2.',
    ],
    [
      'changing the amount of a sent invoice',
      [`update documents set amount = 1, gross_amount = 1.2 where number = 'INV-001' and USER`],
      'Facture INV-001 : le document a été modifié sans écriture depuis l’écriture n° 3.',
    ],
    [
      'changing the lines of a sent invoice',
      [
        `update documents set line_items = jsonb_set(line_items, '{0,description}', '"Rien"') where number = 'INV-001' and USER`,
      ],
      'Facture INV-001 : le document a été modifié sans écriture depuis l’écriture n° 3.',
    ],
    [
      'giving a sent invoice another number',
      [`update documents set number = 'INV-077' where number = 'INV-001' and USER`],
      'Facture INV-077 : le document a été modifié sans écriture depuis l’écriture n° 3.',
    ],
    [
      'changing what the issue kept of the client',
      [
        `update documents set snapshot = jsonb_set(snapshot, '{client,company}', '"Autre"') where number = 'INV-001' and USER`,
      ],
      'Facture INV-001 : ce que l’émission a gardé n’est plus ce que dit l’écriture n° 3.',
    ],
    [
      'making an issued invoice a draft',
      [`update documents set issued_at = null, snapshot = null where number = 'INV-001' and USER`],
      'Facture INV-001 : ce que l’émission a gardé n’est plus ce que dit l’écriture n° 3.',
    ],
    [
      'deleting the row of a sent invoice',
      [`delete from documents where number = 'INV-001' and USER`],
      'Facture INV-001 : le document a disparu de la base sans que le registre le dise.',
    ],
    [
      'hiding a sent invoice',
      [`update documents set deleted_at = now() where number = 'INV-001' and USER`],
      'Facture INV-001 : la base dit ce document supprimé, le registre ne le dit pas.',
    ],
    [
      'slipping a document in',
      [
        `insert into documents (user_id, id, type, kind, client_id, number, date) select user_id, 'faux', type, kind, client_id, 'INV-500', date from documents where number = 'INV-001' and USER`,
      ],
      'Facture INV-500 : ce document n’est annoncé par aucune écriture du registre.',
    ],
    [
      'moving the head back',
      [
        `update register_heads h set (sequence, hash) = (select sequence, hash from register_entries e where e.user_id = h.user_id and e.sequence = 2) where USER`,
      ],
      'L’attestation de la fin du registre s’arrête à l’écriture n° 2, et non à la dernière.',
    ],
    [
      'removing a sealed PDF',
      ['delete from sealed_files where USER'],
      'Le fichier scellé par l’écriture n° 2 a disparu.',
    ],
  ])('%s', async (_what, statements, message) => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    await desk.call(`/api/documents/${id}`, 'PATCH', { status: 'sent' });
    await desk.create();
    expect(await verification(desk)).toMatchObject({ valid: true, entries: 5 });
    await tamper(
      database,
      statements.map((text) => text.replace('USER', `user_id = '${desk.user.id}'`)),
    );
    const found = await verification(desk);
    expect(found.valid).toBe(false);
    expect(found.problems.map((problem) => plain(problem.message))).toContain(message);
  });
});

describe('what the law and the product allow', () => {
  it('is no tampering: edits, statuses, archives, conversion, deletion, a client renamed', async () => {
    const desk = await openDesk(app);
    const sent = await desk.create();
    await desk.call(pathOf(sent), 'PATCH', { content: 'Merci', status: 'sent' });
    await desk.call(pathOf(sent), 'PATCH', { status: 'draft' });
    await desk.call(pathOf(sent), 'PATCH', { status: 'paid' });
    await desk.call(`${pathOf(sent)}/archive`, 'POST');
    const quote = await desk.create({ type: 'quote', dueDate: null });
    const made = await desk.call(`${pathOf(quote)}/conversion`, 'POST');
    await desk.call(pathOf(made.body), 'DELETE');
    const withdrawn = await desk.create();
    await desk.create();
    await desk.call(pathOf(withdrawn), 'DELETE');
    await desk.call(`/api/clients/${desk.clientId}`, 'PATCH', { name: 'Autre nom' });
    expect((await verification(desk)).problems).toEqual([]);
  });

  it('is no tampering either when the whole account is erased, register and files left', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    await desk.call(`/api/documents/${id}`, 'PATCH', { status: 'sent' });
    await sql`select erase_account(${desk.user.id})`.execute(database.kysely);
    expect(await reportOn(desk)).toMatchObject({ entries: 4, problems: [] });
  });
});

describe('a register removed from the database', () => {
  it('is found by the sealed files, or by the documents, it leaves', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    await desk.call(`/api/documents/${id}`, 'PATCH', { status: 'sent' });
    const { id: userId } = desk.user;
    await tamper(database, [
      `delete from register_entries where user_id = '${userId}'`,
      `delete from register_heads where user_id = '${userId}'`,
    ]);
    expect((await reportOn(desk))?.problems).toHaveLength(2);
    await tamper(database, [`delete from documents where user_id = '${userId}'`]);
    expect((await reportOn(desk))?.problems).toHaveLength(1);
  });
});

describe('another user’s register', () => {
  it('does not show in one’s own', async () => {
    const [mine, theirs] = [await openDesk(app), await openDesk(app)];
    const document = await theirs.create();
    expect((await mine.call(`/api/documents/${document.id}/register`)).status).toBe(404);
    expect(await entries(mine)).toEqual([]);
    expect(await verification(mine)).toMatchObject({ valid: true, entries: 0 });
  });
});

async function entries(desk: Desk) {
  const { body } = await desk.call<RegisterListAnswer>('/api/register?limit=200');
  return body.items.toReversed();
}

function pathOf({ id }: { id: string }): string {
  return `/api/documents/${id}`;
}

async function reportOn(desk: Desk) {
  for await (const report of verifyAllRegisters(database)) {
    if (report.userId === desk.user.id) return report;
  }
  return null;
}

async function verification(desk: Desk) {
  return (await desk.call<RegisterVerificationAnswer>('/api/register/verification')).body;
}

/** No-break spaces read as spaces. */
function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}
