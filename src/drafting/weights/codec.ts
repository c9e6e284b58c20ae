import type { WeightTable } from '../readings/weights.ts';

/** A table as text: for each row that learned something, its slot, then its columns and values. */
export function encodeTable({ values, width }: WeightTable, slots: number): string {
  const bytes: number[] = [];
  let before = -1;
  for (let slot = 0; slot < slots; slot++) {
    const row: number[] = [];
    for (let column = 0; column < width; column++) {
      const value = values[slot * width + column] ?? 0;
      if (value !== 0) row.push(column, value & 0xff);
    }
    if (row.length === 0) continue;
    pushNumber(bytes, slot - before);
    bytes.push(row.length / 2, ...row);
    before = slot;
  }
  return toBase64(bytes);
}

export function decodeTable(text: string, slots: number, width: number): WeightTable {
  const bytes = bytesOf(text);
  const rowOf = new Int32Array(slots).fill(-1);
  const starts: number[] = [];
  let at = 0;
  let slot = -1;
  while (at < bytes.length) {
    let delta = 0;
    let shift = 0;
    for (let byte = 0x80; byte >= 0x80; shift += 7) {
      byte = bytes[at++] ?? 0;
      delta |= (byte & 0x7f) << shift;
    }
    slot += delta;
    rowOf[slot] = starts.length;
    starts.push(at);
    at += 1 + 2 * (bytes[at] ?? 0);
  }
  const values = new Int8Array(starts.length * width);
  starts.forEach((start, row) => {
    const count = bytes[start] ?? 0;
    for (let i = 0; i < count; i++) {
      const place = start + 1 + 2 * i;
      values[row * width + (bytes[place] ?? 0)] = ((bytes[place + 1] ?? 0) << 24) >> 24;
    }
  });
  return { rowOf, values, width };
}

/** A loop, and no call for each of a million characters: this runs before the first line can be read. */
function bytesOf(base64: string): Uint8Array {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

function pushNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  bytes.push(rest);
}

function toBase64(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096)
    text += String.fromCharCode(...bytes.slice(at, at + 4096));
  return btoa(text);
}
