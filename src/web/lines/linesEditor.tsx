import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { type DocumentType, kindFacts } from '#domain/document/kinds.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { doubtedOf } from '#web/sentence/doubted.ts';
import { type EditedDocument, type EditedLine, blankLine } from './editedDocument.ts';
import { ExcludedOptions } from './excludedOptions.tsx';
import { LineRow } from './lineRow.tsx';
import { ReadingDoubt } from './readingDoubt.tsx';
import { SourceText } from './sourceText.tsx';
import { useReading } from './useReading.ts';
import { useTakeBack } from './useTakeBack.ts';

/** Under the lines, and after them: its place waits for it. */
const SentenceEdit = onDemand(
  async () => (await import('./sentenceEdit.tsx')).SentenceEdit,
  () => <div className="mt-6 min-h-18" />,
);

interface Props {
  /** Its own prices are no past prices. */
  documentId: string;
  type: DocumentType;
  /** The sentence the document came from; empty when there was none. */
  prompt: string;
  currency: string;
}

/** The focus stays where it is: on a phone, a field that takes it opens the keyboard. */
const STAY = { shouldFocus: false } as const;

/** The lines of the document in the form around, with what the drafting engine knows of each. */
export function LinesEditor({ documentId, type, prompt, currency }: Props) {
  const { control, getValues } = useFormContext<EditedDocument>();
  const { fields, append, insert, remove, replace } = useFieldArray({ control, name: 'lineItems' });
  const [vat, vatRate] = useWatch({ control, name: ['vat', 'vatRate'] });
  const { errors } = useFormState({ control, name: 'lineItems' });
  const [pointed, setPointed] = useState<string | null>(null);
  const [written, setWritten] = useState<string | null>(null);
  const { reading } = useReading(prompt, type, { written: true });
  const doubted = doubtedOf(reading);
  const offerBack = useTakeBack();

  const replaceLines = (lines: EditedLine[], said: string) => {
    const before = structuredClone(getValues('lineItems'));
    replace(lines);
    offerBack(said, () => replace(before));
  };
  const removeLine = (index: number) => {
    const line = structuredClone(getValues(`lineItems.${index}`));
    remove(index);
    // A row that is removed fires neither « pointerleave » nor « blur ».
    setPointed(null);
    setWritten(null);
    offerBack(`Ligne ${index + 1} retirée`, () => insert(index, line, STAY));
  };

  const doubtedLine = doubted?.line != null && doubted.line < fields.length ? doubted.line : null;
  const doubt = doubted && (
    <ReadingDoubt
      doubted={doubted}
      currency={currency}
      onOther={(lines) => replaceLines(lines, 'Autre lecture prise')}
    />
  );
  const hasHelp = prompt.trim() !== '';
  return (
    <div>
      {hasHelp && <SourceText prompt={prompt} source={pointed ?? written} />}
      <div className="rule-head max-desk:hidden" aria-hidden="true">
        <span className="h3">Lignes</span>
        <span className="small faint">Prix HT</span>
      </div>
      <ul aria-label="Lignes du document">
        {fields.map(({ id }, index) => (
          <LineRow
            key={id}
            index={index}
            vat={vat}
            vatRate={vatRate}
            currency={currency}
            mayBeOption={kindFacts(type).isOffer && fields.length > 1}
            reading={reading}
            documentId={documentId}
            errors={errors.lineItems?.[index]}
            onRemove={fields.length > 1 ? removeLine : null}
            onPoint={setPointed}
            onWrite={setWritten}
            doubt={doubtedLine === index ? doubt : null}
          />
        ))}
      </ul>
      {doubtedLine === null && doubt}
      <FieldError message={errors.lineItems?.root?.message ?? errors.lineItems?.message} />
      <Button
        variant="quiet"
        className="mt-2 -ml-0.5"
        icon={<Plus className="i" />}
        onClick={() => append(blankLine(), STAY)}
      >
        Ajouter une ligne
      </Button>
      <ExcludedOptions
        options={reading?.options ?? []}
        lines={fields}
        currency={currency}
        onAdd={(line) => append({ ...line, option: kindFacts(type).isOffer }, STAY)}
      />
      <SentenceEdit
        currency={currency}
        onApply={(lines) => replaceLines(lines, 'Modification appliquée')}
      />
    </div>
  );
}
