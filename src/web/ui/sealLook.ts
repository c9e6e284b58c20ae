import { cx } from './cx.ts';
import type { SealKind } from './sealKind.ts';

const INK: Record<SealKind, string> = {
  draft: 'text-draft',
  issued: 'text-sent',
  sent: 'text-sent',
  partly: 'text-sent',
  accepted: 'text-paid',
  closed: 'text-draft',
  paid: 'text-paid',
  cancelled: 'text-cancelled',
  late: 'text-wax',
};

/** A status in its ink: its mark, then its word. */
export function sealLook(kind: SealKind, large = false): string {
  return cx(
    'inline-flex items-center gap-1.75 leading-5 font-semibold whitespace-nowrap',
    large ? 'text-body' : 'text-small',
    INK[kind],
  );
}
