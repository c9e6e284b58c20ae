import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { profileQuery } from '#web/api/queries.ts';
import { type FirstCompany, type FirstRegime, profileOf } from './company.ts';

interface Answers {
  company: FirstCompany;
  regime: FirstRegime;
}

/** Saves what the first run learned, then opens the page that was asked for. */
export function useFirstSave(asked: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const save = useMutation({
    mutationFn: ({ company, regime }: Answers) =>
      api.patch<ProfileAnswer>('/api/profile', profileOf(company, regime)),
    onSuccess: (saved) => {
      queries.setQueryData(profileQuery.queryKey, saved);
      void queries.invalidateQueries({ queryKey: ['me'] });
      return navigate(asked === '/app' ? '/app/create' : asked, { replace: true });
    },
  });
  return { ...save, problem: save.isError ? messageOf(save.error) : null };
}
