import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { count } from '#domain/format/words.ts';
import type { LineItemAnswer } from '#server/documents/answers.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { installationQuery } from '#web/api/queries.ts';
import { engineWords, isModel } from '#web/lines/engineWords.ts';
import { doubtedOf } from '#web/sentence/doubted.ts';
import { FormScope } from '#web/ui/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/page.tsx';
import { Told } from '#web/ui/told.tsx';
import { linesRead } from './linesRead.ts';
import { ReadingSheet } from './readingSheet.tsx';
import type { SaidForm } from './saidForm.ts';
import type { SheetRow } from './sheetRows.tsx';
import { ToSettleBeside } from './toSettleBeside.tsx';
import { useContinueKey } from './useContinueKey.ts';
import { useOnceRead } from './useOnceRead.ts';
import type { FirstStep } from './useWizardForm.ts';

interface Props {
  step: FirstStep;
  profile: ProfileAnswer;
  today: string;
  busy: boolean;
  /** What the model has written so far. */
  arrived: readonly LineItemAnswer[];
  /** Present when a draft is already there and can be returned to as it is. */
  onResume: (() => void) | null;
  onBack: () => void;
  onGenerate: () => void;
  onStop: () => void;
}

/** Step 2: the page read once more before it is drafted, what is doubtful beside it (docs/product.md, The wizard). */
export function VerificationStep(props: Props) {
  const { step, profile, today, busy, arrived, onResume, onBack, onStop } = props;
  const { isBehind } = step.said;
  const generate = useOnceRead(isBehind, props.onGenerate);
  const engine = useQuery(installationQuery).data?.draftingEngine ?? null;
  const writer = busy && isModel(engine) ? engine : null;
  const progress = writer === null ? '' : progressOf(writer, arrived.length);
  const rows = rowsOf(step.said, busy ? arrived : [], writer !== null);
  useContinueKey(busy ? null : generate);
  const sayAnew = ({ span }: SheetRow, words: string) => {
    const { prompt } = step.said.form;
    // The places of its words are those of the sentence that was read.
    if (span && !isBehind)
      step.edit({ prompt: prompt.slice(0, span.start) + words + prompt.slice(span.end) });
  };
  return (
    <FormScope form={step.form}>
      <Told words={progress} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-8 desk:mt-8 @table:grid-cols-[minmax(0,1fr)_18rem] @table:items-start @pair:grid-cols-[minmax(0,1fr)_22rem] @pair:gap-12">
        <ReadingSheet
          {...{ step, profile, today, rows, progress }}
          writing={busy || isBehind}
          onWords={sayAnew}
        />
        <ToSettleBeside
          said={step.said}
          rows={rows}
          currency={profile.currency}
          symbol={profile.currencySymbol}
          engine={engine && engineWords(engine)}
          onReading={(otherOf) => step.form.setValue('otherOf', otherOf)}
          onWords={sayAnew}
        />
      </div>
      <div className="mt-8 flex items-center justify-between gap-4 max-desk:hidden">
        <Button variant="quiet" icon={<ArrowLeft className="i" />} disabled={busy} onClick={onBack}>
          Retour
        </Button>
        <span className="flex gap-3">
          {busy && <Button onClick={onStop}>Arrêter</Button>}
          {!busy && onResume && <Button onClick={onResume}>Revenir à l’édition</Button>}
          <Button variant="primary" size="l" busy={busy} onClick={generate}>
            Générer
          </Button>
        </span>
      </div>
      {onResume && !busy && (
        <p className="small faint mt-3 text-right">
          Générer à nouveau remplace les lignes du brouillon.
        </p>
      )}
      <Dock>
        {busy ? (
          <Button className="min-w-24" onClick={onStop}>
            Arrêter
          </Button>
        ) : (
          <Button className="min-w-24" onClick={onBack} aria-label="Retour">
            <ArrowLeft className="i" />
          </Button>
        )}
        <Button variant="primary" busy={busy} onClick={generate}>
          Générer
        </Button>
      </Dock>
    </FormScope>
  );
}

/** The grammar's lines in rows that do not move, the model's in their place as it writes them. */
function rowsOf(said: SaidForm, arrived: readonly LineItemAnswer[], waiting: boolean): SheetRow[] {
  const doubted = doubtedOf(said.reading)?.line ?? null;
  let marks = 0;
  const read = linesRead(said).map((line, index): SheetRow => {
    const flags = line.flags ?? [];
    const asks = flags.length > 0 || index === doubted;
    return { ...line, flags, mark: asks ? (marks += 1) : null, waiting, arriving: false };
  });
  const come = arrived.map((line): SheetRow => ({
    ...line,
    mark: null,
    waiting: false,
    arriving: true,
  }));
  return [...come, ...read.slice(come.length)];
}

function progressOf(writer: string, lines: number): string {
  if (lines === 0) return `${writer} rédige…`;
  return `${writer} rédige\u00A0: ${count(lines, 'ligne reçue', 'lignes reçues')}`;
}
