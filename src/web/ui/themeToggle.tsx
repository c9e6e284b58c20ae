import { Moon, Sun } from 'lucide-react';
import { cx } from './cx.ts';
import { toggleTheme } from './theme.ts';

/** Both icons are drawn and the theme hides one: nothing depends on what was prerendered. */
export function ThemeToggle({ className }: { className?: string }) {
  return (
    <button
      type="button"
      className={cx('icon-btn', className)}
      aria-label="Changer de thème"
      onClick={toggleTheme}
    >
      <Moon className="i in-light" />
      <Sun className="i in-dark" />
    </button>
  );
}
