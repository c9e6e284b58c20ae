import { beforeAll, expect, it } from 'vitest';
import type { Renderer } from '#rendering/renderer/renderer.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { openDesk, type Desk } from '#testing/desk.ts';
import { sharedRenderer } from '#testing/sharedRenderer.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';

type Answer = DocumentAnswer & { error?: string; code?: string };

describeOnBothDatabases('a document that leaves draft', (open) => {
  let app: TestApp;
  /** Done while a page is being drawn, by a call of its own. */
  let meanwhile = nothing;
  let drawings = 0;
  beforeAll(async () => {
    app = await openTestApp({
      database: await open(),
      deps: { renderer: watched(sharedRenderer()) },
    });
    return () => app.close();
  });

  /** The real renderer, which lets the test act while it draws. */
  function watched(renderer: Renderer): Renderer {
    return {
      ...renderer,
      async renderPdf(...asked) {
        drawings += 1;
        await meanwhile();
        return renderer.renderPdf(...asked);
      },
    };
  }

  async function begin() {
    drawings = 0;
    meanwhile = nothing;
    const desk = await openDesk(app);
    return { desk, document: await desk.create() };
  }

  /** The sealed bytes are those that the document gives now. */
  async function expectSealedAsItIs(desk: Desk, { id, sealedVersions }: DocumentAnswer) {
    meanwhile = nothing;
    const { sha256 } = sealedVersions[0] ?? { sha256: '' };
    const sealed = await desk.call<string>(`/api/documents/${id}/sealed/${sha256}`);
    const now = await desk.call<string>(`/api/functions/generate-pdf?id=${id}`);
    expect([sealed.status, sealed.body]).toEqual([200, now.body]);
  }

  it('lets everybody else work while its page is drawn', async () => {
    const { desk, document } = await begin();
    const other = await openDesk(app);
    const answered: number[] = [];
    meanwhile = async () => {
      answered.push((await other.call('/api/documents')).status);
      answered.push((await desk.call('/api/documents')).status);
      answered.push((await desk.call(`/api/documents/${document.id}`)).status);
    };
    const { status, body } = await send(desk, document.id);
    expect(answered).toEqual([200, 200, 200]);
    expect([status, body.status, body.sealedVersions.length]).toEqual([200, 'sent', 1]);
    expect(drawings).toBe(1);
  });

  it('is drawn again when its client changes meanwhile, and sealed as it then is', async () => {
    const { desk, document } = await begin();
    let company = 'Brasserie Lune';
    meanwhile = async () => {
      if (drawings > 1) return;
      company = 'Brasserie du Soleil';
      await desk.call(`/api/clients/${desk.clientId}`, 'PATCH', { company });
    };
    const { status, body } = await send(desk, document.id);
    expect([status, drawings]).toEqual([200, 2]);
    await expectSealedAsItIs(desk, body);
  });

  it('is drawn once when what changes meanwhile is not on its page', async () => {
    const { desk, document } = await begin();
    meanwhile = async () => {
      await desk.call(`/api/clients/${desk.clientId}`, 'PATCH', { notes: 'Rappeler' });
      await desk.create();
    };
    const { status, body } = await send(desk, document.id);
    expect([status, drawings]).toEqual([200, 1]);
    await expectSealedAsItIs(desk, body);
  });

  it('stays a draft when its profile never stops changing, and says so in French', async () => {
    const { desk, document } = await begin();
    meanwhile = () => desk.call('/api/profile', 'PATCH', { company: `Atelier ${drawings}` });
    const { status, body } = await send(desk, document.id);
    expect([status, body.code, drawings]).toEqual([409, 'changed_meanwhile', 8]);
    expect(body.error).toBe(
      'Ce document, son client ou votre profil changent en ce moment. Réessayez dans un instant.',
    );
    const kept = await desk.call(`/api/documents/${document.id}`);
    expect([kept.body.status, kept.body.sealedVersions]).toEqual(['draft', []]);
  });

  it('is refused as out of date when it was itself edited meanwhile', async () => {
    const { desk, document } = await begin();
    meanwhile = () => desk.call(`/api/documents/${document.id}`, 'PATCH', { content: 'Autre' });
    const seen = { 'if-match': `"${document.version}"` };
    expect((await send(desk, document.id, seen)).status).toBe(412);
  });

  it('is not drawn when the change itself is refused', async () => {
    const { desk, document } = await begin();
    const { status } = await desk.call(`/api/documents/${document.id}`, 'PATCH', {
      status: 'sent',
      dueDate: '2026-01-01',
    });
    expect([status, drawings]).toEqual([400, 0]);
  });

  it('leaves one entry of each kind, one number and one notification behind', async () => {
    const { desk } = await begin();
    const quote = await desk.create({ type: 'quote', dueDate: null });
    const converted = await desk.call<Answer>(`/api/documents/${quote.id}/conversion`, 'POST');
    expect([converted.status, drawings]).toEqual([201, 1]);
    const next = await desk.create();
    const numbers = [converted.body.number, next.number];
    expect(numbers).toEqual(['INV-002', 'INV-003']);
    const kinds = await app.database.kysely
      .selectFrom('registerEntries')
      .select('kind')
      .where('userId', '=', desk.user.id)
      .orderBy('sequence')
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'created',
      'created',
      'created',
      'converted',
      'sealed',
      'created',
    ]);
    const told = await desk.call<{ items: unknown[] }>('/api/notifications');
    expect(told.body.items).toHaveLength(1);
  });
});

async function nothing(): Promise<unknown> {
  return null;
}

function send(desk: Desk, id: string, headers?: Record<string, string>) {
  return desk.call<Answer>(`/api/documents/${id}`, 'PATCH', { status: 'sent' }, headers);
}
