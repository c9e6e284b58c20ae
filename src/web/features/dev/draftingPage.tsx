import { useMemo, useState } from 'react';
import { explain, type ExplainedFigure, type ExplainedReading } from '#drafting/explain.ts';
import { DevPage } from '#web/ui/dev/devPage.tsx';
import { Specimen } from '#web/ui/dev/specimen.tsx';
import { TextArea } from '#web/ui/textArea.tsx';

const FIRST = 'Pose de 3 stores à 80 €, déplacement 45 €, TVA 10 %, paiement à 30 jours';

/** /dev/drafting: how a sentence is read, figure by figure; development only. */
export function DraftingPage() {
  const [prompt, setPrompt] = useState(FIRST);
  const told = useMemo(() => explain({ type: 'invoice', prompt }), [prompt]);
  const { draft, figures, readings, confidence, threshold } = told;
  const facts = Object.entries(draft.facts).map(([name, { value, words }]) => [
    name,
    String(value),
    words,
  ]);
  return (
    <DevPage title="Lecture d’une phrase">
      <TextArea
        id="prompt"
        label="Phrase"
        className="mt-6"
        value={prompt}
        onChange={(event) => setPrompt(event.target.value)}
      />
      <Specimen
        title={`Brouillon\u00a0: ${draft.totalAmount} · confiance ${confidence.toFixed(3)} (seuil ${threshold.toFixed(3)})`}
      >
        <Table
          head={['Ligne', 'Quantité', 'Prix', 'TVA', 'Mots']}
          rows={draft.lineItems.map((line) => [
            line.description,
            String(line.quantity),
            String(line.unitPrice),
            String(line.vatRate ?? ''),
            line.source,
          ])}
        />
        <Table
          head={['Doute', 'Autre total', 'Mots']}
          rows={draft.doubts.map((doubt) => [
            doubt.reason,
            String(doubt.otherTotal ?? ''),
            doubt.words,
          ])}
        />
      </Specimen>
      <Specimen title="Chiffres">
        <Table
          head={['Mots', 'Rôle', 'Ligne', 'Lectures', 'Constructions']}
          rows={figures.map(figureRow)}
        />
      </Specimen>
      <Specimen title="Faits">
        <Table head={['Nom', 'Valeur', 'Mots']} rows={facts} />
      </Specimen>
      <Specimen title="Lectures">
        <Table head={['Total', 'Score', 'Voix', 'Lignes']} rows={readings.map(readingRow)} />
      </Specimen>
    </DevPage>
  );
}

function figureRow(figure: ExplainedFigure): string[] {
  const readings = figure.readings.map(({ form, value, unit, currency }) =>
    `${value} ${form} ${unit ?? currency ?? ''}`.trim(),
  );
  const line = figure.line === null ? '' : String(figure.line + 1);
  return [figure.words, figure.role, line, readings.join(' | '), figure.constructions.join(', ')];
}

function readingRow({ total, score, voices, lines }: ExplainedReading): string[] {
  return [String(total), score === null ? '' : String(score), voices.join(', '), lines.join('; ')];
}

function Table({ head, rows }: { head: string[]; rows: string[][] }) {
  if (rows.length === 0) return null;
  return (
    <div className="w-full overflow-x-auto">
      <table className="small w-full text-left">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} className="faint pr-4 pb-1">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('\u0000')} className="border-t border-hairline align-top">
              {row.map((cell, at) => (
                <td key={head[at]} className="py-1 pr-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
