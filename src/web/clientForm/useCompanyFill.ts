import { useFormContext } from 'react-hook-form';
import type { ClientFacts } from '#domain/client/schema.ts';
import type { FoundCompany } from '#domain/company/foundCompany.ts';
import { isFree } from './saidFirst.ts';

/** Writes what the directory knows of a company in the client's form around it. */
export function useCompanyFill(): (found: FoundCompany) => void {
  const { getValues, setValue } = useFormContext<ClientFacts>();
  return (found) => {
    // A contact who was said stays, whatever was searched for.
    const mayName = isFree('name', getValues());
    for (const [name, value] of Object.entries(clientFrom(found))) {
      setValue(name as keyof ClientFacts, value, { shouldDirty: true });
    }
    if (mayName) {
      setValue('name', found.registeredName || found.name, {
        shouldDirty: true,
        shouldValidate: true,
      });
    }
  };
}

/** Fields of the client's form; one the directory says nothing of keeps what was typed. */
function clientFrom(found: FoundCompany) {
  const { name, kind, siret, address, postalCode, city, vatNumber } = found;
  const said = { company: name, kind, siret, address, postalCode, city, vatNumber };
  const known = Object.entries(said).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(known), country: 'France' };
}
