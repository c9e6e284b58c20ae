import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { documentTitle } from '#domain/document/names.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { toast } from '#web/ui/toast.ts';

/** The wizard is left with a draft that was not saved: says where the draft is, and leads back to it. */
export function useLeftDraft(draft: DocumentAnswer | null): void {
  const navigate = useNavigate();
  const tell = useEffectEvent(() => {
    const { pathname } = window.location;
    // Neither on its own page nor after signing out.
    if (!draft || !pathname.startsWith('/app') || pathname.endsWith(draft.id)) return;
    toast.success(`${documentTitle(draft)} reste en brouillon dans vos documents`, {
      label: 'Y revenir',
      onClick: () => void navigate(`/app/documents/${draft.id}`),
    });
  });
  useEffect(() => () => tell(), []);
}
