import { useState } from 'react';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import type { RenderEmail } from './renderEmail.ts';
import { EditMode } from './editMode.tsx';
import { ViewMode } from './viewMode.tsx';

interface Props {
  document: DocumentAnswer;
  profile: ProfileAnswer;
  renderEmail: RenderEmail;
}

/** View or edit (spec §4); `focus` names the field a hint sent the user to. */
export function DocumentScreen({ document, profile, renderEmail }: Props) {
  const [edit, setEdit] = useState<{ focus: string | null } | null>(null);
  if (edit) {
    return (
      <EditMode
        document={document}
        profile={profile}
        focus={edit.focus}
        onDone={() => setEdit(null)}
      />
    );
  }
  return (
    <ViewMode
      document={document}
      renderEmail={renderEmail}
      onEdit={(focus) => setEdit({ focus })}
    />
  );
}
