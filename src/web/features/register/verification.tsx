import { parisDay } from '#domain/calendar.ts';
import type { RegisterVerificationAnswer } from '#server/register/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { formatWhole } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import { Banner } from '#web/ui/states.tsx';

/** « Vérifier le registre »: recomputes the whole chain, and compares sealed PDFs and documents with it. */
export function useVerification() {
  return useAct({
    act: async () => {
      const found = await api.get<RegisterVerificationAnswer>('/api/register/verification');
      return { ...found, day: parisDay(new Date()) };
    },
    failure: 'Le registre n’a pas pu être vérifié',
  });
}

export type VerificationAct = ReturnType<typeof useVerification>;

/** What the check found, said where it was asked for. */
export function Findings({ verify }: { verify: VerificationAct }) {
  return (
    <div aria-live="polite" className="not-empty:mb-6">
      {verify.data && <Finding found={verify.data} />}
    </div>
  );
}

function Finding({ found }: { found: RegisterVerificationAnswer }) {
  if (found.valid) {
    return (
      <Banner>
        <strong className="strong">Le registre est intact.</strong>{' '}
        {count(found.entries, 'entrée vérifiée', 'entrées vérifiées')}
        {found.entries > 0 && (
          <>
            , dernière empreinte <code title={found.head}>{found.head.slice(0, 12)}…</code>
          </>
        )}
      </Banner>
    );
  }
  return (
    <Banner tone="wax">
      <strong className="strong">Le registre a été altéré.</strong>
      <ul className="mt-1 grid gap-1">
        {found.problems.map(({ sequence, message }) => (
          <li key={`${sequence}-${message}`}>
            {sequence !== null && `Entrée ${formatWhole(sequence)}\u00A0: `}
            {message}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
