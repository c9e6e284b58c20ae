import { useQuery } from '@tanstack/react-query';
import { Paperclip, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { isRequest } from '#domain/document/kinds.ts';
import { pdfFileName, projectFileName } from '#domain/document/names.ts';
import { fileSize } from '#domain/format/fileSize.ts';
import type { TypedAttachment } from '#domain/letters/attachments.ts';
import { installationQuery } from '#web/api/queries.ts';
import { FieldError } from '#web/ui/field.tsx';
import { FileButton, readAsDataUrl } from '#web/ui/fileButton.tsx';
import { IconButton } from '#web/ui/iconButton.tsx';
import type { Sendable } from './written.ts';

const ACCEPTED = 'application/pdf,image/png,image/jpeg,image/webp';

/** A draft leaves issued, under its number; a request has none. */
function nameAsSent(document: Sendable): string {
  return isRequest(document)
    ? projectFileName(document, document.clientName)
    : pdfFileName(document);
}

/** The document's PDF, which always goes, and the files chosen beside it. */
export function AttachedFiles({ document }: { document: Sendable }) {
  const { field, fieldState } = useController({ name: 'attachments' });
  const files = field.value as TypedAttachment[];
  const installation = useQuery(installationQuery);
  const [refused, setRefused] = useState<string | undefined>();
  const list = useRef<HTMLUListElement>(null);

  const add = async (chosen: File) => {
    const file = await typed(chosen).catch(() => null);
    // The rules come with the first file: few letters have one.
    const { attachmentsProblem } = await import('#domain/letters/attachments.ts');
    const problem = file
      ? attachmentsProblem([...files, file])
      : `«\u00A0${chosen.name}\u00A0» n’a pas pu être lu`;
    setRefused(problem ?? undefined);
    if (file && problem === null) field.onChange([...files, file]);
  };
  const remove = (place: number) => {
    setRefused(undefined);
    field.onChange(files.filter((_, index) => index !== place));
    list.current?.focus();
  };

  return (
    <div className="grid grid-cols-1 gap-2">
      <span className="field__label" id="attached">
        Pièces jointes
      </span>
      <ul
        ref={list}
        className="grid grid-cols-1 gap-1.5 outline-none"
        aria-labelledby="attached"
        tabIndex={-1}
      >
        <li className="flex items-center gap-2">
          <Paperclip className="i i--s flex-none" />
          <span className="min-w-0 truncate">{nameAsSent(document)}</span>
        </li>
        {files.map(({ name, content }, place) => (
          <li key={`${place} ${name}`} className="flex items-center gap-2">
            <Paperclip className="i i--s flex-none" />
            <span className="min-w-0 truncate">{name}</span>
            <span className="small faint whitespace-nowrap">{fileSize(sizeOf(content))}</span>
            <IconButton small label={`Retirer ${name}`} onClick={() => remove(place)}>
              <X className="i i--s" />
            </IconButton>
          </li>
        ))}
      </ul>
      {installation.data && installation.data.mailTransport !== 'emailjs' && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <FileButton accept={ACCEPTED} size="s" onFile={(file) => void add(file)}>
            Joindre un fichier
          </FileButton>
          <span className="small faint">PDF, PNG, JPEG ou WebP&nbsp;; 5 fichiers, 5&nbsp;Mo</span>
        </div>
      )}
      <FieldError message={refused ?? fieldState.error?.message} />
    </div>
  );
}

async function typed(file: File): Promise<TypedAttachment> {
  const url = await readAsDataUrl(file);
  return { name: file.name, content: url.slice(url.indexOf(',') + 1) };
}

function sizeOf(content: string): number {
  return (content.length * 3) / 4;
}
