import { expect, type Page, test } from '@playwright/test';
import { call, fillAccount } from './setup/account.ts';

declare global {
  interface Window {
    /** The gestures that began, with what they last: « fall 420 ». */
    gestures: string[];
  }
}

/** The gestures of the ink; rows that wait have motions of their own. */
const INK = /^(?:fall|press|strike|sink|ink) /;

async function gestures(page: Page): Promise<string[]> {
  const begun = await page.evaluate(() => window.gestures);
  return [...new Set(begun)].filter((gesture) => INK.test(gesture)).toSorted();
}

/** Notes every animation from here on, also on the pages opened next. */
async function watchGestures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.gestures = [];
    document.addEventListener('animationstart', ({ animationName, target }) => {
      const [animation] = (target as Element)
        .getAnimations()
        .filter((one) => one instanceof CSSAnimation && one.animationName === animationName);
      const { duration } = animation?.effect?.getTiming() ?? {};
      window.gestures.push(`${animationName} ${Number(duration)}`);
    });
  });
}

test('the seal falls at issue and the stamp strikes at the last euro, once: afterwards they are simply there', async ({
  page,
}) => {
  await watchGestures(page);
  const { documents } = await fillAccount(page);
  await page.goto(`/app/documents/${documents[0]?.id}`);
  const status = page.getByRole('combobox', { name: /^Statut/ }).filter({ visible: true });
  await status.click();
  await page.getByRole('option', { name: 'Envoyé' }).click();
  await page.getByRole('button', { name: 'Émettre et marquer envoyée' }).click();
  await expect(status).toHaveAccessibleName(/Envoyée$/);
  await expect.poll(() => gestures(page)).toEqual(['fall 420', 'press 420']);

  await page.reload();
  await page.getByRole('button', { name: 'Encaisser' }).filter({ visible: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  const stamp = page.getByText(/^le\s\d\S*\s\S+\s\d{4}$/).filter({ visible: true });
  await expect(stamp).toBeVisible();
  await expect.poll(() => gestures(page)).toEqual(['sink 180', 'strike 180']);

  await page.reload();
  await expect(stamp).toBeVisible();
  expect(await gestures(page)).toEqual([]);
});

test('words ink in as they are understood, never as they are rubbed out', async ({ page }) => {
  await watchGestures(page);
  await fillAccount(page);
  await page.goto('/app/create');
  const sentence = page.getByLabel('Description');
  await sentence.pressSequentially('Pose de 3 étagères à 140 € pièce');
  await expect.poll(() => gestures(page)).toContain('ink 120');
  await page.evaluate(() => {
    window.gestures = [];
  });
  for (let rubbed = 0; rubbed < 12; rubbed += 1) await sentence.press('Backspace');
  await expect(page.locator('mark')).toHaveText(/^(?!.*pièce)/);
  expect(await gestures(page)).not.toContain('ink 120');
});

test('where motion is refused nothing moves, on any screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving: string[] = [];
  const look = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible();
    moving.push(...(await slowElements(page)).map((one) => `${path}: ${one}`));
  };
  // Who has signed in is led on from there.
  for (const path of ['/', '/login']) await look(path);
  const { clientId, documents } = await fillAccount(page);
  await call(page, 'PATCH', `/api/documents/${documents[0]?.id}`, { status: 'sent' });
  for (const path of [
    '/app',
    '/app/documents',
    `/app/documents/${documents[0]?.id}`,
    `/app/clients/${clientId}`,
    '/app/create',
    '/app/account',
    '/app/register',
  ]) {
    await look(path);
  }
  await page.getByRole('button', { name: /^Rechercher ou créer/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  moving.push(...(await slowElements(page)));
  expect(moving).toEqual([]);
});

/** What would move for more than a hundredth of a second. */
function slowElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(
          element,
          part,
        );
        const animated = animationName === 'none' ? '' : animationDuration;
        const longest = Math.max(
          ...`${animated},${transitionDuration}`.split(',').map((time) => parseFloat(time) || 0),
        );
        return longest > 0.01 ? [`${element.className}${part ?? ''} ${longest} s`] : [];
      }),
    ),
  );
}
