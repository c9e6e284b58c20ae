import { useQuery } from '@tanstack/react-query';
import { meQuery } from '#web/api/queries.ts';
import { count } from '#domain/format/words.ts';
import { hasPassword, methodsQuery, sessionsQuery } from './accountQueries.ts';
import { LinkedMethods } from './linkedMethods.tsx';
import { Section } from './section.tsx';
import { SecurityRow } from './securityRow.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';

/** Their fields are asked for when their row is opened. */
const PasswordForm = onDemand(async () => (await import('./passwordForm.tsx')).PasswordForm);
const EmailForm = onDemand(async () => (await import('./emailForm.tsx')).EmailForm);
const EmailFormWithoutPassword = onDemand(
  async () => (await import('./emailForm.tsx')).EmailFormWithoutPassword,
);
const Sessions = onDemand(async () => (await import('./sessions.tsx')).Sessions);
const EnableSecondFactor = onDemand(
  async () => (await import('./secondFactor.tsx')).EnableSecondFactor,
);
const DisableSecondFactor = onDemand(
  async () => (await import('./secondFactor.tsx')).DisableSecondFactor,
);

export function SecuritySection() {
  const { data: me } = useQuery(meQuery);
  const { data: sessions } = useQuery(sessionsQuery);
  const { data: methods } = useQuery(methodsQuery);
  const withPassword = hasPassword(methods);
  const twoSteps = me?.user.twoFactorEnabled ?? false;
  return (
    <Section id="securite" title="Sécurité">
      <ul className="rules rules--closed">
        {withPassword && (
          <SecurityRow title="Mot de passe" action="Modifier">
            {(close) => <PasswordForm onDone={close} />}
          </SecurityRow>
        )}
        <SecurityRow title="Adresse de connexion" state={me?.user.email} action="Modifier">
          {(close) =>
            withPassword ? (
              <EmailForm onDone={close} />
            ) : (
              <EmailFormWithoutPassword onDone={close} />
            )
          }
        </SecurityRow>
        {withPassword && (
          <SecurityRow
            title="Validation en deux étapes"
            state={twoSteps ? 'Activée' : null}
            action={twoSteps ? 'Gérer' : 'Activer'}
          >
            {(close) =>
              twoSteps ? (
                <DisableSecondFactor onDone={close} />
              ) : (
                <EnableSecondFactor onDone={close} />
              )
            }
          </SecurityRow>
        )}
        <SecurityRow
          title="Sessions ouvertes"
          state={sessions && count(sessions.length, 'appareil')}
          action="Gérer"
        >
          {() => <Sessions />}
        </SecurityRow>
        <LinkedMethods />
      </ul>
    </Section>
  );
}
