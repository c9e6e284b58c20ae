import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { api } from '#web/api/client.ts';
import { mergeWhenStale } from '#web/api/mergeWhenStale.ts';
import { profileQuery } from '#web/api/queries.ts';
import { useAct } from '#web/acts/useAct.ts';
import { useZodForm } from '#web/ui/form.tsx';
import { profileRules } from './rules.ts';

/** The profile being edited, and how it is saved without overwriting what another tab saved. */
export function useProfileForm(profile: ProfileAnswer) {
  const queries = useQueryClient();
  const [rules] = useState(() =>
    profileRules(() => queries.getQueryData(profileQuery.queryKey) ?? profile),
  );
  const form = useZodForm(rules, formValues(profile));
  const version = useRef(profile.updatedAt);
  const { isDirty } = form.formState;

  // What was read again replaces what is shown, never what is being typed.
  useEffect(() => {
    if (isDirty || profile.updatedAt === version.current) return;
    form.reset(formValues(profile));
    version.current = profile.updatedAt;
  }, [profile, isDirty, form]);

  const save = useAct({
    act: (edited: unknown) =>
      api.patch<ProfileAnswer>('/api/profile', edited, {
        headers: { 'if-match': `"${Date.parse(version.current)}"` },
      }),
    success: 'Profil mis à jour avec succès',
    refresh: ['me', 'documents', 'dashboard'],
    onSuccess: (saved) => {
      form.reset(formValues(saved));
      version.current = saved.updatedAt;
      queries.setQueryData(profileQuery.queryKey, saved);
    },
  });

  const merge = async () => {
    const theirs = await queries.fetchQuery({ ...profileQuery, staleTime: 0 });
    form.reset(formValues(theirs), { keepDirtyValues: true });
    version.current = theirs.updatedAt;
  };
  const submit = (edited: unknown) => mergeWhenStale(() => save.mutateAsync(edited), merge);

  const onLogoSaved = (saved: ProfileAnswer) => {
    version.current = saved.updatedAt;
    queries.setQueryData(profileQuery.queryKey, saved);
  };

  return { form, submit, saving: save.isPending, onLogoSaved };
}

function formValues(profile: ProfileAnswer) {
  const { id: _, logo: __, currencySymbol: ___, updatedAt: ____, ...values } = profile;
  return { ...values, numberingReason: '' };
}
