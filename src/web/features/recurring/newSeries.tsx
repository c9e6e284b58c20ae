import { useNavigate } from 'react-router';
import type { SeriesAnswer } from '#server/documents/recurring/answers.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { api } from '#web/api/client.ts';
import type { BilledClient } from '#web/lines/clientField.tsx';
import { SeriesForm } from './seriesForm.tsx';
import type { KeptFacts, SeriesValues } from './seriesValues.ts';

interface Props {
  title: string;
  values: SeriesValues;
  kept: KeptFacts;
  profile: ProfileAnswer;
  client: BilledClient | null;
}

/** The form of a series that is not kept yet. */
export function NewSeries({ title, values, kept, profile, client }: Props) {
  const navigate = useNavigate();
  return (
    <SeriesForm
      title={title}
      values={values}
      kept={kept}
      client={client}
      profile={profile}
      save={(body) => api.post<SeriesAnswer>('/api/recurring', body)}
      success="Série enregistrée"
      onSaved={({ id }) => void navigate(`/app/recurring/${id}`, { replace: true })}
      onCancel={() => void navigate(-1)}
    />
  );
}
