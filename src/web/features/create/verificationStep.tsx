import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { kindFacts } from '#domain/document/kinds.ts';
import { kindLabel } from '#domain/document/names.ts';
import { documentTotals } from '#domain/document/totals.ts';
import { formatPercent } from '#domain/format/numbers.ts';
import type { LineItemAnswer } from '#server/documents/answers.ts';
import { installationQuery } from '#web/api/queries.ts';
import { NEW_CLIENT } from '#web/sentence/namedClient.ts';
import { FactChips } from '#web/sentence/factChips.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatDay } from '#domain/format/days.ts';
import { Dock } from '#web/ui/page.tsx';
import { engineWords, isModel } from '#web/lines/engineWords.ts';
import { ExpectedLines } from './expectedLines.tsx';
import { linesRead } from './linesRead.ts';
import type { SaidForm } from './saidForm.ts';
import { type WizardForm, clientLabel } from './wizardForm.ts';

interface Props {
  said: SaidForm;
  currency: string;
  busy: boolean;
  /** What the model has written so far. */
  arrived: readonly LineItemAnswer[];
  /** Present when a draft is already there and can be returned to as it is. */
  onResume: (() => void) | null;
  onBack: () => void;
  onGenerate: () => void;
  onStop: () => void;
}

/** Step 2: what will be generated, seen once more before it is. */
export function VerificationStep(props: Props) {
  const { said, currency, busy, arrived, onResume, onBack, onGenerate, onStop } = props;
  const engine = useQuery(installationQuery).data?.draftingEngine ?? null;
  const { form } = said;
  const read = linesRead(said);
  return (
    <div className="mt-5 desk:mt-8">
      <Summary form={form} engine={engine} />
      <FactChips said={said.said} />
      <ExpectedLines
        prompt={form.prompt}
        read={read}
        totals={documentTotals({ lineItems: read, vat: form.vat, vatRate: form.vatRate })}
        arrived={busy ? arrived : []}
        writer={busy && isModel(engine) ? engine : null}
        currency={currency}
      />
      <div className="mt-8 flex items-center justify-between gap-4 max-desk:hidden">
        <Button variant="quiet" icon={<ArrowLeft className="i" />} disabled={busy} onClick={onBack}>
          Retour
        </Button>
        <span className="flex gap-3">
          {busy && <Button onClick={onStop}>Arrêter</Button>}
          {!busy && onResume && <Button onClick={onResume}>Revenir à l’édition</Button>}
          <Button variant="primary" size="l" busy={busy} onClick={onGenerate}>
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
        <Button variant="primary" busy={busy} onClick={onGenerate}>
          Générer
        </Button>
      </Dock>
    </div>
  );
}

function Summary({ form, engine }: { form: WizardForm; engine: string | null }) {
  return (
    <dl className="rules rules--closed">
      <Fact term="Document">{kindLabel(form.type)}</Fact>
      <Fact term="Client">
        {form.client && clientLabel(form.client)}
        {form.client?.id === NEW_CLIENT && <span className="faint">, nouveau client</span>}
      </Fact>
      <Fact term="Date">{formatDay(form.date)}</Fact>
      {kindFacts(form.type).hasDueDate && <Fact term="Échéance">{formatDay(form.dueDate)}</Fact>}
      <Fact term="TVA">{form.vat ? formatPercent(form.vatRate) : 'Sans TVA'}</Fact>
      <Fact term="Description">
        <span className="whitespace-pre-wrap">{form.prompt}</span>
      </Fact>
      {engine && <Fact term="Rédaction">{engineWords(engine)}</Fact>}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_1fr] gap-x-6 py-3 max-desk:grid-cols-[6rem_1fr] max-desk:gap-x-3">
      <dt className="soft">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
