import type { ReactNode } from 'react';
import { LandingSection } from './landingSection.tsx';
import { Archive, Letter, Lines, Looks, Paid, Reminder, Sentence, Who } from './storyPieces.tsx';

interface Chapter {
  when: string;
  title: string;
  text: string;
  piece: ReactNode;
}

/** The five steps, then what comes after « Envoyez »: one invoice, all the way to the books. */
const CHAPTERS: readonly Chapter[] = [
  {
    when: '21 nov., 9 h 02',
    title: 'Ajoutez vos clients',
    text: 'Un nom suffit pour commencer. Le reste se complète quand la facture en a besoin.',
    piece: <Who />,
  },
  {
    when: '9 h 03',
    title: 'Décrivez la prestation',
    text: 'Écrite ou dictée, avec vos mots. Ce qui devient une ligne est souligné ; le reste va à sa place.',
    piece: <Sentence />,
  },
  {
    when: '9 h 03',
    title: 'Générez',
    text: 'Les lignes apparaissent pendant que vous écrivez, et chacune cite les mots dont elle vient.',
    piece: <Lines />,
  },
  {
    when: '9 h 04',
    title: 'Personnalisez',
    text: 'Quantités, prix, notes, TVA, et trois papiers à votre nom. Le montant et la date s’y voient d’abord.',
    piece: <Looks />,
  },
  {
    when: '9 h 05',
    title: 'Envoyez',
    text: 'Par e-mail ou en PDF, avec ses données Factur-\u2060X. La facture émise prend son numéro et ne change plus.',
    piece: <Letter />,
  },
  {
    when: '7 déc.',
    title: 'Relancez',
    text: 'Le lendemain de l’échéance, la lettre est prête, dans trois tons. Vous décidez.',
    piece: <Reminder />,
  },
  {
    when: '10 déc.',
    title: 'Encaissez',
    text: 'Le virement arrive, vous le notez, la facture se tamponne. C’est tout, et c’est agréable.',
    piece: <Paid />,
  },
  {
    when: '31 déc.',
    title: 'Et votre comptable',
    text: 'L’année tient dans une archive. Il ne vous redemandera pas « la facture de la brasserie ».',
    piece: <Archive />,
  },
];

/** The life of one sentence, down the margin line of a copybook. */
export function Story() {
  return (
    <LandingSection title="La vie d’une phrase, jusqu’au comptable">
      <ol className="border-l-2 border-seyes desk:ml-30">
        {CHAPTERS.map(({ when, title, text, piece }) => (
          <li
            key={title}
            className="chapter-step relative grid gap-x-16 gap-y-5 pb-14 pl-6 last:pb-0 desk:pb-20 desk:pl-10 wide:grid-cols-[18rem_minmax(0,1fr)]"
          >
            <div>
              <p className="small faint num desk:absolute desk:top-1 desk:right-full desk:mr-6 desk:w-24 desk:text-right">
                {when}
              </p>
              <h3 className="font-display text-[1.5rem]/7.5 font-title tracking-[-0.02em] max-desk:mt-1">
                {title}
              </h3>
              <p className="soft mt-2 text-pretty">{text}</p>
            </div>
            <div className="min-w-0">{piece}</div>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}
