import { isIsoDate } from '#domain/calendar.ts';
import { EN_16931_GUIDELINE } from '#rendering/facturx/codes.ts';
import { BILLING_FRAMEWORKS, CLIENT_KINDS, DOCUMENT_CODES } from '../codes.ts';
import { every, type Reading, text } from '../reading.ts';
import { mayBeDueBefore } from './life.ts';
import { type Problem, problem, unmet } from '#rendering/facturx/problem.ts';

const NOTES = {
  PMT: 'l’indemnité forfaitaire pour frais de recouvrement',
  PMD: 'les pénalités de retard',
  AAB: 'l’escompte ou son absence',
} as const;

/** Number, dates, notes and references of the document. */
export function mentionRules(invoice: Reading): Problem[] {
  return [
    ...contextProblems(invoice),
    ...numberProblems(text(invoice.document, 'ram:ID')),
    ...noteProblems(invoice),
    ...dateProblems(invoice),
  ];
}

function contextProblems({ root, document }: Reading): Problem[] {
  const context = 'rsm:ExchangedDocumentContext/ram:';
  const framework = text(root, `${context}BusinessProcessSpecifiedDocumentContextParameter/ram:ID`);
  const guideline = text(root, `${context}GuidelineSpecifiedDocumentContextParameter/ram:ID`);
  return unmet(
    [
      guideline === EN_16931_GUIDELINE,
      problem('FX-SCH-A-000026', 'Le profil annoncé n’est pas EN 16931.'),
    ],
    [
      BILLING_FRAMEWORKS.has(framework),
      problem(
        'BR-FR-08',
        'Indiquez la nature de l’opération\u00a0: vente de biens, prestation de services ou les deux.',
        'document.operationCategory',
      ),
    ],
    [
      DOCUMENT_CODES.has(text(document, 'ram:TypeCode')),
      problem('BR-FR-04', 'Le type de document n’est pas une facture.'),
    ],
  );
}

function numberProblems(number: string): Problem[] {
  return unmet(
    [
      number.length <= 35,
      problem(
        'BR-FR-01',
        'Le numéro de facture dépasse 35 caractères\u00a0: raccourcissez le préfixe dans votre compte.',
        'profile.invoicePrefix',
      ),
    ],
    [
      /^[A-Za-z0-9+\-_/]+$/.test(number),
      problem(
        'BR-FR-02',
        'Le numéro de facture ne peut contenir que des lettres sans accent, des chiffres et les signes + - _ / (sans espace)\u00a0: corrigez le préfixe dans votre compte.',
        'profile.invoicePrefix',
      ),
    ],
  );
}

function noteProblems({ document }: Reading): Problem[] {
  const notes = every(document, 'ram:IncludedNote');
  const withCode = (code: string) => notes.filter((note) => text(note, 'ram:SubjectCode') === code);
  const kinds = withCode('BAR').map((note) => text(note, 'ram:Content'));
  const problems = Object.entries(NOTES).flatMap(([code, subject]) => {
    const count = withCode(code).length;
    return unmet(
      [count > 0, problem('BR-FR-05', `Il manque la mention sur ${subject}.`)],
      [count < 2, problem('BR-FR-06', `La mention sur ${subject} figure plusieurs fois.`)],
    );
  });
  return [
    ...problems,
    ...unmet(
      [
        kinds.every((kind) => CLIENT_KINDS.has(kind)),
        problem('BR-FR-20', 'La nature du client n’est pas reconnue.', 'client.kind'),
      ],
      [kinds.length < 2, problem('BR-FR-31', 'La nature du client figure plusieurs fois.')],
    ),
  ];
}

function dateProblems(invoice: Reading): Problem[] {
  const { root, document, settlement } = invoice;
  const delivery = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeDelivery';
  const event = `${delivery}/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime`;
  const issued = day(text(document, 'ram:IssueDateTime/udt:DateTimeString'));
  const due = day(
    text(settlement, 'ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTimeString'),
  );
  const supplied = day(text(root, `${event}/udt:DateTimeString`));
  const start = day(
    text(settlement, 'ram:BillingSpecifiedPeriod/ram:StartDateTime/udt:DateTimeString'),
  );
  const end = day(
    text(settlement, 'ram:BillingSpecifiedPeriod/ram:EndDateTime/udt:DateTimeString'),
  );
  const dates: readonly (readonly [string | null, string, `document.${string}`])[] = [
    [issued, 'd’émission', 'document.date'],
    [due, 'd’échéance', 'document.dueDate'],
    [supplied, 'de prestation ou de livraison', 'document.supplyDate'],
    [start, 'de début de prestation', 'document.supplyDate'],
    [end, 'de fin de prestation', 'document.supplyEndDate'],
  ];
  return [
    ...dates
      .filter(([date]) => date !== null && !isAcceptedDay(date))
      .map(([, name, field]) =>
        problem('BR-FR-03', `La date ${name} doit être un jour réel entre 2000 et 2099.`, field),
      ),
    ...unmet(
      [
        due === null || issued === null || due >= issued || mayBeDueBefore(invoice),
        problem(
          'BR-FR-CO-07',
          'L’échéance ne peut pas précéder la date de la facture.',
          'document.dueDate',
        ),
      ],
      [
        start === null || end === null || end >= start,
        problem(
          'BR-29',
          'La fin de la prestation ne peut pas précéder son début.',
          'document.supplyEndDate',
        ),
      ],
      [
        supplied !== null || start !== null || end !== null,
        problem(
          'BR-FX-EN-04',
          'Indiquez la date de la prestation ou de la livraison.',
          'document.supplyDate',
        ),
      ],
    ),
  ];
}

/** « 20261122 » as « 2026-11-22 »; anything else as it stands, null for nothing. */
function day(written: string): string | null {
  if (written === '') return null;
  return written.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
}

function isAcceptedDay(date: string): boolean {
  return isIsoDate(date) && date >= '2000-01-01' && date <= '2099-12-31';
}
