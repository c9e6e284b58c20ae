import { useState } from 'react';
import { verifyRecoveryCode, verifySecondFactor } from './accountCalls.ts';
import { CheckField } from './checkField.tsx';
import { recoveryCodeRules, secondFactorRules } from './rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormText } from '#web/ui/formText.tsx';

interface SecondFactorFormProps {
  onSignedIn: () => void;
  onCancel: () => void;
}

export function SecondFactorForm({ onSignedIn, onCancel }: SecondFactorFormProps) {
  const [recovery, setRecovery] = useState(false);
  return (
    <>
      {recovery ? <RecoveryForm onSignedIn={onSignedIn} /> : <CodeForm onSignedIn={onSignedIn} />}
      <p className="soft text-center">
        <button type="button" className="link" onClick={() => setRecovery(!recovery)}>
          {recovery ? 'Utiliser l’application d’authentification' : 'Utiliser un code de secours'}
        </button>
        {' · '}
        <button type="button" className="link" onClick={onCancel}>
          Annuler
        </button>
      </p>
    </>
  );
}

function CodeForm({ onSignedIn }: { onSignedIn: () => void }) {
  const form = useZodForm(secondFactorRules, { code: '', trustDevice: false });
  return (
    <Form
      form={form}
      onSubmit={async ({ code, trustDevice }) => {
        await verifySecondFactor(code, trustDevice);
        onSignedIn();
      }}
    >
      <FormText
        name="code"
        label="Code à 6 chiffres"
        hint="Affiché par votre application d’authentification"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <CheckField name="trustDevice" label="Ne plus demander sur cet appareil" />
      <SubmitButton busy={form.formState.isSubmitting} />
    </Form>
  );
}

function RecoveryForm({ onSignedIn }: { onSignedIn: () => void }) {
  const form = useZodForm(recoveryCodeRules, { code: '' });
  return (
    <Form
      form={form}
      onSubmit={async ({ code }) => {
        await verifyRecoveryCode(code);
        onSignedIn();
      }}
    >
      <FormText
        name="code"
        label="Code de secours"
        hint="Chaque code ne sert qu’une fois"
        autoComplete="off"
        spellCheck={false}
      />
      <SubmitButton busy={form.formState.isSubmitting} />
    </Form>
  );
}

function SubmitButton({ busy }: { busy: boolean }) {
  return (
    <Button type="submit" variant="primary" size="l" block busy={busy}>
      Valider
    </Button>
  );
}
