import { Select } from '@base-ui/react/select';
import type { DocumentStatus } from '#domain/document/status.ts';
import { OptionsPopup } from './optionsPopup.tsx';
import { SEAL_LIST, sealOptions, statusOf } from './sealOptions.tsx';

interface SealListProps {
  /** The button beside which the list opens. */
  button: HTMLElement;
  value: DocumentStatus;
  onChange: (status: DocumentStatus) => void;
  onClose: () => void;
}

/** One list of statuses for all the rows of a ledger, open beside the button of one of them. */
export function SealList({ button, value, onChange, onClose }: SealListProps) {
  return (
    <Select.Root
      open
      items={sealOptions.options}
      value={value}
      modal={false}
      onOpenChange={(_open, { event, cancel }) => {
        // A press of the button itself closes the list by its own means.
        if (event.target instanceof Node && button.contains(event.target)) cancel();
        else onClose();
      }}
      onValueChange={(next) => {
        const status = statusOf(next);
        if (status && status !== value) onChange(status);
      }}
    >
      <OptionsPopup {...sealOptions} listId={SEAL_LIST} anchor={button} finalFocus={() => button} />
    </Select.Root>
  );
}
