import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useField } from './formText.tsx';
import { TextField, type TextFieldProps } from './textField.tsx';

/** A password one can look at, with a word when the capitals are locked. */
export function PasswordField({ hint, ...props }: TextFieldProps) {
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={visible ? 'text' : 'password'}
      hint={capsLock ? 'Les majuscules sont verrouillées' : hint}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      after={
        <button
          type="button"
          className="icon-btn icon-btn--s -mr-2"
          aria-label={visible ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <EyeOff className="i" /> : <Eye className="i" />}
        </button>
      }
    />
  );
}

export function FormPassword(props: TextFieldProps & { name: string }) {
  return <PasswordField {...props} {...useField(props.name)} />;
}
