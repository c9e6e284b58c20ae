import { FormProvider } from 'react-hook-form';
import * as z from 'zod';
import type { DocumentType } from '#domain/document/kinds.ts';
import { keptLines } from '#domain/document/fieldSchemas.ts';
import { typedFacts } from '#domain/document/typedFacts.ts';
import { type EditedDocument, bodyOf, editedLine } from '#web/lines/editedDocument.ts';
import { LinesEditor } from '#web/lines/linesEditor.tsx';
import { LinesToSettle } from '#web/lines/readingDoubt.tsx';
import { useReading } from '#web/lines/useReading.ts';
import { SpokenTotal } from '#web/lines/spokenTotal.tsx';
import { FormTotals } from '#web/lines/formTotals.tsx';
import { FormVat } from '#web/lines/formVat.tsx';
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

const keptDocument = z.object({
  lineItems: keptLines,
  content: typedFacts.content,
  vat: typedFacts.vat,
  vatRate: typedFacts.vatRate,
});

const linesSchema = z
  .custom<EditedDocument>()
  .transform((edited): z.input<typeof keptDocument> => bodyOf(edited))
  .pipe(keptDocument);

export type LinesBody = z.output<typeof linesSchema>;

/** The lines of a document in their form, as the wizard and the edit mode hold them. */
export function EditedLines({ start, prompt = '', type = 'invoice', onSave }: Props) {
  const form = useZodForm(async () => linesSchema, start);
  const { reading } = useReading(prompt, type);
  return (
    <FormProvider {...form}>
      <SpokenTotal currency="EUR" />
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
