import { useWatch } from 'react-hook-form';
import { FormPassword } from '#web/ui/passwordField.tsx';
import { StrengthMeter } from './strengthMeter.tsx';

const STRENGTH = 'password-strength';

/** The field of a password that is chosen, with how strong it is, which is said with it. */
export function NewPassword({ label }: { label: string }) {
  const password = useWatch<{ password: string }>({ name: 'password' });
  return (
    <div className="grid gap-2">
      <FormPassword name="password" label={label} autoComplete="new-password" alsoSaid={STRENGTH} />
      <StrengthMeter id={STRENGTH} password={password} />
    </div>
  );
}
