export type BitmapType = 'png' | 'jpg' | 'webp';

/** A logo as a file the typesetter can read. */
export interface LogoFile {
  type: BitmapType | 'svg';
  name: string;
  bytes: Buffer;
}

// Only heads are matched: over a megabyte of data, a pattern’s stack of places to go back to overflows.
const HEAD = /^data:[^,;]*(?:;[^,;]*)*?(;base64)?$/;

/**
 * The picture inside a data URL, named by what its bytes are rather than by what the URL claims;
 * null when it is none of PNG, JPEG, WebP or SVG.
 */
export function logoFile(dataUrl: string): LogoFile | null {
  const { head, data } = parted(dataUrl);
  const match = HEAD.exec(head);
  if (match === null) return null;
  const bytes = decode(data, match[1] !== undefined);
  const type = bytes && typeOf(bytes);
  return bytes && type ? { type, name: `logo.${type}`, bytes } : null;
}

const CLAIMED = /^data:image\/(png|jpeg|webp|svg\+xml);base64$/;
const OUTSIDE_BASE64 = /[^A-Za-z0-9+/]/;
const TYPES = { png: 'png', jpeg: 'jpg', webp: 'webp', 'svg+xml': 'svg' } as const;

/** As `logoFile`, for one that was just chosen: its bytes must be what its URL says. */
export function claimedLogo(dataUrl: string): LogoFile | null {
  const { head, data } = parted(dataUrl);
  const claim = CLAIMED.exec(head)?.[1];
  const content = data.slice(0, contentLength(data));
  if (claim === undefined || content === '' || OUTSIDE_BASE64.test(content)) return null;
  const type = TYPES[claim as keyof typeof TYPES];
  const bytes = Buffer.from(content, 'base64');
  // Programs that draw write long comments before the drawing begins: an SVG is told by its tags.
  return type === 'svg' || typeOf(bytes) === type ? { type, name: `logo.${type}`, bytes } : null;
}

/** What stands before and after the first comma; a text without one has no data. */
function parted(dataUrl: string) {
  const comma = dataUrl.indexOf(',');
  if (comma < 0) return { head: '', data: '' };
  return { head: dataUrl.slice(0, comma), data: dataUrl.slice(comma + 1) };
}

/** Base64 without the « = » it may end with. */
function contentLength(base64: string): number {
  let end = base64.length;
  while (base64[end - 1] === '=') end -= 1;
  return end;
}

function decode(data: string, base64: boolean): Buffer | null {
  try {
    return base64 ? Buffer.from(data, 'base64') : Buffer.from(decodeURIComponent(data), 'utf8');
  } catch {
    return null;
  }
}

function typeOf(bytes: Buffer): LogoFile['type'] | null {
  const head = bytes.toString('latin1', 0, 1024);
  if (head.startsWith('\x89PNG\r\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (/<svg[\s>]/i.test(head)) return 'svg';
  return null;
}
