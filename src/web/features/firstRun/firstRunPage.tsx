import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isComplete } from '#domain/profile/completeness.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { installationQuery, profileQuery } from '#web/api/queries.ts';
import { firstRunOf } from '#web/shell/firstRunState.ts';
import { Loading } from '#web/ui/loading.tsx';
import { useWindowTitle } from '#web/ui/screenTitle.ts';
import { ByHandStep } from './byHandStep.tsx';
import { type FirstCompany, fromDirectory, NO_COMPANY } from './company.ts';
import { Frame } from './frame.tsx';
import { keepSteps, keptSteps, type Step } from './keptSteps.ts';
import { NameStep } from './nameStep.tsx';
import { useFirstSave } from './useFirstSave.ts';
import { VatStep } from './vatStep.tsx';

/** The first screen of a new account (docs/product.md, The first run). */
export function FirstRunPage() {
  const profile = useQuery(profileQuery).data;
  const installation = useQuery(installationQuery);
  const asked = firstRunOf(useLocation().state) ?? '/app';
  if (!profile || installation.isPending) return <Loading page />;
  return (
    <FirstRun
      profile={profile}
      asked={asked}
      hasDirectory={installation.data?.companyLookup ?? false}
    />
  );
}

interface Props {
  profile: ProfileAnswer;
  /** The page that was asked for. */
  asked: string;
  hasDirectory: boolean;
}

function FirstRun({ profile, asked, hasDirectory }: Props) {
  const [wasDone] = useState(() => isComplete(profile));
  const { id } = profile;
  const [kept] = useState(() => keptSteps(id));
  const [typed, setTyped] = useState(kept?.typed ?? '');
  const [company, setCompany] = useState<FirstCompany>(() => kept?.company ?? begun(profile));
  const [step, setStep] = useState<Step>(() => begunStep(kept?.step, hasDirectory));
  useEffect(() => keepSteps(id, { typed, company, step }), [id, typed, company, step]);
  const save = useFirstSave(asked);
  useWindowTitle('Votre entreprise');
  if (wasDone) return <Navigate to="/app" replace />;

  const known = (next: FirstCompany) => {
    setCompany(next);
    // The directory does not tell everyone's address.
    setStep(isComplete(next) ? 'vat' : 'by_hand');
  };
  const onPaper = step === 'name' ? { ...NO_COMPANY, company: nameIn(typed) } : company;

  return (
    <Frame
      step={step}
      company={onPaper}
      person={profile.name}
      typing={step === 'name' && typed !== ''}
    >
      {step === 'name' && (
        <NameStep
          typed={typed}
          onType={setTyped}
          onChoose={(found) => known(fromDirectory(found))}
          onByHand={() => {
            setCompany((before) => ({ ...before, ...typedAs(typed) }));
            setStep('by_hand');
          }}
        />
      )}
      {step === 'by_hand' && (
        <ByHandStep
          company={company}
          onChange={setCompany}
          onDone={known}
          onBack={hasDirectory ? () => setStep('name') : null}
        />
      )}
      {step === 'vat' && (
        <VatStep
          company={company}
          person={profile.name}
          busy={save.isPending}
          problem={save.problem}
          onChange={() => setStep('by_hand')}
          onAnswer={(regime) => save.mutate({ company, regime })}
        />
      )}
    </Frame>
  );
}

/** What an earlier visit had saved of the company, in the settings. */
function begun(profile: ProfileAnswer): FirstCompany {
  const { company, siret, address, postalCode, city, country, vatNumber, legalForm } = profile;
  return { company, siret, address, postalCode, city, country, vatNumber, legalForm };
}

function begunStep(kept: Step | undefined, hasDirectory: boolean): Step {
  const first = hasDirectory ? 'name' : 'by_hand';
  return kept === undefined || kept === 'name' ? first : kept;
}

/** Digits are a number, not yet a name. */
function nameIn(typed: string): string {
  return /^[\d .]*$/.test(typed) ? '' : typed;
}

function typedAs(typed: string): Partial<FirstCompany> {
  const text = typed.trim();
  if (text === '') return {};
  return nameIn(text) === '' ? { siret: text } : { company: text };
}
