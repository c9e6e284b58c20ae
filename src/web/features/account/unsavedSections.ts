import { createContext, use, useCallback, useEffect, useState } from 'react';

/** The sections that keep what is typed in forms of their own, apart from the profile's. */
type OwnForm = 'e-mails' | 'relances' | 'relances under way' | 'address' | 'password';

type Tell = (section: OwnForm, isUnsaved: boolean) => void;

export const TellUnsaved = createContext<Tell>(() => undefined);

/** Which of them hold something that is not saved yet. */
export function useUnsavedSections(): { unsaved: readonly OwnForm[]; tell: Tell } {
  const [unsaved, setUnsaved] = useState<readonly OwnForm[]>([]);
  const tell = useCallback<Tell>((section, isUnsaved) => {
    setUnsaved((before) => {
      if (before.includes(section) === isUnsaved) return before;
      return isUnsaved ? [...before, section] : before.filter((other) => other !== section);
    });
  }, []);
  return { unsaved, tell };
}

/** Has the settings ask before they are left. */
export function useTellUnsaved(section: OwnForm, isUnsaved: boolean): void {
  const tell = use(TellUnsaved);
  useEffect(() => {
    tell(section, isUnsaved);
    return () => tell(section, false);
  }, [tell, section, isUnsaved]);
}
