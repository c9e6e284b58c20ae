import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRenderer } from '#rendering/renderer/renderer.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { openDesk, type Desk } from '#testing/desk.ts';
import { pngUrl } from '#testing/png.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import type { ProfileAnswer } from './answers.ts';

const TOO_COMPLEX =
  'Ce dessin est trop complexe pour un logo : choisissez une version simplifiée, ou une image PNG.';
const TOO_SLOW =
  'Ce logo demande trop de temps à dessiner : choisissez une version simplifiée, ou une image PNG.';
const UNREADABLE = 'Ce fichier n’est pas une image lisible.';

let app: TestApp;
/** The same with little time to draw: for what never ends. */
let impatient: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  const renderer = createRenderer({ processes: 1, limitMs: 3_000 });
  impatient = await openTestApp({ database: app.database, deps: { renderer } });
});
afterAll(async () => {
  await impatient.close();
  await app.close();
});

describe('the logo', () => {
  it('is saved, shown on the PDF, and removed', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    const logo = pngUrl({ width: 64, height: 32 });
    expect((await putLogo(desk, logo)).body.logo).toBe(logo);
    expect(await pdfOf(desk, id)).toBe('%PDF-');
    expect((await putLogo(desk, '')).body.logo).toBe('');
  });

  it.each([
    ['is a GIF', 'data:image/gif;base64,R0lGODlh', 'Choisissez une image PNG, JPEG, WebP ou SVG.'],
    [
      'is too heavy',
      `data:image/png;base64,iVBORw0KGgo${'A'.repeat(1_400_000)}=`,
      'Le logo pèse plus de 1 Mo : choisissez une image plus légère.',
    ],
    [
      'is a poster of 196 million pixels in a small file',
      pngUrl({ width: 14_000, height: 14_000, rows: Buffer.alloc(0) }),
      'Le logo compte plus de 12 millions de pixels (4 000 × 3 000) : réduisez les dimensions de l’image.',
    ],
    ['is cut short', pngUrl({ width: 64, height: 32 }).slice(0, 90), UNREADABLE],
    ['is two drawings', svgUrl('<svg></svg><svg></svg>'), UNREADABLE],
    [
      'has entities',
      svgUrl('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'),
      'Ce fichier SVG contient des éléments non autorisés.',
    ],
    ['nests 100,000 levels deep', svgUrl(nested(100_000)), TOO_COMPLEX],
    [
      'closes what it never opened, 100,000 times',
      svgUrl(`${'<g>'.repeat(100_000)}${'</a>'.repeat(100_000)}`),
      TOO_COMPLEX,
    ],
    ['draws one shape a thousand million times', svgUrl(multiplied(9)), UNREADABLE],
  ])(
    'that %s is refused beside the field, and the one before it stays',
    async (_what, logo, why) => {
      const desk = await openDesk(app);
      const before = pngUrl({ width: 8, height: 8 });
      await putLogo(desk, before);
      const { status, body } = await putLogo(desk, logo);
      expect([status, body.fields?.['logo'], body.error]).toEqual([400, why, why]);
      const kept = await desk.call<ProfileAnswer>('/api/profile');
      expect(kept.body.logo).toBe(before);
    },
  );

  it('that never ends to be drawn is refused when its time is over', async () => {
    const desk = await openDesk(impatient);
    const { status, body } = await putLogo(desk, svgUrl(letters(700_000)));
    expect([status, body.fields?.['logo']]).toEqual([400, TOO_SLOW]);
  });

  it('is changed a number of times and no more', async () => {
    const { database } = app;
    const limited = await openTestApp({ database, environment: { RATE_LIMITS: 'on' } });
    const desk = await openDesk(limited);
    const statuses = new Set<number>();
    for (let time = 0; time < 20; time += 1) statuses.add((await putLogo(desk, '')).status);
    const last = await putLogo(desk, '');
    await limited.close();
    expect([...statuses]).toEqual([200]);
    expect([last.status, last.body.error]).toEqual([
      429,
      'Vous avez changé de logo de nombreuses fois. Réessayez dans quelques minutes.',
    ]);
  });

  it.each([
    ['is damaged', pngUrl({ width: 64, height: 32 }).slice(0, 90)],
    ['is two drawings', svgUrl('<svg></svg><svg></svg>')],
    ['nests 100,000 levels deep', svgUrl(nested(100_000))],
  ])('kept before it was checked, that %s, leaves documents without logo', async (_what, logo) => {
    const desk = await deskWithKept(logo);
    const { id } = await desk.create();
    expect(await pdfOf(desk, id)).toBe('%PDF-');
  });

  it('kept before it was checked, that never ends, gets an answer and can be removed', async () => {
    const desk = await deskWithKept(svgUrl(letters(700_000)), impatient);
    const { id } = await desk.create();
    expect(await pdfOf(desk, id)).toContain('Erreur lors de la génération du PDF');
    expect((await putLogo(desk, '')).body.logo).toBe('');
  });
});

async function deskWithKept(logo: string, where = app): Promise<Desk> {
  const desk = await openDesk(where);
  await app.database.kysely
    .updateTable('profiles')
    .set({ logo })
    .where('id', '=', desk.user.id)
    .execute();
  return desk;
}

type Answer = ProfileAnswer & { error?: string; fields?: Record<string, string> };

const putLogo = (desk: Desk, logo: string) =>
  desk.call<Answer>('/api/profile/logo', 'PUT', { logo });

async function pdfOf(desk: Desk, id: string): Promise<string> {
  const { body } = await desk.call<DocumentAnswer | string>(`/api/functions/generate-pdf?id=${id}`);
  return typeof body === 'string' ? body.slice(0, 5) : JSON.stringify(body);
}

function nested(depth: number): string {
  const levels = `${'<g>'.repeat(depth)}<path d="M0 0h9v9z"/>${'</g>'.repeat(depth)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg">${levels}</svg>`;
}

/** Ten times ten times ten…: few elements, and 10 to that power of shapes. */
function multiplied(powers: number): string {
  const levels = Array.from({ length: powers }, (_, level) => {
    const uses = `<use href="#l${level}" x="1"/>`.repeat(10);
    return `<g id="l${level + 1}">${uses}</g>`;
  });
  const shape = '<g id="l0"><rect width="1" height="1"/></g>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shape}${levels.join('')}</svg>`;
}

function letters(count: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg"><text>${'a'.repeat(count)}</text></svg>`;
}

function svgUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg, 'utf8').toString('base64')}`;
}
