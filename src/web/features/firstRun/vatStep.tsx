import { ArrowRight } from 'lucide-react';
import { writtenSiret } from '#domain/company/foundCompany.ts';
import { cx } from '#web/ui/cx.ts';
import { useIdentifierHint } from '#web/ui/identifierHint.tsx';
import { Spinner } from '#web/ui/loading.tsx';
import { Banner } from '#web/ui/states.tsx';
import type { FirstCompany, FirstRegime } from './company.ts';
import { Question } from './frame.tsx';

interface Props {
  company: FirstCompany;
  person: string;
  busy: boolean;
  problem: string | null;
  onChange: () => void;
  onAnswer: (regime: FirstRegime) => void;
}

const ANSWERS: readonly { regime: FirstRegime; label: string; effect: string }[] = [
  {
    regime: 'standard',
    label: 'Oui',
    effect: '20\u00A0% d’ordinaire, un autre taux quand vous le dites',
  },
  {
    regime: 'franchise',
    label: 'Non, je suis en franchise',
    effect: 'La mention de l’article 293\u00A0B s’imprime d’elle-même',
  },
  {
    regime: null,
    label: 'Je ne sais pas',
    effect: 'Commencez\u00A0: on en reparle à la première émission',
  },
];

/** One tap, which saves the company and leads on. */
export function VatStep({ company, person, busy, problem, onChange, onAnswer }: Props) {
  const who = company.legalForm === 'EI' ? `${person} EI` : null;
  const siretHint = useIdentifierHint('siret', company.siret);
  const facts = [who, writtenSiret(company.siret), company.city].filter(Boolean);
  return (
    <>
      <Question lead="Une dernière chose, et c’est à vous d’écrire.">
        <span className="whitespace-nowrap">Facturez-vous</span> la TVA&nbsp;?
      </Question>
      <div className="flex items-center justify-between gap-4 border-y border-hairline py-3">
        <div className="min-w-0">
          <p className="strong break-words">{company.company}</p>
          <p className="small soft num whitespace-normal">{facts.join(' · ')}</p>
          {siretHint && <p className="small">{siretHint}</p>}
        </div>
        <button type="button" className="link small strong" onClick={onChange}>
          Changer<span className="sr"> l’entreprise</span>
        </button>
      </div>
      {problem && <Banner tone="wax">{problem}</Banner>}
      <div className="grid gap-2" aria-busy={busy}>
        {ANSWERS.map(({ regime, label, effect }) => (
          <button
            key={label}
            type="button"
            className={cx(
              'grid grid-cols-[1fr_auto] items-center gap-x-4 rounded-md px-4 py-3.5 text-left shadow-[inset_0_0_0_1px_var(--color-edge)] hover:bg-sheet hover:shadow-[inset_0_0_0_2px_var(--color-action)]',
              busy && 'opacity-60',
            )}
            aria-disabled={busy || undefined}
            onClick={() => !busy && onAnswer(regime)}
          >
            <span className="strong">{label}</span>
            <span className="row-span-2 grid text-ink-3">
              {busy ? <Spinner /> : <ArrowRight className="i" />}
            </span>
            <span className="small soft text-balance">{effect}</span>
          </button>
        ))}
      </div>
    </>
  );
}
