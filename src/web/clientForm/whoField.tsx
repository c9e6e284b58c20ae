import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ClientFacts } from '#domain/client/schema.ts';
import { CompanySearch } from '#web/company/companySearch.tsx';
import { type Said, saidFirst, writtenFirst } from './saidFirst.ts';
import { useCompanyFill } from './useCompanyFill.ts';

interface Props {
  /** What was already typed where the client was looked for. */
  begun: string;
}

const WORDS: Record<Said['field'], string> = {
  name: 'Nom du contact',
  company: 'Entreprise',
  email: 'Adresse email',
  siret: 'SIRET',
};

/**
 * The one field a new client begins with: a name, a number or an address, whichever is at hand. A company of
 * the public directory fills the form; anything else goes to its own field, and leaves this one.
 */
export function WhoField({ begun }: Props) {
  const [text, setText] = useState(begun);
  const [chosen, setChosen] = useState('');
  const { getValues, setValue, setFocus } = useFormContext<ClientFacts>();
  const fill = useCompanyFill();
  const said = saidFirst(text, useWatch<ClientFacts, 'kind'>({ name: 'kind' }));

  /** Whether it went there: what the field already says stays. */
  const write = (): boolean => {
    const written = said && writtenFirst(said, getValues());
    if (!written) return false;
    for (const [name, value] of Object.entries(written)) {
      setValue(name as keyof ClientFacts, value, { shouldDirty: true, shouldValidate: true });
    }
    setText('');
    return true;
  };
  const next = () => setFocus(getValues('name') === '' ? 'name' : 'email');

  return (
    <CompanySearch
      label="Nom, SIRET ou e-mail"
      placeholder="Par exemple : Boulangerie Dupain"
      hint={
        chosen
          ? `Rempli d’après l’annuaire public\u00A0: ${chosen}.`
          : 'Une entreprise est retrouvée dans l’annuaire public.'
      }
      text={text}
      onText={setText}
      byHand={said ? `${WORDS[said.field]}\u00A0: ${said.value}` : ''}
      onByHand={() => write() && next()}
      onLeave={write}
      opensAtOnce={begun !== ''}
      onChoose={(found) => {
        fill(found);
        setChosen(found.name);
        setText('');
        next();
      }}
    />
  );
}
