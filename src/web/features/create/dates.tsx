import { useState } from 'react';
import { useController } from 'react-hook-form';
import { kindFacts } from '#domain/document/kinds.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { formatDay } from '#domain/format/days.ts';
import { DateField } from '#web/ui/textField.tsx';
import type { WizardForm } from './wizardForm.ts';

interface Props {
  /** As the sentence fills it. */
  filled: Pick<WizardForm, 'type' | 'date' | 'dueDate'>;
  onDate: (date: string) => void;
  onDueDate: (dueDate: string) => void;
}

/** Two fields on a desktop; on a phone one sentence, which opens on « Modifier » or on an error. */
export function Dates({ filled, onDate, onDueDate }: Props) {
  const {
    field: { ref: dateRef },
    fieldState: date,
  } = useController<WizardForm, 'date'>({ name: 'date' });
  const {
    field: { ref: dueDateRef },
    fieldState: dueDate,
  } = useController<WizardForm, 'dueDate'>({ name: 'dueDate' });
  const [opened, setOpened] = useState(false);
  const open = opened || date.invalid || dueDate.invalid;
  return (
    <>
      <div
        className={cx(
          'grid gap-5 desk:contents',
          open ? 'max-desk:grid-cols-2' : 'max-desk:hidden',
        )}
      >
        <DateField
          label="Date"
          ref={dateRef}
          value={filled.date}
          error={date.error?.message}
          onChange={(event) => onDate(event.target.value)}
        />
        {kindFacts(filled.type).hasDueDate && (
          <DateField
            label="Date d’échéance"
            ref={dueDateRef}
            value={filled.dueDate}
            error={dueDate.error?.message}
            onChange={(event) => onDueDate(event.target.value)}
          />
        )}
      </div>
      {!open && (
        <div className="-mt-1 -mb-2 flex min-h-10 items-center justify-between desk:hidden">
          <span className="small soft num">{inOneSentence(filled)}</span>
          <Button variant="quiet" size="s" className="-mr-3" onClick={() => setOpened(true)}>
            Modifier<span className="sr"> les dates</span>
          </Button>
        </div>
      )}
    </>
  );
}

function inOneSentence({ type, date, dueDate }: Props['filled']): string {
  const written = date ? formatDay(date) : 'Sans date';
  return kindFacts(type).hasDueDate && dueDate
    ? `${written}, échéance le ${formatDay(dueDate)}`
    : written;
}
