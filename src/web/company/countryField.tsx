import { type Ref, useLayoutEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import type { FieldLook } from '#web/ui/field.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { TextField } from '#web/ui/textField.tsx';
import type { CountryProps } from './countryLayer.tsx';
import { leaveFocus } from './focusLeft.ts';

interface Props extends FieldLook {
  id?: string;
  name: string;
  autoComplete?: string;
}

/** A country in a `Form`, by name. Its list comes apart. */
export function FormCountry(props: Props) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
  } = useController({ name: props.name });
  return (
    <CountryField
      {...props}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={ref}
      error={error?.message}
    />
  );
}

const CountryField = onDemand<CountryProps>(
  async () => (await import('./countryLayer.tsx')).CountryLayer,
  (props) => <Meanwhile {...props} />,
);

/** A plain field until the list is there: what is typed in it stays, and so does the focus. */
function Meanwhile({ inputRef, onChange, ...props }: CountryProps) {
  const input = useRef<HTMLInputElement>(null);
  const { name } = props;
  useLayoutEffect(() => {
    const own = input.current;
    return () => {
      if (own && document.activeElement === own) leaveFocus(name);
    };
  }, [name]);
  return (
    <TextField
      {...props}
      ref={(element) => {
        input.current = element;
        return pass(inputRef, element);
      }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function pass(ref: Ref<HTMLInputElement> | undefined, element: HTMLInputElement | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
