import { useEffect } from 'react';
import { type FoundCompany, LONGEST_QUERY } from '#domain/company/foundCompany.ts';
import { CompanySearch } from '#web/company/companySearch.tsx';
import { Question } from './frame.tsx';

interface Props {
  typed: string;
  onType: (typed: string) => void;
  onChoose: (found: FoundCompany) => void;
  onByHand: () => void;
}

const ID = 'first-company';

export function NameStep({ typed, onType, onChoose, onByHand }: Props) {
  useEffect(() => document.getElementById(ID)?.focus(), []);
  return (
    <>
      <Question quiet lead="Son nom ou son SIRET. Le reste, on le trouve.">
        Comment s’appelle votre entreprise&nbsp;?
      </Question>
      <CompanySearch
        id={ID}
        label="Nom ou SIRET"
        hideLabel
        large
        text={typed}
        onText={(text) => onType(text.slice(0, LONGEST_QUERY))}
        onChoose={onChoose}
        onByHand={onByHand}
      />
      <p className="small faint">
        Annuaire public des entreprises. Rien n’est enregistré avant votre accord.{' '}
        <button type="button" className="link" onClick={onByHand}>
          Tout écrire moi-même
        </button>
      </p>
    </>
  );
}
