import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { letterKindLabel } from '#domain/letters/letterKinds.ts';
import type { LetterTextsAnswer } from '#server/documents/mail/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { letterTextsQuery } from '#web/api/letterQueries.ts';
import { Button } from '#web/ui/button.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import type { Words } from './letterTextDialog.tsx';
import { Section } from './section.tsx';
import { useTellUnsaved } from './unsavedSections.ts';

const LetterTextDialog = onDemand(
  async () => (await import('./letterTextDialog.tsx')).LetterTextDialog,
  () => null,
);

type Text = LetterTextsAnswer['items'][number];

/** What was typed and not saved, of each text. */
type Kept = Readonly<Partial<Record<Text['kind'], Words | null>>>;

/** « E-mails »: what the letter of each kind of document says before one changes it. */
export function LetterTextsSection() {
  const read = useQuery(letterTextsQuery);
  const [opened, setOpened] = useState<Text['kind'] | null>(null);
  const [kept, setKept] = useState<Kept>({});
  useTellUnsaved('e-mails', Object.values(kept).some(Boolean));
  const text = read.data?.items.find(({ kind }) => kind === opened);
  return (
    <Section id="e-mails" title="E-mails">
      <p className="soft mb-4">
        La fenêtre d’envoi s’ouvre avec ces textes, que vous pouvez encore changer avant chaque
        envoi.
      </p>
      {read.isPending && <RowsSkeleton rows={5} />}
      {read.isError && (
        <ErrorState
          title="Vos textes n’ont pas pu être chargés"
          detail={messageOf(read.error)}
          onRetry={() => void read.refetch()}
        />
      )}
      {read.data && (
        <ul className="rules rules--closed">
          {read.data.items.map(({ kind, subject, own }) => (
            <li key={kind} className="flex items-center gap-4 py-2.5">
              <div className="min-w-0 flex-1">
                <p className="strong">{letterKindLabel(kind)}</p>
                <p className="small soft truncate">
                  {kept[kind] && 'Modifié, pas encore enregistré'}
                  {!kept[kind] && (own ? `Votre texte\u00A0: ${subject}` : 'Texte d’origine')}
                </p>
              </div>
              <Button
                size="s"
                aria-label={`Modifier le texte\u00A0: ${letterKindLabel(kind)}`}
                onClick={() => setOpened(kind)}
              >
                Modifier
              </Button>
            </li>
          ))}
        </ul>
      )}
      {text && (
        <LetterTextDialog
          key={text.kind}
          text={text}
          kept={kept[text.kind] ?? null}
          onClose={(typed) => {
            setKept((before) => ({ ...before, [text.kind]: typed }));
            setOpened(null);
          }}
        />
      )}
    </Section>
  );
}
