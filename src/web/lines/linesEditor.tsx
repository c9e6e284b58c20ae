import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { type DocumentType, kindFacts } from '#domain/document/kinds.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { useIsPhone } from '#web/ui/useIsPhone.ts';
import { doubtedOf } from '#web/sentence/doubted.ts';
import { type EditedDocument, type EditedLine, blankLine } from './editedDocument.ts';
import { LineRow } from './lineRow.tsx';
import { type OpenedLine, useOpenedLine } from './openedLine.ts';
import { SourceText } from './sourceText.tsx';
import { useHomeOfLines } from './useHomeOfLines.ts';
import { useReading } from './useReading.ts';
import { useStands } from './useStands.ts';
import { useTakeBack } from './useTakeBack.ts';

/** What a reading has to say comes with it, and it is read by a thread of its own. */
const ReadingDoubt = onDemand(async () => (await import('./readingDoubt.tsx')).ReadingDoubt);
const ExcludedOptions = onDemand(
  async () => (await import('./excludedOptions.tsx')).ExcludedOptions,
);

/** A document without such a discount never waits for it. */
const PercentDiscounts = onDemand(
  async () => (await import('./percentDiscounts.tsx')).PercentDiscounts,
);

/** A phone asks for its own rows: the others never wait for their code. */
const PhoneLine = onDemand(
  async () => (await import('./phoneLine.tsx')).PhoneLine,
  () => <li className="lines__row min-h-20" />,
);

/** The fields of a line on a phone, where the rows have no room for them. */
const LineSheet = onDemand(async () => (await import('./lineSheet.tsx')).LineSheet);

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
  /** The field a hint sent the user to. */
  focus?: string | null;
}

/** The focus stays where it is: on a phone, a field that takes it opens the keyboard. */
const STAY = { shouldFocus: false } as const;

/** The lines of the document in the form around, with what the drafting engine knows of each. */
export function LinesEditor({ documentId, type, prompt, currency, focus = null }: Props) {
  const { control, getValues } = useFormContext<EditedDocument>();
  // What is typed before the code of a discount is here counts too.
  const [start] = useState(() => structuredClone(getValues('lineItems')));
  const { fields, append, insert, remove, replace } = useFieldArray({ control, name: 'lineItems' });
  const [vat, vatRate] = useWatch({ control, name: ['vat', 'vatRate'] });
  const { errors } = useFormState({ control, name: 'lineItems' });
  const [pointed, setPointed] = useState<string | null>(null);
  const [written, setWritten] = useState<string | null>(null);
  const { reading } = useReading(prompt, type, { written: true });
  const doubted = doubtedOf(reading);
  const stands = useStands(doubted);
  const offerBack = useTakeBack();
  const { home, homeByLine, onHome, heirs, puttingBack } = useHomeOfLines();
  const list = useRef<HTMLUListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  /** Where the focus goes once the sheet is closed, when its own line is gone. */
  const back = useRef<HTMLElement | null>(null);
  const isPhone = useIsPhone();
  const [opened, setOpened] = useOpenedLine(focus, isPhone);

  const replaceLines = (lines: EditedLine[], said: string) => {
    const before = structuredClone(getValues('lineItems'));
    replace(lines);
    const putBack = puttingBack(lines);
    offerBack(said, () => replace(putBack(before)));
  };
  const removeLine = (index: number) => {
    const line = structuredClone(getValues(`lineItems.${index}`));
    const putBack = puttingBack(getValues('lineItems').toSpliced(index, 1));
    // Its button goes with it: the focus stays among the lines.
    const neighbour = list.current?.children[index === fields.length - 1 ? index - 1 : index + 1];
    if (opened) back.current = pressOf(neighbour);
    else if (neighbour instanceof HTMLElement) neighbour.focus();
    remove(index);
    // A row that is removed fires neither « pointerleave » nor « blur ».
    setPointed(null);
    setWritten(null);
    setOpened(null);
    offerBack(`Ligne ${index + 1} retirée`, () => insert(index, putBack([line]), STAY));
  };
  const addLine = () => {
    append(heirs([blankLine()]), STAY);
    back.current = null;
    if (isPhone) setOpened({ index: fields.length, part: null, isNew: true });
  };
  const leaveFor = (next: OpenedLine | null) => {
    back.current = null;
    if (opened?.isNew && isUntouched(getValues(`lineItems.${opened.index}`))) {
      back.current = adding.current;
      remove(opened.index);
    }
    setOpened(next);
  };

  const rowProps = (index: number) => ({
    index,
    vat,
    vatRate,
    home,
    homeByLine,
    onHome,
    currency,
    reading,
    documentId,
    mayBeOption: kindFacts(type).isOffer && fields.length > 1,
    errors: errors.lineItems?.[index],
    onRemove: fields.length > 1 ? removeLine : null,
  });

  const doubtedLine = doubted?.line != null && doubted.line < fields.length ? doubted.line : null;
  const doubt = doubted && stands && (
    <ReadingDoubt
      doubted={doubted}
      currency={currency}
      onOther={(lines) => replaceLines(heirs(lines), 'Autre lecture prise')}
    />
  );
  const openedId = opened ? fields[opened.index]?.id : undefined;
  const hasHelp = prompt.trim() !== '';
  return (
    <div>
      {hasHelp && <SourceText prompt={prompt} source={pointed ?? written} />}
      <div className="rule-head max-desk:hidden" aria-hidden="true">
        <span className="h3">Lignes</span>
        <span className="small faint">Prix HT</span>
      </div>
      <ul ref={list} aria-label="Lignes du document">
        {fields.map(({ id }, index) => {
          const unsure = doubtedLine === index && stands ? { doubt, told: doubted } : null;
          return isPhone ? (
            <PhoneLine
              key={id}
              {...rowProps(index)}
              {...unsure}
              onOpen={(part) => setOpened({ index, part })}
            />
          ) : (
            <LineRow
              key={id}
              {...rowProps(index)}
              {...unsure}
              onPoint={setPointed}
              onWrite={setWritten}
            />
          );
        })}
      </ul>
      {fields.some(({ kind }) => kind === 'discount') && <PercentDiscounts start={start} />}
      {opened && openedId !== undefined && (
        <LineSheet
          {...rowProps(opened.index)}
          id={openedId}
          count={fields.length}
          opened={opened}
          onMove={(index, part) => (index < fields.length ? leaveFor({ index, part }) : addLine())}
          onClose={() => leaveFor(null)}
          row={() => back.current ?? pressOf(list.current?.children[opened.index])}
        />
      )}
      {doubtedLine === null && doubt}
      <FieldError message={errors.lineItems?.root?.message ?? errors.lineItems?.message} />
      <Button
        ref={adding}
        variant="quiet"
        className="mt-2 -ml-0.5"
        icon={<Plus className="i" />}
        onClick={addLine}
      >
        Ajouter une ligne
      </Button>
      {reading && reading.options.length > 0 && (
        <ExcludedOptions
          options={reading.options}
          lines={fields}
          currency={currency}
          onAdd={(line) => append(heirs([{ ...line, option: kindFacts(type).isOffer }]), STAY)}
        />
      )}
      <SentenceEdit
        currency={currency}
        onApply={(lines) => replaceLines(lines, 'Modification appliquée')}
      />
    </div>
  );
}

/** What opens the sheet of a line on a phone. */
function pressOf(row: Element | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>('.lines__press') ?? null;
}

/** What it is because the other lines are is not touched. */
function isUntouched(line: EditedLine): boolean {
  return JSON.stringify({ ...line, inOldHome: false }) === JSON.stringify(blankLine());
}
