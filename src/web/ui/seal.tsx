import { cx } from './cx.ts';
import { sealOf, type Sealed } from './sealKind.ts';
import { sealLook } from './sealLook.ts';
import { SealMark } from './sealMark.tsx';

/** Where a document stands, as a small coloured seal, always with its word. */
export function Seal({ of, className }: { of: Sealed; className?: string }) {
  const { mark, word } = sealOf(of);
  return (
    <span className={cx(sealLook(mark), className)}>
      <SealMark kind={mark} />
      {word}
    </span>
  );
}
