import { kindFacts } from '#domain/document/kinds.ts';
import type { DocumentAnswer, LineItemAnswer } from '#server/documents/answers.ts';
import type { GenerationAnswer } from '#server/drafting/answers.ts';
import { ApiError } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { type EditForm, editFormOf } from '#web/lines/editedFacts.ts';
import { doubtedOf } from '#web/sentence/doubted.ts';
import { netPrices } from '#web/sentence/netPrices.ts';
import { notesLeft } from '#web/sentence/notesLeft.ts';
import { sum } from '#domain/money/decimal.ts';
import { addNewClient } from './addNewClient.ts';
import { readGeneration } from './generationStream.ts';
import { billedName, type WizardForm, requestOf } from './wizardForm.ts';

/** When a generation is given up (docs/product.md, The wizard). */
const LIMIT_MS = 30_000;

export interface Generated {
  document: DocumentAnswer;
  /** As the fields of the third step hold it. */
  edited: EditForm;
  /** Which engine drafted, and what there is to say about it. */
  engine: string;
  notice: string | null;
}

/** Why nothing was generated, to be shown on the first step. */
export interface GenerationFailure {
  message: string;
  /** The plan's documents are used up: the way out is the plan, not another try. */
  quota: boolean;
}

/** The client first, when the sentence names a new one, then the draft; what fails is said, never thrown. */
export async function draftInTurn(
  form: WizardForm,
  documentId: string | null,
  { onClient, ...watching }: Watching & { onClient: (client: WizardForm['client']) => void },
): Promise<Generated | GenerationFailure | null> {
  try {
    const client = await addNewClient(form.client);
    if (client !== form.client) onClient(client);
    return await generateDocument({ ...form, client }, documentId, watching);
  } catch (error) {
    return failureOf(error);
  }
}

/**
 * Drafts the lines and keeps them as a draft document; with `documentId` that same document is
 * updated and takes no second number (docs/product.md, The wizard).
 */
export async function generateDocument(
  form: WizardForm,
  documentId: string | null,
  { stopped, onLine }: Watching,
): Promise<Generated> {
  const generation = await draftLines(form, { stopped, onLine });
  const document = await keepDraft(form, generation, documentId);
  const { engine, notice } = generation;
  return { document, edited: editFormOf(document), engine, notice };
}

interface Watching {
  stopped: AbortSignal;
  /** A line as the model writes it; nothing is kept before the whole draft is there. */
  onLine: (line: LineItemAnswer, index: number) => void;
}

/** The body is the call's, exactly: type, prompt, clientName, dueDate (invoices only). */
async function draftLines(
  form: WizardForm,
  { stopped, onLine }: Watching,
): Promise<GenerationAnswer> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  const response = await api.raw(
    'POST',
    '/api/functions/generate-document',
    {
      type: form.type,
      prompt: form.prompt,
      clientName: billedName(form.client),
      ...(kindFacts(form.type).hasDueDate ? { dueDate: form.dueDate } : {}),
    },
    {
      signal: AbortSignal.any([stopped, limit]),
      headers: { accept: 'text/event-stream, application/json' },
    },
  );
  return readGeneration(response, onLine);
}

async function keepDraft(
  form: WizardForm,
  answer: GenerationAnswer,
  documentId: string | null,
): Promise<DocumentAnswer> {
  const lineItems = chosenLines(form, answer);
  const body = {
    ...requestOf(form),
    amount: sum(lineItems.map(({ total }) => total)),
    content: notesLeft(answer.content, form.said ?? []),
    lineItems: lineItems.length > 0 ? lineItems : [EMPTY_LINE],
  };
  if (documentId === null) return api.post<DocumentAnswer>('/api/documents', body);
  return api.patch<DocumentAnswer>(`/api/documents/${documentId}`, body).catch((error: unknown) => {
    // The draft was deleted meanwhile, in another tab: the work goes on in a new one.
    if (error instanceof ApiError && error.status === 404 && error.code === 'document_not_found') {
      return api.post<DocumentAnswer>('/api/documents', body);
    }
    throw error;
  });
}

/** The reading preferred on the first step, prices said TTC made net at the document's rate. */
function chosenLines(form: WizardForm, answer: GenerationAnswer): readonly Drafted[] {
  const other = form.otherOf === form.prompt ? doubtedOf(answer)?.other : null;
  const lines: readonly Drafted[] = other?.lineItems ?? answer.lineItems;
  return form.pricesIncludeVat === true ? netPrices<Drafted>(lines, form) : lines;
}

interface Drafted {
  description: string;
  quantity: number;
  unitPrice: number;
  total: number;
  vatRate?: number | null;
  flags?: string[];
}

const EMPTY_LINE = {
  description: '',
  quantity: 1,
  unitPrice: 0,
  flags: ['price_to_complete'],
};

/**
 * The server's message, else a text of ours. Null when the user stopped it
 * (docs/product.md, Failures).
 */
export function failureOf(error: unknown): GenerationFailure | null {
  if (error instanceof ApiError) {
    const said = error.message !== 'Une erreur est survenue';
    return {
      message: said ? error.message : 'Failed to generate document content',
      quota: error.code === 'quota_reached',
    };
  }
  if (error instanceof DOMException && error.name === 'AbortError') return null;
  const late = error instanceof DOMException && error.name === 'TimeoutError';
  return {
    message: late ? `${FAILED}\u00A0: le délai de 30 secondes est dépassé.` : FAILED,
    quota: false,
  };
}

const FAILED = 'Une erreur est survenue lors de la génération du document';
