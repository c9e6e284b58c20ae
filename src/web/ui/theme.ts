/**
 * The theme (docs/product.md, Users): saved under `theme`, applied as `dark` on the root; theme.js
 * starts it.
 */
const STORAGE_KEY = 'theme';

export function isDark(): boolean {
  return document.documentElement.classList.contains('dark');
}

export function toggleTheme(): void {
  const root = document.documentElement;
  const dark = !isDark();
  root.classList.add('theme-switching');
  root.classList.toggle('dark', dark);
  try {
    localStorage.setItem(STORAGE_KEY, dark ? 'dark' : 'light');
  } catch {
    // A browser that refuses storage keeps the choice for this visit.
  }
  requestAnimationFrame(() => root.classList.remove('theme-switching'));
}
