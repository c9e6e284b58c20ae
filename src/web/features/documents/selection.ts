import { MOST_AT_ONCE } from '#domain/document/many.ts';

/** Documents chosen in a list, by id. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** The one chosen last: a range goes from there. */
  from: string | null;
  /** On a phone boxes show only while one chooses. */
  choosing: boolean;
}

export const NOTHING: Selection = { ids: new Set(), from: null, choosing: false };

/** One is chosen, or no longer. */
export function toggled(selection: Selection, id: string): Selection {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return bounded(selection, { ids, from: id, choosing: selection.choosing || ids.size > 0 });
}

/** All from the one chosen last up to this one, as the list shows them (Shift). */
export function chosenUpTo(selection: Selection, id: string, shown: readonly string[]): Selection {
  const from = selection.from === null ? -1 : shown.indexOf(selection.from);
  const to = shown.indexOf(id);
  if (from < 0 || to < 0) return toggled(selection, id);
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return bounded(selection, {
    ids: new Set([...selection.ids, ...range]),
    from: id,
    choosing: true,
  });
}

/** All of these, or none of them where all were chosen. */
export function allToggled(selection: Selection, group: readonly string[]): Selection {
  const without = new Set([...selection.ids].filter((id) => !group.includes(id)));
  const ids = howMany(selection, group) === 'all' ? without : new Set([...selection.ids, ...group]);
  return bounded(selection, { ids, from: null, choosing: selection.choosing || ids.size > 0 });
}

export function howMany(selection: Selection, group: readonly string[]): 'none' | 'some' | 'all' {
  const chosen = group.filter((id) => selection.ids.has(id)).length;
  if (chosen === 0) return 'none';
  return chosen === group.length ? 'all' : 'some';
}

/** As many as may be acted on at once; those chosen before stay. */
function bounded(before: Selection, { ids, ...rest }: Selection): Selection {
  if (ids.size <= MOST_AT_ONCE) return { ids, ...rest };
  const kept = [...before.ids, ...[...ids].filter((id) => !before.ids.has(id))];
  return { ids: new Set(kept.slice(0, MOST_AT_ONCE)), ...rest };
}
