import { ChevronRight, FileMinus, FilePen, FilePlus, type LucideIcon } from 'lucide-react';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { Button } from '#web/ui/button.tsx';
import { WholeNumbers } from '#web/ui/wholeNumbers.tsx';
import { type Correction, correctionsOf } from '../actsOf.ts';

interface Props {
  document: DocumentAnswer;
  onChoose: (correction: Correction) => void;
  onClose: () => void;
}

interface Words {
  /** What is wrong, as one says it; the legal name comes second. */
  wrong: string;
  name: string;
  does: (number: string) => string;
  icon: LucideIcon;
}

const WORDS: Record<Correction, Words> = {
  credit: {
    wrong: 'Une partie est en trop',
    name: 'Faire un avoir.',
    does: () =>
      'Une remise, un retour, un travail non fait\u00A0: des lignes que vous choisissez, ou tout.',
    icon: FileMinus,
  },
  rectify: {
    wrong: 'Une mention est fausse',
    name: 'Facture rectificative.',
    does: (number) => `Un nom, une adresse, un taux\u00A0: elle annule et remplace ${number}.`,
    icon: FilePen,
  },
  again: {
    wrong: 'Tout est à refaire',
    name: 'Avoir total et nouveau brouillon.',
    does: (number) => `${number} est soldée, une copie vous attend.`,
    icon: FilePlus,
  },
};

/** What is wrong with an issued invoice: nothing is forbidden without a way on. */
export function CorrectionChoice({ document, onChoose, onClose }: Props) {
  return (
    <>
      <ul className="rules border-t border-rule">
        {correctionsOf(document).map((correction) => {
          const { wrong, name, does, icon: Icon } = WORDS[correction];
          return (
            <li key={correction}>
              <button
                type="button"
                className="-mx-3 flex w-[calc(100%+1.5rem)] cursor-pointer items-center gap-4 rounded-sm px-3 py-4 text-left hover:bg-well"
                onClick={() => onChoose(correction)}
              >
                <Icon className="i size-6 flex-none text-ink-3" />
                <span className="grid flex-1 gap-0.5">
                  <b className="strong">{wrong}</b>
                  <span className="small soft">
                    <span className="strong">{name}</span>{' '}
                    <WholeNumbers text={does(document.number)} />
                  </span>
                </span>
                <ChevronRight className="i flex-none text-ink-3" />
              </button>
            </li>
          );
        })}
      </ul>
      <div className="flex justify-end">
        <Button onClick={onClose}>Fermer</Button>
      </div>
    </>
  );
}
