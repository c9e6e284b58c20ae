import { Select } from '@base-ui/react/select';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

interface OptionsPopupProps extends Pick<
  ComponentProps<typeof Select.Positioner>,
  'anchor' | 'sideOffset'
> {
  options: readonly Option[];
  listId?: string;
  /** Classes of the list: its width. */
  className: string;
  /** Draws an option around its label. */
  drawOption?: ((value: string, label: ReactElement) => ReactNode) | undefined;
  /** What has the focus once the list is closed; its button by default. */
  finalFocus?: ComponentProps<typeof Select.Popup>['finalFocus'];
}

/** The list of a select that is open. */
export function OptionsPopup({
  options,
  listId,
  className,
  drawOption = (_value, label) => label,
  finalFocus,
  ...position
}: OptionsPopupProps) {
  return (
    <Select.Portal>
      <Select.Positioner className="layer" alignItemWithTrigger={false} {...position}>
        <Select.Popup className={className} finalFocus={finalFocus}>
          <Select.List {...(listId && { id: listId })}>
            {options.map((option) => (
              <Select.Item key={option.value} value={option.value} className="menu__item">
                {drawOption(option.value, <Select.ItemText>{option.label}</Select.ItemText>)}
                <Select.ItemIndicator className="menu__end">
                  <Check className="i i--s" />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.List>
        </Select.Popup>
      </Select.Positioner>
    </Select.Portal>
  );
}
