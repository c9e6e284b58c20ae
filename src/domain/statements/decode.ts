/** Letters of ISO-8859-15 where Windows-1252 has ¤, ¼, ½ and ¾, which no bank writes. */
const LATIN_9_LETTERS = new Set([0xa4, 0xbc, 0xbd, 0xbe]);

/**
 * The text of a bank's file. UTF-8 when its bytes are UTF-8, UTF-16 with its mark; otherwise
 * Windows-1252, or ISO-8859-15 when only that gives letters: what a file says of itself is often wrong.
 */
export function decodeStatement(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isLatin9(bytes) ? 'iso-8859-15' : 'windows-1252').decode(bytes);
  }
}

function isLatin9(bytes: Uint8Array): boolean {
  let letters = false;
  for (const byte of bytes) {
    // Controls in ISO-8859-15; quotes, dashes and « € » in Windows-1252.
    if (byte >= 0x80 && byte <= 0x9f) return false;
    letters ||= LATIN_9_LETTERS.has(byte);
  }
  return letters;
}
