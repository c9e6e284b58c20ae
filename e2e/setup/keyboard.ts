import { expect, type Locator, type Page } from '@playwright/test';

/** More presses of Tab than any screen has controls. */
const MOST_TABS = 120;

/**
 * A person who has neither mouse nor screen: keys alone, the focus never lost, and what a screen reader
 * says of it all.
 */
export async function byKeyboard(page: Page) {
  await page.addInitScript(listen);

  /** The control that has the keyboard, as it is said. */
  const said = async () => {
    const [focused, option] = await page.evaluate(() => {
      const option = document.activeElement?.getAttribute('aria-activedescendant');
      return [document.activeElement?.tagName, option ?? null] as const;
    });
    if (focused === 'BODY') return 'nothing: the focus is lost';
    const field = await page.locator(':focus').ariaSnapshot();
    return option === null
      ? field
      : `${field}\n${await page.locator(`[id="${option}"]`).ariaSnapshot()}`;
  };
  const keepsFocus = () =>
    expect
      .poll(() => page.evaluate(() => document.activeElement?.tagName), 'where the focus is')
      .not.toBe('BODY');

  const press = async (key: string) => {
    await page.keyboard.press(key);
    await keepsFocus();
  };
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await keepsFocus();
  };
  /** Tab until the focus is there: it is never set, and never falls back to the top of the page on the way. */
  const to = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await expect(target).toHaveCount(1);
    for (let presses = 0; presses < MOST_TABS; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press(key);
    }
    throw new Error(`${key} never reaches ${String(target)}: the focus is on ${await said()}`);
  };
  const use = async (target: Locator, key: 'Enter' | 'Space' = 'Enter') => {
    await to(target);
    await press(key);
  };
  /** What was told of itself since the last time, without the focus being there. */
  const hears = async (words: string | RegExp) => {
    const all: string[] = [];
    await expect
      .poll(
        async () => {
          all.push(...(await page.evaluate(takeHeard)));
          return all.some((each) => (words instanceof RegExp ? words.test(each) : each === words));
        },
        `hears ${String(words)}`,
      )
      .toBe(true);
  };
  return { press, type, to, use, said, hears, keepsFocus };
}

declare global {
  interface Window {
    heard?: string[];
  }
}

function takeHeard(): string[] {
  return window.heard?.splice(0).map((each) => each.replaceAll(/\s+/g, ' ').trim()) ?? [];
}

/**
 * Notes what a screen reader says by itself: what changes within a region that was there already, and an
 * alert as it comes. A status that comes with its words is said by few, and is not counted.
 */
function listen(): void {
  const heard: string[] = (window.heard ??= []);
  const LIVE =
    '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="log"], output';
  const HIDDEN = '[aria-hidden="true"], [inert]';
  const ALERT = '[role="alert"]';
  const note = (element: Element | null) => {
    const words = element?.textContent?.trim();
    if (element && words && element.closest(HIDDEN) === null) heard.push(words);
  };
  new MutationObserver((changes) => {
    const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(`${LIVE}, ${ALERT}`) ?? null;
      const isNews = region && ![...added].some((node) => node.contains(region));
      // Of what is told piece by piece (the messages), only the new one is said.
      const isByPieces = isNews && region.getAttribute('aria-atomic') === 'false';
      if (isNews && !isByPieces) note(region);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (isByPieces) note(node);
        if (node.matches(ALERT)) note(node);
        node.querySelectorAll(ALERT).forEach(note);
      }
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
