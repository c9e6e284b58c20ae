import { cx } from './cx.ts';
import { type SealKind, sealWords } from './sealKind.ts';
import { SealMark } from './sealMark.tsx';

/** A status as a small coloured seal, always with its word. */
export function Seal({ kind, large = false }: { kind: SealKind; large?: boolean }) {
  return (
    <span className={cx('seal', `seal--${kind}`, large && 'seal--l')}>
      <SealMark kind={kind} />
      {sealWords[kind]}
    </span>
  );
}
