import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { installationQuery } from '#web/api/queries.ts';
import { CompanyField } from '#web/company/companyField.tsx';
import { useCompanyFill } from './useCompanyFill.ts';

/** Fills the form of a client that is known from the public directory; nothing where it is not asked. */
export function DirectorySearch() {
  const isOffered = useQuery(installationQuery).data?.companyLookup ?? false;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const fill = useCompanyFill();
  if (!isOffered) return null;
  return (
    <CompanyField
      label="Retrouver une entreprise"
      placeholder="Son nom, son SIREN ou son SIRET"
      hint={
        chosen
          ? `Rempli d’après l’annuaire public\u00A0: ${chosen}. Tout se corrige ci-dessous.`
          : 'Dans l’annuaire public des entreprises françaises.'
      }
      text={text}
      onText={setText}
      onChoose={(found) => {
        fill(found);
        setChosen(found.name);
        setText(found.name);
      }}
    />
  );
}
