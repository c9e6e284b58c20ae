import { useWatch } from 'react-hook-form';
import { ACCENTS, isReadableAccent } from '#domain/profile/look.ts';
import { useSettled } from '#web/ui/useSettled.ts';

const SETTLED_MS = 250;

/** Where a sample invoice is drawn in a template, with the colour and the logo’s size being chosen. */
export function useLookSource(template: string): string {
  const [accentColor, logoSize] = useWatch({ name: ['accentColor', 'logoSize'] }) as string[];
  const readable = isReadableAccent(accentColor ?? '') ? accentColor : ACCENTS[0]?.value;
  const query = new URLSearchParams({
    template,
    accentColor: readable ?? '',
    logoSize: logoSize ?? '',
  });
  return `/api/profile/look.svg?${useSettled(query.toString(), SETTLED_MS)}`;
}
