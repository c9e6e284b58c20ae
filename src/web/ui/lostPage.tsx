import type { ReactNode } from 'react';
import { SCREEN_TITLE } from './screenTitle.ts';

interface LostPageProps {
  title: string;
  /** What may have happened, in a sentence or two. */
  children: ReactNode;
  /** The ways out, the first one filled. */
  ways: ReactNode;
}

/** What an address leads to when nothing is there: a page of the exercise book that stayed blank. */
export function LostPage({ title, children, ways }: LostPageProps) {
  return (
    <div className="grid items-center gap-x-16 gap-y-8 py-6 desk:min-h-[60vh] desk:grid-cols-[minmax(0,26rem)_minmax(0,16rem)] desk:justify-evenly">
      <div className="grid justify-items-start gap-4 max-desk:order-last">
        <h1 id={SCREEN_TITLE} className="h1">
          {title}
        </h1>
        <p className="lead">{children}</p>
        <div className="flex flex-wrap gap-2">{ways}</div>
      </div>
      <BlankSheet />
    </div>
  );
}

function BlankSheet() {
  return (
    <svg className="h-36 desk:h-auto desk:w-full" viewBox="40 0 270 300" aria-hidden="true">
      <path className="fill-print stroke-rule" d="M64 16h176l36 36v232H64Z" />
      <path className="fill-none stroke-rule" d="M240 16v36h36" />
      <path
        className="fill-none stroke-print-rule"
        d="M64 92h212M64 124h212M64 156h212M64 188h212M64 220h212M64 252h212M98 16v268M102 16v268"
      />
      <path
        className="fill-none stroke-print-ink-2"
        d="M150 150q10-14 20 0t20 0 20 0"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="1 6"
      />
      <g transform="translate(214 142) rotate(38)">
        <path className="fill-brass" d="M0 0 10-26H-10Z" />
        <path className="stroke-print-ink" d="M0 0V-16" strokeWidth="1.5" />
        <path className="fill-action" d="M-10-26h20v-92a10 10 0 0 0-20 0Z" />
      </g>
    </svg>
  );
}
