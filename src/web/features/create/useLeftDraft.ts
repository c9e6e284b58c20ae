import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { documentTitle } from '#domain/document/names.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { toast } from '#web/ui/toast.ts';

/** A new sheet in the place of a draft: says where the draft is, and leads back to it. */
export function useLeftDraft(draft: DocumentAnswer | null): void {
  const navigate = useNavigate();
  const tell = useEffectEvent(() => {
    if (!draft || window.location.pathname !== '/app/create') return;
    toast.success(`${documentTitle(draft)} reste en brouillon dans vos documents`, {
      label: 'Y revenir',
      onClick: () => void navigate(`/app/documents/${draft.id}`),
    });
  });
  useEffect(() => () => tell(), []);
}
