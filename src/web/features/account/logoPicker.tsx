import type { UseMutationResult } from '@tanstack/react-query';
import { Image } from 'lucide-react';
import { useState } from 'react';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { ApiError } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { FieldError } from '#web/ui/field.tsx';
import { FileButton, readAsDataUrl } from '#web/ui/fileButton.tsx';
import { toast } from '#web/ui/toast.ts';

const MAX_BYTES = 1_000_000;
const TOO_HEAVY = 'Le logo pèse plus de 1\u00A0Mo\u00A0: choisissez une image plus légère.';
const FAILURE = 'Erreur lors de la mise à jour du logo';

interface Change {
  next: string;
  before: string;
}

interface Props {
  profile: ProfileAnswer;
  onSaved: (saved: ProfileAnswer) => void;
}

/** The logo is saved at once, apart from the form around it. */
export function LogoPicker({ profile: { logo, company }, onSaved }: Props) {
  const [isTooHeavy, setIsTooHeavy] = useState(false);
  const save: UseMutationResult<ProfileAnswer, unknown, Change> = useAct({
    // « Annuler » puts the other one back while this one is still being read again.
    apart: ({ next }) => next,
    act: ({ next }: Change) => api.put<ProfileAnswer>('/api/profile/logo', { logo: next }),
    success: (_, { next }) => (next === '' ? 'Logo retiré' : 'Logo mis à jour avec succès'),
    undo: (_, { next, before }) =>
      next === '' ? () => save.mutate({ next: before, before: next }) : null,
    failure: FAILURE,
    onSuccess: onSaved,
    onFailure: (error) => {
      if (error instanceof ApiError && error.status === 401)
        toast.failure('Vous devez être connecté pour mettre à jour votre logo');
    },
  });

  const choose = async (file: File) => {
    setIsTooHeavy(file.size > MAX_BYTES);
    if (file.size > MAX_BYTES) return;
    const read = await readAsDataUrl(file).catch(() => null);
    if (read === null) toast.failure(FAILURE);
    else save.mutate({ next: read, before: logo });
  };

  return (
    <div className="mb-6 flex items-center gap-4">
      <span
        className={cx(
          'grid size-18 flex-none place-items-center overflow-hidden rounded-sm',
          logo
            ? 'bg-print text-print-ink inset-ring inset-ring-hairline'
            : 'border border-dashed border-edge text-ink-3',
        )}
      >
        {logo ? (
          <img
            className="max-h-full max-w-full object-contain"
            src={logo}
            alt={`Logo de ${company || 'votre entreprise'}`}
          />
        ) : (
          <Image className="i" />
        )}
      </span>
      <div>
        <div className="flex flex-wrap gap-2">
          <FileButton
            accept="image/png,image/jpeg,image/webp,image/svg+xml"
            size="s"
            busy={save.isPending}
            onFile={(file) => void choose(file)}
          >
            {logo ? 'Changer le logo' : 'Ajouter un logo'}
          </FileButton>
          {logo && (
            <Button
              variant="quiet"
              size="s"
              disabled={save.isPending}
              onClick={() => save.mutate({ next: '', before: logo })}
            >
              Retirer
            </Button>
          )}
        </div>
        <p className="small faint mt-2">PNG, JPEG, WebP ou SVG, 1&nbsp;Mo au plus</p>
        <FieldError message={isTooHeavy ? TOO_HEAVY : undefined} />
      </div>
    </div>
  );
}
