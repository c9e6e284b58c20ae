import { useFormContext, useWatch } from 'react-hook-form';
import { type EditedDocument, type EditedLine, flagsLeft } from './editedDocument.ts';

/** One line of the form around: what it holds, its fields by name, and the way to change it by a press. */
export function useLine(index: number, invalid: boolean) {
  const { control, register, getValues, setValue } = useFormContext<EditedDocument>();
  const name = `lineItems.${index}` as const;
  const line = useWatch({ control, name });

  const change = (figures: Partial<EditedLine>) => {
    const now = getValues(name);
    const flags =
      figures.unitPrice === undefined
        ? now.flags
        : flagsLeft(now.flags, 'unitPrice', figures.unitPrice);
    setValue(name, { ...now, flags, ...figures }, { shouldDirty: true, shouldValidate: invalid });
  };

  const settle = (figure: 'quantity' | 'unitPrice', typed: string) => {
    const flags = getValues(`${name}.flags`);
    const left = flagsLeft(flags, figure, typed);
    if (left.length < flags.length) setValue(`${name}.flags`, left, { shouldDirty: true });
  };

  const field = (part: 'description' | 'quantity' | 'unitPrice', onBlur: () => void) =>
    register(`${name}.${part}`, {
      onBlur,
      onChange: (event: { target: { value: string } }) => {
        if (part !== 'description') settle(part, event.target.value);
      },
    });

  return { line, field, change };
}
