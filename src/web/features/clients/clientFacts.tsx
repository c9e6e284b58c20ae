import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { writtenSiret } from '#domain/company/foundCompany.ts';
import { VatCheck } from './vatCheck.tsx';
import type { ClientAnswer } from '#server/clients/answers.ts';

/** What is known of a client; what is not is left out rather than shown empty. */
export function ClientFacts({ client }: { client: ClientAnswer }) {
  const place = [client.postalCode, client.city].filter(Boolean).join(' ');
  const address = [client.address, place, client.country].filter(Boolean);
  const { email, phone, deliveryAddress, siret, vatNumber, notes } = client;
  const told = [email, phone, deliveryAddress, siret, vatNumber, notes].some(Boolean);
  const isKnown = told || address.length > 1;
  return (
    <section aria-labelledby="client-facts">
      <h2 className="h3 mb-4" id="client-facts">
        Coordonnées
      </h2>
      {!isKnown && (
        <p className="faint">
          Aucune pour l’instant. L’adresse sera demandée à l’émission d’une facture.
        </p>
      )}
      <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 max-desk:grid-cols-1 max-desk:gap-y-1">
        <Fact term="E-mail">
          {client.email && (
            <a className="link inline-flex items-center gap-2" href={`mailto:${client.email}`}>
              <Mail className="i i--s" />
              {client.email}
            </a>
          )}
        </Fact>
        <Fact term="Téléphone">
          {client.phone && (
            <a
              className="link inline-flex items-center gap-2"
              href={`tel:${client.phone.replaceAll(/[^\d+]/g, '')}`}
            >
              <Phone className="i i--s" />
              {client.phone}
            </a>
          )}
        </Fact>
        <Fact term="Adresse">{address.length > 1 && <Lines lines={address} />}</Fact>
        <Fact term="Livraison">
          {client.deliveryAddress && <Lines lines={client.deliveryAddress.split('\n')} />}
        </Fact>
        <Fact term="SIRET">{writtenSiret(client.siret)}</Fact>
        <Fact term="TVA">
          {client.vatNumber && (
            <>
              {client.vatNumber}
              <VatCheck client={client} />
            </>
          )}
        </Fact>
        <Fact term="Notes">{client.notes && <Lines lines={client.notes.split('\n')} />}</Fact>
      </dl>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt className="faint">{term}</dt>
      <dd className="max-desk:mb-3">{children}</dd>
    </>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return <span className="whitespace-pre-line">{lines.join('\n')}</span>;
}
