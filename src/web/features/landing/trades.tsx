import { kindFacts } from '#domain/document/kinds.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import { LandingSection } from './landingSection.tsx';
import { type Sample, TRADES, type TradeSample } from './samples.ts';

/** Sentences as six trades write them, each with what it comes to; one press writes it in the field above. */
export function Trades({ onPick }: { onPick: (sample: Sample) => void }) {
  return (
    <LandingSection title="Écrivez comme vous parlez">
      <ul className="border-b border-hairline">
        {TRADES.map((sample) => (
          <li key={sample.trade} className="border-t border-hairline">
            <a
              href="#essai"
              className="group grid gap-x-8 gap-y-1 py-4 text-ink no-underline desk:grid-cols-[9rem_minmax(0,1fr)_13rem] desk:items-baseline"
              onClick={() => onPick(sample)}
            >
              <span className="small soft">{sample.trade}</span>
              <span className="text-[1.0625rem]/7 font-medium text-pretty underline-offset-4 group-hover:underline">
                {`«\u00A0${boundFigures(sample.prompt.replace(/\.$/, ''))}\u00A0»`}
              </span>
              <Outcome {...sample} />
            </a>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

/** No line ends within « 30 € », « 1 h 30 » or « 42 m² »; the field that takes the sentence keeps its own spaces. */
function boundFigures(prompt: string): string {
  return prompt.replaceAll(/(?<=\d) (?=[€%\d]|h\b|m²)|(?<=\dh|\d h) (?=\d)/g, '\u00A0');
}

function Outcome({ type, lines, gross, said }: TradeSample) {
  const { name } = kindFacts(type);
  return (
    <span className="small faint desk:text-right">
      <b className="num font-semibold text-ink-2">{formatAmount(gross)}</b>
      {` · ${name.toLowerCase()}, ${count(lines, 'ligne')}`}
      {said !== null && <span className="block">{said}</span>}
    </span>
  );
}
