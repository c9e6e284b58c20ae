import { cx } from './cx.ts';
import { type SealKind, sealWords } from './sealKind.ts';
import { sealLook } from './sealLook.ts';
import { SealMark } from './sealMark.tsx';

/** A status as a small coloured seal, always with its word. */
export function Seal({ kind, className }: { kind: SealKind; className?: string }) {
  return (
    <span className={cx(sealLook(kind), className)}>
      <SealMark kind={kind} />
      {sealWords[kind]}
    </span>
  );
}
