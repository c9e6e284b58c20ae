import { cx } from './cx.ts';
import type { SealKind } from './sealKind.ts';

/** The shape speaks as much as the colour: dashed ring, full wax, hollow wax. */
export function SealMark({ kind, large = false }: { kind: SealKind; large?: boolean | undefined }) {
  return (
    <svg
      className={cx('flex-none overflow-visible', large ? 'size-5.5' : 'size-4.25')}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      {shapes[kind]}
    </svg>
  );
}

const WAX =
  'M8.00 0.59L8.51 0.77L8.99 0.99L9.44 1.22L9.88 1.44L10.32 1.63L10.76 1.79L11.22 1.94L11.69 2.09L12.15 2.28L12.59 2.53L12.98 2.85L13.31 3.22L13.57 3.65L13.79 4.09L13.98 4.55L14.16 5.00L14.34 5.44L14.54 5.87L14.75 6.32L14.95 6.78L15.12 7.25L15.24 7.75L15.31 8.26L15.32 8.77L15.29 9.29L15.22 9.80L15.12 10.31L14.99 10.82L14.83 11.33L14.61 11.82L14.33 12.27L13.98 12.67L13.56 13.01L13.08 13.26L12.57 13.44L12.05 13.57L11.55 13.68L11.08 13.79L10.64 13.93L10.23 14.12L9.82 14.34L9.40 14.58L8.96 14.81L8.49 15.00L8.00 15.13L7.50 15.18L6.99 15.16L6.49 15.09L6.00 14.97L5.52 14.82L5.03 14.66L4.56 14.47L4.09 14.25L3.65 13.99L3.24 13.68L2.87 13.31L2.55 12.91L2.27 12.48L2.01 12.04L1.78 11.59L1.54 11.15L1.30 10.71L1.07 10.25L0.87 9.78L0.73 9.28L0.66 8.77L0.69 8.26L0.82 7.75L1.02 7.27L1.26 6.81L1.52 6.38L1.76 5.97L1.96 5.56L2.12 5.13L2.25 4.68L2.39 4.21L2.54 3.74L2.74 3.26L2.99 2.81L3.30 2.40L3.66 2.02L4.05 1.68L4.48 1.38L4.93 1.10L5.40 0.86L5.90 0.66L6.41 0.52L6.94 0.46L7.47 0.48L8.00 0.59Z';

const cut = {
  fill: 'none',
  stroke: 'var(--seal-cut, var(--color-paper))',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const shapes = {
  draft: (
    <circle
      cx="8"
      cy="8"
      r="6.6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeDasharray="2.76 1.386"
    />
  ),
  issued: (
    <>
      <path fill="currentColor" d={WAX} />
      <path {...cut} strokeWidth="1.5" d="M5.2 8h5.6" />
    </>
  ),
  partly: (
    <>
      <circle cx="8" cy="8" r="6.6" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path fill="currentColor" d="M8 3.2a4.8 4.8 0 0 1 0 9.6Z" />
    </>
  ),
  accepted: (
    <>
      <circle cx="8" cy="8" r="6.6" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m5.2 8.2 2 2 3.6-4"
      />
    </>
  ),
  closed: (
    <>
      <circle cx="8" cy="8" r="6.6" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" d="M5.6 10.4 10.4 5.6" />
    </>
  ),
  sent: (
    <>
      <path fill="currentColor" d={WAX} />
      <path {...cut} strokeWidth="1.5" d="M5.6 10.4 10.4 5.6M6.6 5.5h3.9v3.9" />
    </>
  ),
  paid: (
    <>
      <path fill="currentColor" d={WAX} />
      <path {...cut} strokeWidth="1.6" d="m4.9 8.3 2.1 2.1 4.1-4.5" />
    </>
  ),
  cancelled: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        d={WAX}
        transform="translate(.6 .6) scale(.925)"
      />
      <path stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" d="M5.3 10.7 10.7 5.3" />
    </>
  ),
  late: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" />
      <path {...cut} strokeWidth="1.5" d="M8 4.6V8l2.2 1.5" />
    </>
  ),
} satisfies Record<SealKind, React.ReactNode>;
