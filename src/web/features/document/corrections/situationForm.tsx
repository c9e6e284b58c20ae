import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { percentDone } from '#domain/corrections/progress.ts';
import { formatAmount, formatPercent } from '#domain/format/numbers.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { useAct } from '#web/acts/useAct.ts';
import { useOpenDocument } from '#web/acts/useOpenDocument.ts';
import { api } from '#web/api/client.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormNumber } from '#web/ui/formFields.tsx';
import { DialogFoot } from './dialogFoot.tsx';
import { FOLLOWED } from './followed.ts';
import { billedNow, type SituationTyped, typedSituation } from './situationRequest.ts';

const RULES = async () =>
  (await import('#domain/corrections/schema.ts')).situationRequestSchema as unknown as z.ZodType<
    object,
    SituationTyped
  >;

type Lots = NonNullable<DocumentAnswer['lots']>;

/** How far each line of an accepted quote is; what it comes to is told as it is typed. */
export function SituationForm({
  document,
  onClose,
}: {
  document: DocumentAnswer;
  onClose: () => void;
}) {
  const open = useOpenDocument();
  const lots = document.lots ?? [];
  const form = useZodForm(RULES, typedSituation(lots));
  const make = useAct({
    act: (typed: SituationTyped) =>
      api.post<DocumentAnswer>(`/api/documents/${document.id}/situations`, typed),
    success: 'Situation préparée en brouillon',
    refresh: FOLLOWED,
    onSuccess: (made) => {
      onClose();
      open(made);
    },
  });
  const { error } = form.getFieldState('progress', form.formState);
  return (
    <Form form={form} onSubmit={() => make.mutateAsync(form.getValues())}>
      <ul className="grid gap-4">
        {lots.map((lot, index) => (
          <LotField key={lot.place} lot={lot} index={index} currency={document.currency} />
        ))}
      </ul>
      <FieldError message={error?.root?.message ?? error?.message} />
      <Billed lots={lots} currency={document.currency} />
      <DialogFoot onCancel={onClose}>Préparer la situation</DialogFoot>
    </Form>
  );
}

interface LotProps {
  lot: Lots[number];
  index: number;
  currency: string;
}

function LotField({ lot, index, currency }: LotProps) {
  const done = percentDone(lot);
  return (
    <li className="grid gap-x-6 gap-y-2 desk:grid-cols-[1fr_10rem] desk:items-end">
      <p className="min-w-0">
        <span className="break-words">{lot.description}</span>
        <span className="faint num small block">
          {formatAmount(lot.contract, currency)} HT
          {done > 0 && ` · facturé à ${formatPercent(done)}`}
        </span>
      </p>
      <FormNumber name={`progress.${index}.percent`} label="Fait à ce jour" after="%" />
    </li>
  );
}

function Billed({ lots, currency }: { lots: Lots; currency: string }) {
  const progress = useWatch<SituationTyped, 'progress'>({ name: 'progress' });
  return (
    <output className="flex items-baseline justify-between gap-4 border-t border-hairline pt-4">
      <span>À facturer, avant reprise des acomptes</span>
      <span className="strong num">{formatAmount(billedNow(lots, progress), currency)} HT</span>
    </output>
  );
}
