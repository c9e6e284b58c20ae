import { Select as Base } from '@base-ui/react/select';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { type Opener, type Replay, useReplay } from './firstPress.tsx';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

interface OpenedSelectProps<Value extends string> {
  trigger: Opener;
  replay: Replay;
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
  name?: string | undefined;
  /** Classes of the list: its width. */
  className: string;
  sideOffset: number;
  /** Draws an option around its label. */
  drawOption?: (value: Value, label: ReactElement) => ReactNode;
}

/** A list of choices once its button was pressed. */
export function OpenedSelect<Value extends string>({
  trigger,
  replay,
  options,
  value,
  onChange,
  disabled,
  name,
  className,
  sideOffset,
  drawOption = (_value, label) => label,
}: OpenedSelectProps<Value>) {
  const button = useReplay(replay);
  return (
    <Base.Root
      items={options}
      value={value}
      disabled={disabled}
      name={name}
      modal={false}
      onValueChange={(next) => {
        if (next !== null) onChange(next);
      }}
    >
      <Base.Trigger id={trigger.props.id} render={trigger} ref={button} />
      <Base.Portal>
        <Base.Positioner className="layer" alignItemWithTrigger={false} sideOffset={sideOffset}>
          <Base.Popup className={className}>
            <Base.List>
              {options.map((option) => (
                <Base.Item key={option.value} value={option.value} className="menu__item">
                  {drawOption(option.value, <Base.ItemText>{option.label}</Base.ItemText>)}
                  <Base.ItemIndicator className="menu__end">
                    <Check className="i i--s" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
