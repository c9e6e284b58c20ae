import { ArrowLeft } from 'lucide-react';
import { anchorOf, type LegalBlock, type LegalText, piecesOf } from './legalText.ts';
import { type OperatorFacts, useOperatorFacts } from '#web/api/installation.ts';
import { Link } from '#web/ui/link.tsx';
import { OperatorFact } from '#web/ui/operatorFact.tsx';

/** One legal text: its summary, its table of contents, its numbered sections. */
export function LegalPage({ text }: { text: LegalText }) {
  const facts = useOperatorFacts();

  return (
    <main id="main" tabIndex={-1} className="wrap pt-8 pb-24 max-desk:pt-5 max-desk:pb-16">
      <BackButton />
      <div className="mt-6 @table:grid @table:grid-cols-[15rem_minmax(0,1fr)] @table:gap-x-16 print:block">
        <header className="col-start-2 mb-10 max-w-[42rem]">
          <h1 className="h1">{text.title}</h1>
          <p className="lead mt-3">{text.summary}</p>
          <p className="small faint mt-3">Dernière mise à jour&nbsp;: {text.lastUpdated}</p>
        </header>
        <Contents text={text} />
        <div className="col-start-2 grid max-w-[42rem] gap-10">
          {text.sections.map((section, index) => (
            <section
              key={section.title}
              id={anchorOf(index)}
              aria-labelledby={`${anchorOf(index)}-title`}
              className="scroll-mt-24"
            >
              <h2 className="h3 mb-2 break-after-avoid-page" id={`${anchorOf(index)}-title`}>
                {index + 1}. {section.title}
              </h2>
              <div className="grid gap-3">
                {section.blocks.map((block, at) => (
                  <Block key={at} block={block} facts={facts} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}

/**
 * To the page the reader came from; home for one who arrived here directly
 * (docs/product.md, Addresses).
 */
function BackButton() {
  return (
    <button
      type="button"
      className="inline-flex min-h-8 items-center gap-2 font-medium text-ink-2 hover:text-ink print:hidden"
      onClick={goBack}
    >
      <ArrowLeft className="i" />
      Retour
    </button>
  );
}

function goBack() {
  const cameFromHere = document.referrer.startsWith(`${window.location.origin}/`);
  // Inside the app the browser has no referrer: the router counts the entries of a visit.
  const index = (window.history.state as { idx?: number } | null)?.idx ?? 0;
  if (cameFromHere || index > 0) window.history.back();
  else window.location.assign('/');
}

function Contents({ text }: { text: LegalText }) {
  return (
    <nav
      aria-label="Sommaire"
      className="small col-start-1 row-start-1 row-end-3 mb-10 self-start @table:sticky @table:top-24 @table:mb-0 print:hidden"
    >
      <p className="strong mb-2">Sommaire</p>
      <ol className="border-l border-hairline">
        {text.sections.map((section, index) => (
          <li key={section.title}>
            <a
              href={`#${anchorOf(index)}`}
              className="soft -ml-px flex gap-[0.3em] border-l border-transparent py-1 pl-4 hover:border-ink hover:text-ink"
            >
              <span>{index + 1}.</span> <span>{section.title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Block({ block, facts }: { block: LegalBlock; facts: OperatorFacts }) {
  if (typeof block === 'string') {
    return (
      <p className="soft text-pretty break-inside-avoid-page">
        <Inline text={block} facts={facts} />
      </p>
    );
  }
  return (
    <ul className="soft grid list-disc gap-1.5 pl-5 marker:text-ink-3">
      {block.map((item) => (
        <li key={item} className="pl-1 text-pretty break-inside-avoid-page">
          <Inline text={item} facts={facts} />
        </li>
      ))}
    </ul>
  );
}

function Inline({ text, facts }: { text: string; facts: OperatorFacts }) {
  return piecesOf(text).map((piece, index) => {
    if (piece.kind === 'words') return piece.words;
    if (piece.kind === 'fact')
      return <OperatorFact key={index} name={piece.name} value={facts[piece.name]} />;
    return piece.to.startsWith('/') ? (
      <Link key={index} className="link" to={piece.to}>
        {piece.words}
      </Link>
    ) : (
      <a key={index} className="link" href={piece.to} rel="noreferrer">
        {piece.words}
      </a>
    );
  });
}
