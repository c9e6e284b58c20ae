import { memo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { type EditForm, editBody } from './editedFacts.ts';
import { SheetPreview } from './sheetPreview.tsx';

interface Props {
  document: Pick<DocumentAnswer, 'id' | 'number' | 'type'>;
}

/** The page as the fields of the form around would print it. */
export const EditPreview = memo(function EditPreview({ document: { id, number, type } }: Props) {
  const { control } = useFormContext<EditForm>();
  const body = useWatch({ control, compute: editBody });
  return <SheetPreview documentId={id} label={`Aperçu de ${number}`} body={{ type, ...body }} />;
});
