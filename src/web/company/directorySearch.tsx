import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FoundCompany } from '#domain/company/foundCompany.ts';
import { installationQuery } from '#web/api/queries.ts';
import { CompanyField } from './companyField.tsx';

/** Fills the client's form around it from the public directory; nothing where it is not asked. */
export function DirectorySearch({ begun = '' }: { begun?: string }) {
  const isOffered = useQuery(installationQuery).data?.companyLookup ?? false;
  const [text, setText] = useState(begun);
  const [chosen, setChosen] = useState<FoundCompany | null>(null);
  const { getValues, setValue } = useFormContext();
  if (!isOffered) return null;

  const fill = (found: FoundCompany) => {
    setChosen(found);
    setText(found.name);
    for (const [name, value] of Object.entries(clientFrom(found))) {
      setValue(name, value, { shouldDirty: true, shouldValidate: name === 'name' });
    }
    const contact: unknown = getValues('name');
    // What was searched for is no contact: a name typed apart stays.
    if (contact === '' || contact === begun) {
      setValue('name', found.registeredName || found.name, {
        shouldDirty: true,
        shouldValidate: true,
      });
    }
  };
  return (
    <CompanyField
      label="Retrouver une entreprise"
      placeholder="Son nom, son SIREN ou son SIRET"
      hint={
        chosen
          ? `Rempli d’après l’annuaire public\u00A0: ${chosen.name}. Tout se corrige ci-dessous.`
          : 'Dans l’annuaire public des entreprises françaises.'
      }
      text={text}
      onText={setText}
      onChoose={fill}
    />
  );
}

/** Fields of the client's form; one the directory says nothing of keeps what was typed. */
function clientFrom(found: FoundCompany) {
  const { name, kind, siret, address, postalCode, city, vatNumber } = found;
  const said = { company: name, kind, siret, address, postalCode, city, vatNumber };
  const known = Object.entries(said).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(known), country: 'France' };
}
