import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { Radio as BaseRadio } from '@base-ui/react/radio';
import { RadioGroup as BaseRadioGroup } from '@base-ui/react/radio-group';
import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { FieldError } from './field.tsx';

interface ToggleProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  name?: string;
  hint?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLElement>;
}

interface CheckboxProps extends ToggleProps {
  /** It stands for several, which differ. */
  indeterminate?: boolean;
}

/** A consent, sent with the form around it. */
export function Checkbox({ label, onChange, hint, error, ...rest }: CheckboxProps) {
  const hintId = useId();
  return (
    <div className="grid justify-items-start gap-1">
      <label className="check">
        <BaseCheckbox.Root
          {...rest}
          className="check__box"
          aria-describedby={hint ? hintId : undefined}
          onCheckedChange={onChange}
        >
          <Check className="i" />
        </BaseCheckbox.Root>
        {label}
      </label>
      {hint && (
        <span id={hintId} className="field__hint pl-7">
          {hint}
        </span>
      )}
      <FieldError message={error} />
    </div>
  );
}

/** A setting that takes effect at once. */
export function Switch({ label, onChange, hint, error, ...rest }: ToggleProps) {
  const hintId = useId();
  return (
    <div className="grid justify-items-start gap-1">
      <label className="switch">
        <BaseSwitch.Root
          {...rest}
          className="switch__track"
          aria-describedby={hint ? hintId : undefined}
          onCheckedChange={onChange}
        />
        {label}
      </label>
      {hint && (
        <span id={hintId} className="field__hint pl-12">
          {hint}
        </span>
      )}
      <FieldError message={error} />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  /** Names the group, and is drawn above it. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** Exclusive options, one a line. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled,
}: ChoiceProps<Value>) {
  const labelId = useId();
  return (
    <div className="field">
      <span className="field__label" id={labelId}>
        {label}
      </span>
      <BaseRadioGroup
        className="grid gap-2"
        aria-labelledby={labelId}
        value={value}
        disabled={disabled}
        onValueChange={(next) => onChange(next)}
      >
        {options.map((option) => (
          <label key={option.value} className="check">
            <BaseRadio.Root value={option.value} className="radio__dot" />
            {option.label}
          </label>
        ))}
      </BaseRadioGroup>
    </div>
  );
}
