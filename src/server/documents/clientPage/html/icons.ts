import { raw } from 'hono/html';

/** Lucide (ISC), as the rest of the product draws them. */
const PATHS = {
  check: '<path d="M20 6 9 17l-5-5"/>',
  copy: '<rect width="14" height="14" x="8" y="8" rx="2" ry="2"/><path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2"/>',
  download:
    '<path d="M12 15V3"/><path d="M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"/><path d="m7 10 5 5 5-5"/>',
  question:
    '<path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719"/>',
  zoom: '<circle cx="11" cy="11" r="8"/><line x1="21" x2="16.65" y1="21" y2="16.65"/><line x1="11" x2="11" y1="8" y2="14"/><line x1="8" x2="14" y1="11" y2="11"/>',
  down: '<path d="M12 5v14"/><path d="m19 12-7 7-7-7"/>',
  back: '<path d="m12 19-7-7 7-7"/><path d="M19 12H5"/>',
  card: '<rect width="20" height="14" x="2" y="5" rx="2"/><line x1="2" x2="22" y1="10" y2="10"/>',
  file: '<path d="M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7Z"/><path d="M14 2v4a2 2 0 0 0 2 2h4"/>',
} as const;

export type IconName = keyof typeof PATHS;

export function icon(name: IconName, small = false) {
  return raw(
    `<svg class="i${small ? ' i--s' : ''}" viewBox="0 0 24 24" aria-hidden="true">${PATHS[name]}</svg>`,
  );
}

const SEALS = {
  act: '<circle cx="8" cy="8" r="7.2" fill="currentColor"/><path class="cut" d="M5.6 10.4 10.4 5.6M6.6 5.5h3.9v3.9"/>',
  late: '<circle cx="8" cy="8" r="7.2" fill="currentColor"/><path class="cut" d="M8 4.6V8l2.2 1.5"/>',
  done: '<circle cx="8" cy="8" r="7.2" fill="currentColor"/><path class="cut" d="m4.9 8.3 2.1 2.1 4.1-4.5"/>',
  closed:
    '<circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M5.3 10.7 10.7 5.3" stroke="currentColor" stroke-width="1.6"/>',
} as const;

export function sealMark(tone: keyof typeof SEALS) {
  return raw(`<svg class="seal__mark" viewBox="0 0 16 16" aria-hidden="true">${SEALS[tone]}</svg>`);
}
