/**
 * The theme (docs/product.md, Users): saved under `theme`, applied as `dark` on the root. theme.js starts it,
 * follows the system where nothing is saved, and holds transitions back while it changes.
 */
const STORAGE_KEY = 'theme';

export function toggleTheme(): void {
  const dark = document.documentElement.classList.toggle('dark');
  try {
    localStorage.setItem(STORAGE_KEY, dark ? 'dark' : 'light');
  } catch {
    // A browser that refuses storage keeps the choice for this visit.
  }
}
