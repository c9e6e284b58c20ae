/** A logo as a file the typesetter can read. */
export interface LogoFile {
  name: string;
  bytes: Buffer;
}

const DATA_URL = /^data:[^,;]*(?:;[^,;]*)*?(;base64)?,(.*)$/s;

/**
 * The picture inside a data URL, named by what its bytes are rather than by what the URL claims;
 * null when it is none of PNG, JPEG, WebP, GIF or SVG.
 */
export function logoFile(dataUrl: string): LogoFile | null {
  const match = DATA_URL.exec(dataUrl);
  if (match === null) return null;
  const bytes = decode(match[2] ?? '', match[1] !== undefined);
  const extension = bytes && extensionOf(bytes);
  return bytes && extension ? { name: `logo.${extension}`, bytes } : null;
}

function decode(data: string, base64: boolean): Buffer | null {
  try {
    return base64 ? Buffer.from(data, 'base64') : Buffer.from(decodeURIComponent(data), 'utf8');
  } catch {
    return null;
  }
}

function extensionOf(bytes: Buffer): string | null {
  const head = bytes.toString('latin1', 0, 1024);
  if (head.startsWith('\x89PNG\r\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.startsWith('GIF8')) return 'gif';
  if (/<svg[\s>]/i.test(head)) return 'svg';
  return null;
}
