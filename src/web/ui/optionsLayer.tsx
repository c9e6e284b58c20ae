import { Select } from '@base-ui/react/select';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { type Option, OptionsPopup } from './optionsPopup.tsx';

export interface OptionsProps {
  /** The button that shows the choice and opens the list. */
  trigger: ReactElement<ComponentProps<'button'>>;
  options: readonly Option[];
  value: string | null;
  onChange: (value: string) => void;
  disabled?: boolean | undefined;
  name?: string | undefined;
  /** Classes of the list: its width. */
  className: string;
  sideOffset: number;
  /** Draws an option around its label. */
  drawOption?: (value: string, label: ReactElement) => ReactNode;
}

/** The list of `Options` and its button, over Base UI. */
export function OptionsLayer({ trigger, value, onChange, disabled, name, ...list }: OptionsProps) {
  return (
    <Select.Root
      items={list.options}
      value={value}
      disabled={disabled}
      name={name}
      modal={false}
      onValueChange={(next) => {
        if (next !== null) onChange(next);
      }}
    >
      <Select.Trigger id={trigger.props.id} render={trigger} />
      <OptionsPopup {...list} />
    </Select.Root>
  );
}
