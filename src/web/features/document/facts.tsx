import { type ReactNode, memo } from 'react';
import { orderDepositGross } from '#domain/corrections/orderDeposit.ts';
import { formatPeriod } from '#domain/format/days.ts';
import { optionName } from '#domain/document/agreed.ts';
import { PAYMENT_METHODS } from '#domain/document/choices.ts';
import { quoteValidUntil } from '#domain/document/dueDate.ts';
import { isDeposit, isInvoice, kindFacts } from '#domain/document/kinds.ts';
import { xmlFileName } from '#domain/document/names.ts';
import { formatPercent } from '#domain/format/numbers.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { formatDay } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { moment } from '#web/ui/moment.ts';
import { LastLetter } from './lastLetter.tsx';
import { OPTION_TERMS } from './optionStates.ts';

/** Totals, dates, Factur-X, the last e-mail and the sealed versions. */
export const Facts = memo(function Facts({ document }: { document: DocumentAnswer }) {
  const { totals, currency } = document;
  const payment = PAYMENT_METHODS.find(({ value }) => value === document.paymentMethod);
  return (
    <dl className="small grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 border-t border-hairline pt-5 [&_dd]:text-right [&_dd]:tabular-nums [&_dt]:text-ink-3">
      <Fact term="Total HT">{formatAmount(totals.net, currency)}</Fact>
      {totals.byRate.map(({ rate, net, vat }) => (
        <Fact key={rate} term={rate === 0 ? 'dont sans TVA' : `TVA ${formatPercent(rate)}`}>
          {formatAmount(rate === 0 ? net : vat, currency)}
        </Fact>
      ))}
      {document.vat && (
        <Fact term="Total TTC">
          <span className="strong">{formatAmount(totals.gross, currency)}</span>
        </Fact>
      )}
      {document.lineItems.map(
        (line, place) =>
          line.option && (
            <div key={`option ${place}`} className="col-span-2 flex justify-between gap-4">
              <dt>
                {OPTION_TERMS[line.option]}&nbsp;: {optionName(line)}
              </dt>
              <dd className="whitespace-nowrap">{formatAmount(line.total, currency)} HT</dd>
            </div>
          ),
      )}
      {document.orderDeposit && (
        <Fact
          term={
            document.orderDeposit.by === 'percent'
              ? `Acompte de ${formatPercent(document.orderDeposit.value)}`
              : 'Acompte demandé'
          }
        >
          {formatAmount(orderDepositGross(document) ?? document.orderDeposit.value, currency)}
        </Fact>
      )}
      {document.dueDate && <Fact term="Échéance">{formatDay(document.dueDate)}</Fact>}
      {kindFacts(document.kind).isOffer && (
        <Fact term="Valable jusqu’au">{formatDay(quoteValidUntil(document))}</Fact>
      )}
      {document.supplyDate && (
        <Fact term="Prestation">{formatPeriod(document.supplyDate, document.supplyEndDate)}</Fact>
      )}
      {document.purchaseOrder && <Fact term="Bon de commande">{document.purchaseOrder}</Fact>}
      {payment && <Fact term="Paiement">{payment.label}</Fact>}
      {isInvoice(document) && (
        <Fact term="Factur-X">
          {document.provisional ? (
            'À l’émission'
          ) : document.facturX ? (
            <a
              className="link"
              href={`/api/documents/${document.id}/factur-x.xml`}
              download={xmlFileName(document)}
            >
              Profil EN 16931 (XML)
            </a>
          ) : (
            'Données à compléter'
          )}
        </Fact>
      )}
      {document.lastEmail && <LastLetter letter={document.lastEmail} />}
      {document.sealedVersions.map(({ sha256, sealedAt, request }) => (
        <Fact key={sha256} term={sealedTerm(document, request)}>
          <a
            className="link"
            href={`/api/documents/${document.id}/sealed/${sha256}`}
            title={`SHA-256 ${sha256}`}
            download
          >
            <span className="whitespace-nowrap">{moment(sealedAt)}</span>
          </a>
        </Fact>
      ))}
    </dl>
  );
});

/** A deposit has two files, of which only one is an invoice. */
function sealedTerm(document: DocumentAnswer, request: boolean): string {
  if (request) return 'Demande scellée';
  return isDeposit(document) ? 'Facture scellée' : 'PDF scellé';
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
