import { useState } from 'react';
import { kindFacts } from '#domain/document/kinds.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { formatDay } from '#domain/format/days.ts';
import { DateField } from '#web/ui/textField.tsx';
import type { WizardForm } from './wizardForm.ts';

interface Props {
  form: Pick<WizardForm, 'type' | 'date' | 'dueDate'>;
  errors: { date: string | undefined; dueDate: string | undefined };
  onDate: (date: string) => void;
  onDueDate: (dueDate: string) => void;
}

/** Two fields on a desktop; on a phone one sentence, which opens on « Modifier » or on an error. */
export function Dates({ form, errors, onDate, onDueDate }: Props) {
  const [opened, setOpened] = useState(false);
  const open = opened || Boolean(errors.date ?? errors.dueDate);
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
          value={form.date}
          error={errors.date}
          onChange={(event) => onDate(event.target.value)}
        />
        {kindFacts(form.type).hasDueDate && (
          <DateField
            label="Date d’échéance"
            value={form.dueDate}
            error={errors.dueDate}
            onChange={(event) => onDueDate(event.target.value)}
          />
        )}
      </div>
      {!open && (
        <div className="-mt-1 -mb-2 flex min-h-10 items-center justify-between desk:hidden">
          <span className="small soft num">{inOneSentence(form)}</span>
          <Button variant="quiet" size="s" className="-mr-3" onClick={() => setOpened(true)}>
            Modifier<span className="sr"> les dates</span>
          </Button>
        </div>
      )}
    </>
  );
}

function inOneSentence({ type, date, dueDate }: Props['form']): string {
  const written = date ? formatDay(date) : 'Sans date';
  return kindFacts(type).hasDueDate && dueDate
    ? `${written}, échéance le ${formatDay(dueDate)}`
    : written;
}
