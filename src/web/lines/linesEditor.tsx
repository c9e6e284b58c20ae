import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { DocumentType } from '#domain/document/kinds.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { FieldError } from '#web/ui/field.tsx';
import {
  type EditedDocument,
  type EditedLine,
  withLine,
  withNewLine,
  withoutLine,
} from './editedDocument.ts';
import { ExcludedOptions } from './excludedOptions.tsx';
import { LineRow } from './lineRow.tsx';
import type { Problems } from './problems.ts';
import { ReadingDoubt, useReadingDoubt } from './readingDoubt.tsx';
import { SentenceEdit } from './sentenceEdit.tsx';
import { SourceText } from './sourceText.tsx';
import { useReading } from './useReading.ts';
import { useTakeBack } from './useTakeBack.ts';

interface Props {
  value: EditedDocument;
  onChange: (value: EditedDocument) => void;
  /** Its own prices are no past prices. */
  documentId: string;
  type: DocumentType;
  /** The sentence the document came from; empty when there was none. */
  prompt: string;
  currency: string;
  problems: Problems;
}

/** The lines of a document, editable, with what the drafting engine knows of each. */
export function LinesEditor(props: Props) {
  const { value, onChange, documentId, type, prompt, currency, problems } = props;
  const [pointed, setPointed] = useState<string | null>(null);
  const [written, setWritten] = useState<string | null>(null);
  const reading = useReading(prompt, type);
  const offerBack = useTakeBack(value, onChange);
  const doubt = useReadingDoubt(reading, value, (next) => {
    onChange(next);
    offerBack('Autre lecture prise', (now) => ({ ...now, lines: value.lines }));
  });
  const remove = (line: EditedLine, index: number) => {
    onChange(withoutLine(value, line.key));
    // A row that is removed fires neither « pointerleave » nor « blur ».
    setPointed(null);
    setWritten(null);
    offerBack(`Ligne ${index + 1} retirée`, (now) => ({
      ...now,
      lines: now.lines.toSpliced(index, 0, line),
    }));
  };
  const hasHelp = prompt.trim() !== '';
  return (
    <div>
      {hasHelp && <SourceText prompt={prompt} source={pointed ?? written} />}
      <div
        className={cx(
          'lines__head lines__head--edit max-desk:hidden',
          !value.vat && 'lines__row--no-vat',
        )}
        aria-hidden="true"
      >
        <span>Description</span>
        <span>Quantité</span>
        <span className="amount">Prix unitaire</span>
        {value.vat && <span className="amount">TVA</span>}
        <span className="amount">Total HT</span>
      </div>
      <ul aria-label="Lignes du document">
        {value.lines.map((line, index) => (
          <LineRow
            key={line.key}
            line={line}
            position={index + 1}
            vat={value.vat}
            vatRate={value.vatRate}
            currency={currency}
            reading={reading}
            documentId={documentId}
            problem={(field) => problems[`lineItems.${index}.${field}`]}
            onChange={(change) => onChange(withLine(value, line.key, change))}
            onRemove={value.lines.length > 1 ? () => remove(line, index) : null}
            onPoint={setPointed}
            onWrite={setWritten}
            doubt={doubt?.line === index ? <ReadingDoubt {...doubt} currency={currency} /> : null}
          />
        ))}
      </ul>
      {doubt?.line === null && <ReadingDoubt {...doubt} currency={currency} />}
      <FieldError message={problems['lineItems']} />
      <Button
        variant="quiet"
        className="mt-2 -ml-0.5"
        icon={<Plus className="i" />}
        onClick={() => onChange(withNewLine(value))}
      >
        Ajouter une ligne
      </Button>
      <ExcludedOptions
        options={reading?.options ?? []}
        value={value}
        currency={currency}
        onChange={onChange}
      />
      <SentenceEdit {...{ value, currency, onChange }} onApplied={offerBack} />
    </div>
  );
}
