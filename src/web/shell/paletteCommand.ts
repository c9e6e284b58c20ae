import type { ReactNode } from 'react';

/** A row of the palette. */
interface CommandLook {
  id: string;
  label: string;
  icon: ReactNode;
  /** At the right end: an amount, a key. */
  end?: string;
  /** Under the label: what a sentence would become. */
  detail?: { whom: string; lines: readonly string[]; total: string } | undefined;
}

interface Leading {
  to: string;
  /** Travels with the navigation. */
  state?: () => unknown;
}

export type Command = CommandLook & (Leading | { run: () => void });

export interface CommandGroup {
  label: string;
  items: Command[];
}
