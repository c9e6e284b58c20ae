import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { typeLabel } from '#domain/document/names.ts';
import { documentTotals } from '#domain/document/totals.ts';
import { formatPercent } from '#domain/money/format.ts';
import { installationQuery } from '#web/api/queries.ts';
import { useReading } from '#web/lines/useReading.ts';
import { Button } from '#web/ui/button.tsx';
import { count, day, money } from '#web/ui/french.ts';
import { Dock } from '#web/ui/page.tsx';
import { engineWords } from './engineWords.ts';
import { type WizardForm, clientLabel } from './wizardForm.ts';

interface Props {
  form: WizardForm;
  currency: string;
  busy: boolean;
  /** Present when a draft is already there and can be returned to as it is. */
  onResume: (() => void) | null;
  onBack: () => void;
  onGenerate: () => void;
  onStop: () => void;
}

/** Step 2: what will be generated, seen once more before it is. */
export function VerificationStep(props: Props) {
  const { form, currency, busy, onResume, onBack, onGenerate, onStop } = props;
  return (
    <div className="mt-8 max-w-3xl">
      <Summary form={form} currency={currency} />
      <div className="wiz__foot">
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
        <Button disabled={busy} onClick={onBack} aria-label="Retour">
          <ArrowLeft className="i" />
        </Button>
        <Button variant="primary" busy={busy} onClick={onGenerate}>
          Générer
        </Button>
      </Dock>
    </div>
  );
}

function Summary({ form, currency }: { form: WizardForm; currency: string }) {
  const reading = useReading(form.prompt, form.type);
  const { data: installation } = useQuery(installationQuery);
  const lines = reading?.lineItems ?? [];
  const totals = documentTotals({ lineItems: lines, vat: form.vat, vatRate: form.vatRate });
  const unpriced = lines.filter(({ flags }) => flags.includes('price_to_complete')).length;
  return (
    <dl className="rules rules--closed">
      <Fact term="Document">{typeLabel(form.type)}</Fact>
      <Fact term="Client">{form.client && clientLabel(form.client)}</Fact>
      <Fact term="Date">{day(form.date)}</Fact>
      {form.type === 'invoice' && <Fact term="Échéance">{day(form.dueDate)}</Fact>}
      <Fact term="TVA">{form.vat ? formatPercent(form.vatRate) : 'Sans TVA'}</Fact>
      <Fact term="Description">
        <span className="whitespace-pre-wrap">{form.prompt}</span>
      </Fact>
      {reading && (
        <Fact term="Reconnu">
          <span className="num">
            {count(lines.length, 'ligne')}, {money(totals.net, currency)} HT
            {totals.totalLabel === 'TTC' && `, ${money(totals.gross, currency)} TTC`}
          </span>
          {unpriced > 0 && (
            <span className="small faint block">
              {count(unpriced, 'prix restera à compléter', 'prix resteront à compléter')}&nbsp;:
              aucun n’est inventé.
            </span>
          )}
        </Fact>
      )}
      {installation && <Fact term="Rédaction">{engineWords(installation.draftingEngine)}</Fact>}
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
