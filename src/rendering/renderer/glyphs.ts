/** Stands for what no font of ours can draw. */
const BOX = '□';

/** Latin with the punctuation of our families: almost every document stops here. */
const ORDINARY = /^[\n\u0020-\u007e\u00a0-\u017f\u200b‘’“”«»–—…•·€−□]*$/;

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** Tells which code points the fonts can draw, from their `cmap` tables. */
export function coverageOf(fonts: readonly Buffer[]): ReadonlySet<number> {
  const covered = new Set<number>();
  for (const font of fonts) addCoverage(font, covered);
  // Breaks a long word without a mark: drawn by no font, and needing none.
  covered.add(0x200b);
  covered.add(0x0a);
  return covered;
}

/** Whether nothing in the text goes beyond the letters of our Latin families. */
export function isOrdinary(text: string): boolean {
  return ORDINARY.test(text);
}

/** The same value with every character that cannot be drawn replaced by « □ ». */
export function drawable<Value>(value: Value, covered: ReadonlySet<number>): Value {
  return mapStrings(value, (text) => (ORDINARY.test(text) ? text : boxed(text, covered))) as Value;
}

/** The last resort when a font promises a glyph and still cannot shape it: Latin only. */
export function latinOnly<Value>(value: Value): Value {
  return mapStrings(value, (text) =>
    Array.from(text, (character) => (ORDINARY.test(character) ? character : BOX)).join(''),
  ) as Value;
}

// An emoji of several code points is one sign for the reader, hence one box.
function boxed(text: string, covered: ReadonlySet<number>): string {
  return Array.from(graphemes.segment(text), ({ segment }) =>
    Array.from(segment).every((character) => covered.has(character.codePointAt(0) ?? 0))
      ? segment
      : BOX,
  ).join('');
}

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]),
  );
}

/** OpenType `cmap` (formats 4 and 12), Unicode subtables. */
function addCoverage(font: Buffer, covered: Set<number>): void {
  const table = cmapOffset(font);
  const subtables = font.readUInt16BE(table + 2);
  for (let index = 0; index < subtables; index += 1) {
    const record = table + 4 + 8 * index;
    const platform = font.readUInt16BE(record);
    if (platform !== 0 && platform !== 3) continue;
    const subtable = table + font.readUInt32BE(record + 4);
    const format = font.readUInt16BE(subtable);
    if (format === 4) addSegments(font, subtable, covered);
    if (format === 12) addGroups(font, subtable, covered);
  }
}

function cmapOffset(font: Buffer): number {
  const tables = font.readUInt16BE(4);
  for (let index = 0; index < tables; index += 1) {
    const record = 12 + 16 * index;
    if (font.toString('latin1', record, record + 4) === 'cmap') {
      return font.readUInt32BE(record + 8);
    }
  }
  throw new Error('a font without a cmap table');
}

function addSegments(font: Buffer, subtable: number, covered: Set<number>): void {
  const doubled = font.readUInt16BE(subtable + 6);
  for (let offset = 0; offset < doubled; offset += 2) {
    const end = font.readUInt16BE(subtable + 14 + offset);
    const start = font.readUInt16BE(subtable + 16 + doubled + offset);
    for (let code = start; code <= end && code < 0xffff; code += 1) covered.add(code);
  }
}

function addGroups(font: Buffer, subtable: number, covered: Set<number>): void {
  const groups = font.readUInt32BE(subtable + 12);
  for (let index = 0; index < groups; index += 1) {
    const group = subtable + 16 + 12 * index;
    const end = font.readUInt32BE(group + 4);
    for (let code = font.readUInt32BE(group); code <= end; code += 1) covered.add(code);
  }
}
