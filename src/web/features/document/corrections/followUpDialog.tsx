import { type ReactNode, useEffect, useRef } from 'react';
import { documentInSentence } from '#domain/document/names.ts';
import { isRequest } from '#domain/document/kinds.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { CorrectionChoice } from './correctionChoice.tsx';
import { CorrectionForm } from './correctionForm.tsx';
import { CreditForm } from './creditForm.tsx';
import { DepositForm } from './depositForm.tsx';
import type { FollowUp } from './followUp.ts';
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
      title={act === 'correct' ? `Corriger ${documentInSentence(document)}` : TITLES[act]}
      description={explained(act, document)}
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

const TITLES: Record<Exclude<FollowUp, 'correct'>, string> = {
  credit: 'Faire un avoir',
  rectify: 'Facture rectificative',
  again: 'Avoir total et nouveau brouillon',
  ask_deposit: 'Demander un acompte',
  received: 'J’ai reçu l’acompte',
  receipt: 'J’ai reçu l’acompte',
  make_situation: 'Faire une situation de travaux',
  accept_works: 'Réception des travaux',
  accept_options: 'Devis accepté',
};

function explained(act: FollowUp, document: DocumentAnswer): string {
  const name = documentInSentence(document);
  switch (act) {
    case 'correct':
      return 'Émise, elle ne s’efface plus\u00A0: un autre document la corrige. Dites ce qui ne va pas, il se prépare.';
    case 'credit':
      return `Un avoir sur ${name} est préparé en brouillon. Une fois émis, il réduit ce que votre client vous doit, TVA comprise.`;
    case 'rectify':
      return `Une copie de ${name} est préparée en brouillon, à corriger. Une fois émise, elle annule et remplace l’original.`;
    case 'again':
      return `Deux brouillons sont préparés\u00A0: un avoir du total de ${name}, et la même facture à refaire. L’avoir s’ouvre, à émettre.`;
    case 'ask_deposit':
      return `Une demande d’acompte est préparée à partir du devis ${document.number}. Ce n’est pas une facture\u00A0: l’acompte se facture quand vous êtes payé.`;
    case 'accept_works':
      return 'Le jour où votre client a réceptionné les travaux. La retenue de garantie est due un an après, sauf opposition par lettre recommandée (loi n° 71-584).';
    case 'accept_options':
      return `Cochez les options que votre client a retenues sur ${name}. Les autres ne seront pas facturées.`;
    case 'make_situation':
      return 'Dites où en est chaque ligne du devis, depuis le début. Seul ce qui est fait et pas encore facturé est préparé, en brouillon.';
    case 'received':
    case 'receipt':
      return isRequest(document)
        ? 'La facture d’acompte est émise, déjà réglée. Elle ne pourra plus être modifiée.'
        : `La facture d’acompte sur ${name} est émise, déjà réglée. Elle ne pourra plus être modifiée.`;
  }
}
