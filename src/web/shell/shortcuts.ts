import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { COMMAND_KEY } from '#web/ui/commandKey.ts';
import { DIALOG } from '#web/ui/inFront.ts';

interface ShortcutActions {
  onPalette: () => void;
  onHelp: () => void;
}

/** What the keys do, as the help lists them. */
export const shortcuts = [
  { keys: [COMMAND_KEY, 'K'], meaning: 'Rechercher ou créer' },
  { keys: ['N'], meaning: 'Nouveau document' },
  { keys: ['/'], meaning: 'Chercher dans la page' },
  { keys: ['X'], meaning: 'Sélectionner un document de la liste, Maj pour une suite' },
  { keys: ['?'], meaning: 'Afficher les raccourcis' },
  { keys: ['Échap'], meaning: 'Fermer ce qui est ouvert' },
] as const;

export function useShortcuts(actions: ShortcutActions) {
  const navigate = useNavigate();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const paletteKey = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      if (paletteKey) {
        event.preventDefault();
        latest.current.onPalette();
        return;
      }
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector(DIALOG)) return;

      if (event.key === 'n') void navigate('/app/create');
      else if (event.key === '/') focusPageSearch(latest.current.onPalette);
      else if (event.key === '?') latest.current.onHelp();
      else return;
      event.preventDefault();
    };

    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate]);
}

/** Whether a key belongs to what is being written. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input:not([type=checkbox]), textarea, select') !== null)
  );
}

/** A page without a search box gets the palette. */
function focusPageSearch(otherwise: () => void): void {
  const field = document.querySelector<HTMLInputElement>('[data-page-search]');
  if (field) field.focus();
  else otherwise();
}
