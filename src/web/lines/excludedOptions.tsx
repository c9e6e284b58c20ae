import { Plus } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import type { ExcludedOption } from '#drafting/draft.ts';
import { withoutOptionNote } from '#drafting/writing/optionNotes.ts';
import { Button } from '#web/ui/button.tsx';
import { formatAmount } from '#domain/format/numbers.ts';
import { type EditedDocument, type EditedLine, editedLine } from './editedDocument.ts';

interface Props {
  options: readonly ExcludedOption[];
  lines: readonly Pick<EditedLine, 'source'>[];
  currency: string;
  onAdd: (line: EditedLine) => void;
}

/** What the sentence offers « en option »: not counted, one tap away. */
export function ExcludedOptions({ options, lines, currency, onAdd }: Props) {
  const { getValues, setValue } = useFormContext<EditedDocument>();
  const add = (option: ExcludedOption) => {
    onAdd(editedLine(option));
    const content = withoutOptionNote(getValues('content'), option.note);
    if (content !== getValues('content')) setValue('content', content, { shouldDirty: true });
  };
  const left = options.filter(({ source }) => !lines.some((line) => line.source === source));
  if (left.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-2" aria-label="Options non comptées">
      {left.map((option) => (
        <li key={option.source} className="small soft flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            En option, non compté&nbsp;: {option.description},{' '}
            {formatAmount(option.total, currency)}
          </span>
          <Button size="s" icon={<Plus className="i i--s" />} onClick={() => add(option)}>
            Ajouter l’option
          </Button>
        </li>
      ))}
    </ul>
  );
}
