import { type ReactNode, useEffect, useRef } from 'react';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { CorrectionChoice } from './correctionChoice.tsx';
import { CorrectionForm } from './correctionForm.tsx';
import { CreditForm } from './creditForm.tsx';
import { DepositForm } from './depositForm.tsx';
import type { FollowUp } from './followUp.ts';
import { followUpTitle, followUpWords } from './followUpWords.ts';
import { OptionsForm } from './optionsForm.tsx';
import { WorksForm } from './worksForm.tsx';
import { SituationForm } from './situationForm.tsx';

interface Props {
  act: FollowUp;
  document: DocumentAnswer;
  /** Another act, in place of this one. */
  onAct: (act: FollowUp) => void;
  onClose: () => void;
}

/** One act, told before it is done. */
export function FollowUpDialog({ act, document, onAct, onClose }: Props) {
  return (
    <Dialog
      open
      wide={act === 'credit' || act === 'make_situation'}
      onClose={onClose}
      title={followUpTitle(act, document)}
      description={followUpWords(act, document)}
    >
      {/* Keyed: the act that takes the place of another takes the keyboard too. */}
      <Place key={act}>
        <FollowUpForm act={act} document={document} onAct={onAct} onClose={onClose} />
      </Place>
    </Dialog>
  );
}

function Place({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost) place.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, []);
  return (
    <div ref={place} className="contents">
      {children}
    </div>
  );
}

function FollowUpForm(props: Props) {
  switch (props.act) {
    case 'correct':
      return <CorrectionChoice {...props} onChoose={props.onAct} />;
    case 'credit':
      return <CreditForm {...props} />;
    case 'rectify':
    case 'again':
      return <CorrectionForm {...props} again={props.act === 'again'} />;
    case 'ask_deposit':
    case 'received':
    case 'receipt':
      return <DepositForm {...props} received={props.act !== 'ask_deposit'} />;
    case 'make_situation':
      return <SituationForm {...props} />;
    case 'accept_works':
      return <WorksForm {...props} />;
    case 'accept_options':
      return <OptionsForm {...props} />;
  }
}
