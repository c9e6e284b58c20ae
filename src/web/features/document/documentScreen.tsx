import { startTransition, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { documentTitle } from '#domain/document/names.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { BackLink, Page } from '#web/ui/page.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { useWindowTitle } from '#web/ui/screenTitle.ts';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { GoneDocument } from './goneDocument.tsx';
import type { RenderEmail } from './renderEmail.ts';
import { ViewMode } from './viewMode.tsx';

const EditMode = onDemand(
  async () => (await import('./editMode.tsx')).EditMode,
  () => (
    <Page>
      <RowsSkeleton />
    </Page>
  ),
);

interface Props {
  document: DocumentAnswer;
  /** Deleted elsewhere since it was read: what is being typed stays, and nothing else is offered. */
  isGone: boolean;
  profile: ProfileAnswer;
  renderEmail: RenderEmail;
}

/** View or edit (docs/product.md, Documents); `focus` names the field a hint sent the user to. */
export function DocumentScreen({ document, isGone, profile, renderEmail }: Props) {
  const [edit, setEdit] = useState<{ focus: string | null } | null>(null);
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  useWindowTitle(documentTitle(document));
  // A reason why it cannot be issued leads to its field, named after the address.
  const focus = edit ? edit.focus : decodeURIComponent(hash.slice(1));
  if (edit || hash !== '') {
    return (
      <EditMode
        document={document}
        profile={profile}
        focus={focus}
        onDone={() => {
          startTransition(() => setEdit(null));
          if (hash !== '') void navigate(pathname, { replace: true });
        }}
      />
    );
  }
  if (isGone) {
    return (
      <Page>
        <BackLink to="/app/documents">Documents</BackLink>
        <GoneDocument />
      </Page>
    );
  }
  return (
    <ViewMode
      document={document}
      renderEmail={renderEmail}
      // Its fields are drawn in slices, and the screen answers meanwhile.
      onEdit={(focus) => startTransition(() => setEdit({ focus }))}
    />
  );
}
