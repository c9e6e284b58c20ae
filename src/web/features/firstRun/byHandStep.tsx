import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { FormText } from '#web/ui/formText.tsx';
import { useIdentifierHint } from '#web/ui/identifierHint.tsx';
import { SubmitButton } from '#web/ui/submitButton.tsx';
import type { FirstCompany } from './company.ts';
import { Question } from './frame.tsx';

const companyRules = async () => (await import('#domain/profile/schema.ts')).profileEditSchema;

interface Props {
  company: FirstCompany;
  onChange: (company: FirstCompany) => void;
  onDone: (company: FirstCompany) => void;
  /** Null where there is no directory to go back to. */
  onBack: (() => void) | null;
}

/** What the law wants at the head of every document, written by hand. */
export function ByHandStep({ company: begun, onChange, onDone, onBack }: Props) {
  const { company, siret, address, postalCode, city, country } = begun;
  const form = useZodForm(companyRules, { company, siret, address, postalCode, city, country });
  const siretHint = useIdentifierHint('siret', form.watch('siret') ?? '');
  useEffect(() => {
    const { unsubscribe } = form.watch((typed) => onChange({ ...begun, ...(typed as object) }));
    return unsubscribe;
  }, [form, begun, onChange]);
  const [first] = useState(company === '' ? 'company' : siret === '' ? 'siret' : 'address');
  useEffect(() => form.setFocus(first), [form, first]);

  return (
    <>
      <Question
        quiet
        lead="Remplissez les champs obligatoires pour accéder à toutes les fonctionnalités."
      >
        Votre entreprise, telle qu’elle s’imprime
      </Question>
      <Form
        form={form}
        className="grid grid-cols-6 gap-x-3 gap-y-4"
        onSubmit={(typed) => onDone({ ...begun, ...typed })}
      >
        <FormText
          name="company"
          label="Entreprise"
          className="col-span-6"
          autoComplete="organization"
        />
        <FormText
          name="siret"
          label="SIRET"
          className="col-span-6"
          placeholder="14 chiffres"
          inputMode="numeric"
          autoComplete="off"
          hint={siretHint}
        />
        <FormText
          name="address"
          label="Adresse"
          className="col-span-6"
          autoComplete="street-address"
        />
        <FormText
          name="postalCode"
          label="Code postal"
          className="col-span-2"
          autoComplete="postal-code"
        />
        <FormText name="city" label="Ville" className="col-span-4" autoComplete="address-level2" />
        <div className="col-span-6 flex justify-between gap-3 pt-2">
          {onBack ? <Button onClick={onBack}>Chercher dans l’annuaire</Button> : <span />}
          <SubmitButton variant="primary">Continuer</SubmitButton>
        </div>
      </Form>
    </>
  );
}
