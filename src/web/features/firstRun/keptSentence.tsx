import { useState } from 'react';
import { landingDraftOfTab } from '#web/shell/landingDraft.ts';

/** The sentence tried on the landing is behind this screen: whoever typed it is told that it waits. */
export function KeptSentence() {
  const [prompt] = useState(() => landingDraftOfTab()?.prompt.trim() ?? '');
  if (prompt === '') return null;
  return (
    <p className="small soft mt-2 truncate">
      Votre phrase est gardée&nbsp;: «&nbsp;{prompt}&nbsp;»
    </p>
  );
}
