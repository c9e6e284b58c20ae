import { FormProvider } from 'react-hook-form';
import type { DocumentType } from '#domain/document/kinds.ts';
import { type EditedDocument, editedLine } from '#web/lines/editedDocument.ts';
import { LinesEditor } from '#web/lines/linesEditor.tsx';
import type { LinesBody } from '#web/lines/linesSchema.ts';
import { LinesToSettle } from '#web/lines/readingDoubt.tsx';
import { useReading } from '#web/lines/useReading.ts';
import { FormTotals, FormVat } from '#web/lines/vatAndTotals.tsx';
import { Button } from '#web/ui/button.tsx';
import { useZodForm } from '#web/ui/form.tsx';

type Line = Parameters<typeof editedLine>[0];

export function documentOf(...lines: Line[]): EditedDocument {
  return { lineItems: lines.map(editedLine), content: '', vat: true, vatRate: 20 };
}

interface Props {
  start: EditedDocument;
  prompt?: string;
  type?: DocumentType;
  onSave?: (body: LinesBody) => void;
}

const linesRules = async () => (await import('#web/lines/linesSchema.ts')).linesSchema;

/** The lines of a document in their form, as the wizard and the edit mode hold them. */
export function EditedLines({ start, prompt = '', type = 'invoice', onSave }: Props) {
  const form = useZodForm(linesRules, start);
  const { reading } = useReading(prompt, type);
  return (
    <FormProvider {...form}>
      <LinesEditor documentId="document" type={type} prompt={prompt} currency="EUR" />
      <FormVat untaxed={null} />
      <section aria-label="Totaux">
        <FormTotals currency="EUR" />
      </section>
      <LinesToSettle reading={reading} />
      <Button onClick={() => void form.handleSubmit((body) => onSave?.(body))()}>
        Enregistrer
      </Button>
      {form.formState.isDirty && <p>Modifié</p>}
    </FormProvider>
  );
}
