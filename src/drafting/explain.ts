import { composeDraft } from './composeDraft.ts';
import type { DraftRequest, FullDraft } from './draft.ts';
import type { Candidate } from './readings/candidates.ts';
import { readSentence } from './readings/read.ts';
import { JUDGES, WEIGHTS } from './weights/load.ts';

/** A figure as the lexer sees it: every way to read it, what fits around it, what it was taken for. */
export interface ExplainedFigure {
  words: string;
  readings: { form: string; value: number; unit: string | null; currency: string | null }[];
  constructions: string[];
  role: string;
  line: number | null;
}

/** A reading with the score the search gave it and who found it. */
export interface ExplainedReading {
  total: number;
  score: number | null;
  voices: string[];
  lines: string[];
}

export interface Explanation {
  draft: FullDraft;
  tokens: { kind: string; text: string }[];
  figures: ExplainedFigure[];
  readings: ExplainedReading[];
  /** How sure of the total, between 0 and 1, and below what a doubt is shown. */
  confidence: number;
  threshold: number;
}

/** How a sentence was read, step by step: for a failing test and for `/dev/drafting`. */
export function explain(request: DraftRequest): Explanation {
  const reading = readSentence(request, WEIGHTS, JUDGES);
  const { prepared, prompt, choice } = reading;
  const draft = composeDraft(request, reading, JUDGES);
  const figures = prepared.elements.flatMap(({ kind, reads }): ExplainedFigure[] => {
    const first = reads[0];
    if (kind === 'text' || first === undefined) return [];
    const start = prompt.origin(first.start);
    const entry = draft.ledger.find((each) => each.start === start);
    return [
      {
        words: prompt.text.slice(first.start, first.endWithUnit),
        readings: reads.map(({ form, value, unit, currency }) => ({ form, value, unit, currency })),
        constructions: first.constructions,
        role: entry?.role ?? 'part of another figure',
        line: entry?.line ?? null,
      },
    ];
  });
  return {
    draft,
    tokens: prepared.tokens.map(({ kind, text }) => ({ kind, text })),
    figures,
    readings: choice.ranked.map(explained),
    confidence: choice.confidence,
    threshold: JUDGES.threshold,
  };
}

function explained(reading: Candidate): ExplainedReading {
  const { total, score, byGrammar, found, implied, lines } = reading;
  return {
    total,
    score: score === null ? null : Math.round(score * 100) / 100,
    voices: [
      ...(found === null ? [] : [implied === null ? 'search' : `implied: ${implied}`]),
      ...(byGrammar ? ['grammar'] : []),
    ],
    lines: lines.map((line) => `${line.description} ${line.quantity} × ${line.unitPrice}`),
  };
}
