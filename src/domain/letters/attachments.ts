import * as z from 'zod';
import { requiredLine } from '#domain/text/fields.ts';

/** What may be joined beside the document: within what most mail servers take, the PDF counted. */
export const ATTACHMENT_LIMITS = { files: 5, bytes: 5_000_000, name: 120 } as const;

/** How a file of each kind begins, in hexadecimal, and what its name must end with. */
const FILE_KINDS = [
  { type: 'application/pdf', name: 'un PDF', endings: ['pdf'], begins: /^255044462d3/ },
  { type: 'image/png', name: 'une image PNG', endings: ['png'], begins: /^89504e470d0a1a0a/ },
  { type: 'image/jpeg', name: 'une image JPEG', endings: ['jpg', 'jpeg'], begins: /^ffd8ff/ },
  {
    type: 'image/webp',
    name: 'une image WebP',
    endings: ['webp'],
    begins: /^52494646.{8}57454250/,
  },
] as const;

/** A file as it is sent to us: its bytes in base64. */
export interface TypedAttachment {
  name: string;
  content: string;
}

export interface Attachment extends TypedAttachment {
  type: (typeof FILE_KINDS)[number]['type'];
}

/** What is kept of a file that went with a letter. */
export interface KeptAttachment {
  name: string;
  type: string;
  bytes: number;
  sha256: string;
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const MEGABYTE = 1_000_000;

/** The files beside the document, each known by its bytes: what its name says must agree with them. */
export const attachmentsSchema = z
  .array(
    z.object({
      name: requiredLine(ATTACHMENT_LIMITS.name, 'Le fichier n’a pas de nom'),
      content: z.string(),
    }),
  )
  .default([])
  .transform((typed, context): Attachment[] => {
    const problem = attachmentsProblem(typed);
    if (problem !== null) {
      context.addIssue(problem);
      return z.NEVER;
    }
    return typed.map(({ name, content }) => ({
      name: safeName(name),
      content,
      type: kindOf(content)?.type ?? 'application/pdf',
    }));
  });

/** Why these files cannot go with a letter; null where they can. */
export function attachmentsProblem(files: readonly TypedAttachment[]): string | null {
  const { files: most, bytes: room } = ATTACHMENT_LIMITS;
  if (files.length > most) return `${most} pièces jointes au plus`;
  const bytes = files.reduce((sum, { content }) => sum + sizeOf(content), 0);
  if (bytes > room) return `Les pièces jointes pèsent plus de ${room / MEGABYTE}\u00A0Mo en tout`;
  return files.map(fileProblem).find((problem) => problem !== null) ?? null;
}

/** How many bytes a text in base64 stands for. */
export function sizeOf(content: string): number {
  const padding = content.endsWith('==') ? 2 : content.endsWith('=') ? 1 : 0;
  return Math.max(0, Math.floor((content.length * 3) / 4) - padding);
}

function fileProblem({ name, content }: TypedAttachment): string | null {
  if (content === '') return `«\u00A0${name}\u00A0» est vide`;
  const kind = kindOf(content);
  if (!kind) return `«\u00A0${name}\u00A0» n’est ni un PDF, ni une image PNG, JPEG ou WebP`;
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (kind.endings.some((known) => known === ending)) return null;
  return `«\u00A0${name}\u00A0» contient ${kind.name}\u00A0: son nom doit finir par .${kind.endings[0]}`;
}

/** The kind its first bytes say; none for what is no base64. */
function kindOf(content: string) {
  if (content.length % 4 !== 0 || !BASE64.test(content)) return undefined;
  const start = hexadecimal(atob(content.slice(0, 16)));
  return FILE_KINDS.find(({ begins }) => begins.test(start));
}

/** A name that is no path and is understood everywhere. */
function safeName(name: string): string {
  const bare = name.replaceAll(/[/\\:*?"<>|]+/g, '-').replaceAll(/\.{2,}/g, '.');
  return bare.replace(/^[.-]+/, '');
}

function hexadecimal(bytes: string): string {
  return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}
