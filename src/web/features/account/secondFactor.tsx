import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { installationQuery } from '#web/api/queries.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormText } from '#web/ui/formFields.tsx';
import {
  confirmSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  type EnrolledFactor,
  newRecoveryCodes,
} from './accountCalls.ts';
import { PasswordProof } from './passwordProof.tsx';
import { RecoveryCodes } from './recoveryCodes.tsx';
import { oneTimeCodeRules } from './rules.ts';

interface Props {
  onDone: () => void;
}

/** Password, then the code to scan and the codes to keep, then a first code that proves it works. */
export function EnableSecondFactor({ onDone }: Props) {
  const [enrolled, setEnrolled] = useState<EnrolledFactor | null>(null);
  if (enrolled) return <Confirmation enrolled={enrolled} onDone={onDone} />;
  return (
    <PasswordProof
      action="Continuer"
      failure="La validation en deux étapes n’a pas pu être activée"
      onProof={async (password) => setEnrolled(await enableSecondFactor(password))}
    >
      <p className="soft">
        À la connexion, un code de votre application d’authentification sera demandé en plus du mot
        de passe.
      </p>
      <ProvidersAnswer />
    </PasswordProof>
  );
}

function Confirmation({ enrolled, onDone }: Props & { enrolled: EnrolledFactor }) {
  const form = useZodForm(oneTimeCodeRules, { code: '' });
  const confirm = useAct({
    act: (code: string) => confirmSecondFactor(code),
    success: 'Validation en deux étapes activée',
    refresh: ['me', 'account'],
    onSuccess: onDone,
  });
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(enrolled.totpURI))}`;
  const secret = new URL(enrolled.totpURI).searchParams.get('secret') ?? '';
  return (
    <Form
      form={form}
      onSubmit={({ code }) => confirm.mutateAsync(code)}
      failure="La validation en deux étapes n’a pas pu être activée"
    >
      <p>Scannez ce code avec votre application d’authentification.</p>
      <img className="size-44" src={picture} alt="Code QR à scanner" />
      <p className="small soft">
        Ou saisissez cette clé&nbsp;: <code className="break-all">{secret}</code>
      </p>
      <RecoveryCodes codes={enrolled.backupCodes} />
      <FormText
        name="code"
        label="Code de l’application"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="Les 6 chiffres affichés en ce moment."
      />
      <Button type="submit" className="justify-self-start" busy={confirm.isPending}>
        Activer
      </Button>
    </Form>
  );
}

/** New recovery codes, or no second step any more; both ask for the password. */
export function DisableSecondFactor({ onDone }: Props) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [asked, setAsked] = useState<'codes' | 'disable' | null>(null);
  const disable = useAct({
    act: disableSecondFactor,
    success: 'Validation en deux étapes désactivée',
    refresh: ['me', 'account'],
    onSuccess: onDone,
  });
  if (codes) return <RecoveryCodes codes={codes} />;
  if (asked === 'codes') {
    return (
      <PasswordProof
        action="Créer de nouveaux codes"
        failure="Les codes n’ont pas pu être créés"
        onProof={async (password) => setCodes((await newRecoveryCodes(password)).backupCodes)}
      >
        <p className="soft">Les anciens codes de secours ne fonctionneront plus.</p>
      </PasswordProof>
    );
  }
  if (asked === 'disable') {
    return (
      <PasswordProof
        danger
        action="Désactiver"
        failure="La validation en deux étapes n’a pas pu être désactivée"
        onProof={(password) => disable.mutateAsync(password)}
      >
        <p className="soft">Votre mot de passe suffira de nouveau pour vous connecter.</p>
      </PasswordProof>
    );
  }
  return (
    <div className="grid gap-4">
      <ProvidersAnswer />
      <div className="flex flex-wrap gap-2">
        <Button size="s" onClick={() => setAsked('codes')}>
          Nouveaux codes de secours
        </Button>
        <Button size="s" variant="danger-quiet" onClick={() => setAsked('disable')}>
          Désactiver
        </Button>
      </div>
    </div>
  );
}

/** Who comes through a provider has answered its own second step (docs/decisions/022). */
function ProvidersAnswer() {
  const { data: installation } = useQuery(installationQuery);
  const labels = installation?.signInMethods.map(({ label }) => label) ?? [];
  if (labels.length === 0) return null;
  return (
    <p className="small faint">
      Ce code n’est pas demandé quand vous vous connectez avec {OR.format(labels)}
      &nbsp;: ce service vérifie lui-même que c’est bien vous. Activez-y aussi la validation en deux
      étapes.
    </p>
  );
}

const OR = new Intl.ListFormat('fr', { type: 'disjunction' });
