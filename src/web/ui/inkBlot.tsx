/** A blot on the ruled page: something went wrong, and nothing that was written is lost. */
export function InkBlot({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 320 300" aria-hidden="true">
      <g className="fill-none stroke-seyes">
        <path d="M0 50H320M0 90H320M0 130H320M0 170H320M0 210H320M0 250H320" />
        <path d="M52 10V290M57 10V290" strokeWidth="1.2" />
      </g>
      <g className="fill-action">
        <path d="M176 74c24-2 30 16 48 22 22 7 40 14 38 38-1 18 12 28 8 46-5 23-28 20-40 34-13 16-24 34-48 30-20-3-28-18-48-20-24-2-44-12-42-38 1-18-11-28-6-46 6-21 28-20 38-34 11-16 24-30 52-32Z" />
        <circle cx="272" cy="96" r="8" />
        <circle cx="287" cy="82" r="3.5" />
        <ellipse cx="92" cy="246" rx="7" ry="9" />
        <circle cx="78" cy="262" r="3" />
        <circle cx="232" cy="262" r="5" />
        <circle cx="104" cy="84" r="4" />
      </g>
    </svg>
  );
}
