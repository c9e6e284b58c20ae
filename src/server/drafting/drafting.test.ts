import { beforeAll, describe, expect, it } from 'vitest';
import { openModelDouble } from '#testing/doubles/model.ts';
import { openTestApp, type TestApp, type TestUser } from '#testing/testApp.ts';
import { brasserieLune } from '#testing/world/people.ts';
import type { GenerationAnswer, LineEditAnswer, LineSuggestionsAnswer } from './answers.ts';

const dev = {
  description: 'Développement',
  quantity: 3,
  unitPrice: 450,
  kind: 'sale',
  unit: 'day',
};

describe('the drafting calls', () => {
  let app: TestApp;
  let double: Awaited<ReturnType<typeof openModelDouble>>;
  let claire: TestUser;
  beforeAll(async () => {
    double = await openModelDouble();
    app = await openTestApp({
      environment: { AI_PROVIDER: 'openai', AI_MODEL: 'double', AI_BASE_URL: double.baseUrl },
    });
    claire = await app.signUp();
    return async () => {
      await app.close();
      await double.close();
    };
  });

  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    app.request(path, { as: claire, method: 'POST', body, headers });
  const asked = async <Answer>(path: string, body: object) => {
    const response = await post(path, body);
    expect(response.status).toBe(200);
    return (await response.json()) as Answer;
  };
  const generate = (body: object) =>
    asked<GenerationAnswer>('/api/functions/generate-document', { type: 'invoice', ...body });
  const edit = (instruction: string, lines: object[] = [dev]) =>
    asked<LineEditAnswer>('/api/functions/edit-lines', { instruction, lines });

  it('stream the lines to whoever asks for events, and end with the whole answer', async () => {
    const lines = [{ ...dev, vatRate: null, source: null }];
    double.behave({ answers: { lines, content: 'Merci.' } });
    const response = await post(
      '/api/functions/generate-document',
      { type: 'invoice', prompt: '3 jours de développement à 450 €' },
      { accept: 'text/event-stream, application/json' },
    );
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events = (await response.text())
      .trim()
      .split('\n\n')
      .map((block) => /^event: (\w+)\ndata: (.*)$/s.exec(block)?.slice(1) ?? [])
      .map(([name, data]) => [name, JSON.parse(data ?? 'null') as unknown]);
    expect(events).toMatchObject([
      ['line', { index: 0, line: { description: 'Développement', total: 1350 } }],
      ['draft', { totalAmount: 1350, content: 'Merci.', engine: 'double', notice: null }],
    ]);
  });

  it('change lines on a sentence, by the model, and say what changes', async () => {
    double.behave({ answers: { lines: [{ ...dev, quantity: 4, vatRate: null, from: 0 }] } });
    expect(await edit('un jour de plus sur le dev')).toMatchObject({
      lines: [{ from: 0, quantity: 4, total: 1800 }],
      changes: [expect.stringMatching(/3\s?jours × 450\s€ → 4\s?jours × 450\s€/)],
      engine: 'double',
      notice: null,
    });
  });

  it.each([
    [
      'invents a price',
      { answers: { lines: [{ ...dev, unitPrice: 999, vatRate: null, from: 0 }] } },
    ],
    ['changes nothing', { answers: { lines: [{ ...dev, vatRate: null, from: 0 }] } }],
    ['removes everything', { answers: { lines: [] } }],
    ['answers broken JSON', { text: '{"lines": [{' }],
    ['refuses', { status: 500 }],
  ] as const)('leave the change to the grammar when the model %s', async (_, behaviour) => {
    double.behave(behaviour);
    const edited = await edit('passe le développement à 4 jours');
    expect(edited).toMatchObject({ lines: [{ quantity: 4, total: 1800 }], engine: 'grammar' });
    expect(edited.notice).toContain('Le modèle');
  });

  it('say why a sentence changes nothing', async () => {
    double.behave({ status: 500 });
    expect(await edit('quel temps fait-il')).toMatchObject({
      lines: null,
      reason: expect.stringContaining('Je ne réponds pas aux questions'),
    });
  });

  it('repeat the last document of a client, discount and rates included, of this month', async () => {
    const client = await made<{ id: string }>('/api/clients', brasserieLune);
    const lines = [
      { ...dev, vatRate: 10 },
      { description: 'Remise d’octobre', quantity: 1, unitPrice: -100 },
    ];
    const base = {
      type: 'invoice',
      clientId: client.id,
      date: '2026-10-02',
      dueDate: '2026-10-20',
    };
    await made('/api/documents', { ...base, lineItems: lines });
    for (const clientName of [brasserieLune.name, brasserieLune.company]) {
      const again = await generate({ prompt: 'comme la dernière fois', clientName });
      expect(again).toMatchObject({
        lineItems: [
          { vatRate: 10, total: 1350 },
          { description: 'Remise de novembre', total: -100 },
        ],
        totalAmount: 1250,
      });
      expect(again.notice).toContain('Le mois des désignations suit la date du jour.');
      expect(again.notice).toContain('INV-001, octobre 2026');
    }
  });

  it('suggest past prices with the document they were asked in', async () => {
    const { items } = await asked<LineSuggestionsAnswer>('/api/functions/line-suggestions', {
      description: 'développement',
    });
    expect(items).toMatchObject([{ unitPrice: 450, source: 'INV-001, octobre 2026' }]);
    const own = await asked<LineSuggestionsAnswer>('/api/functions/line-suggestions', {
      description: 'développement',
      documentId: items[0]?.documentId,
    });
    expect(own.items).toEqual([]);
  });

  async function made<Answer>(path: string, body: object): Promise<Answer> {
    const response = await post(path, body);
    expect(response.status).toBe(201);
    return (await response.json()) as Answer;
  }
});
