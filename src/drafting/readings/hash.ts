export const WORD_BITS = 18;
export const DENSE_BITS = 16;

/** A number for a feature's name; the same everywhere, so that weights can be kept in a file. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return scatter(hash);
}

/** A number for a template and its small whole parts. */
export function hashParts(template: number, a = 0, b = 0, c = 0): number {
  let hash = Math.imul(template + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ (a + 0x7f4a7c15), 0x85ebca6b);
  hash = Math.imul((hash ^ (hash >>> 13)) + b, 0xc2b2ae35);
  hash = Math.imul((hash ^ (hash >>> 16)) + c, 0x27d4eb2f);
  return scatter(hash);
}

function scatter(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) >>> 0;
}

export const wordSlot = (hash: number): number => hash >>> (32 - WORD_BITS);
export const denseSlot = (hash: number): number => hash >>> (32 - DENSE_BITS);
