import { proposedExemption } from '#domain/client/foreignVat.ts';
import { VAT_EXEMPTIONS } from '#domain/vat/exemptionChoices.ts';
import type { VatExemption } from '#domain/vat/exemptionCodes.ts';
import type { WizardForm } from './wizardForm.ts';

interface Props {
  form: Pick<WizardForm, 'client' | 'vat'>;
  onAccept: (vatExemption: VatExemption) => void;
}

/** A business abroad mostly owes its own VAT: proposed, never decided. */
export function ForeignVatProposal({ form, onAccept }: Props) {
  const exemption = form.client && form.vat ? proposedExemption(form.client) : null;
  if (exemption === null) return null;
  const choice = VAT_EXEMPTIONS.find(({ value }) => value === exemption);
  return (
    <p className="small soft">
      Ce client est une entreprise établie hors de France&nbsp;: un service ne porte en général pas
      la TVA française.{' '}
      <button type="button" className="link" onClick={() => onAccept(exemption)}>
        Facturer sans TVA ({choice?.label})
      </button>
    </p>
  );
}
