import { parisDay } from '#domain/calendar.ts';
import { optionName } from '#domain/document/agreed.ts';
import type { AgreementProof } from '#domain/document/agreement.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { optionsOf } from '#domain/document/options.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { NBSP } from '#domain/format/spaces.ts';
import { withdrawal } from '#domain/mentions/agreementWords.ts';
import { buyerParty, sellerIdentity, sellerName, sellerParty } from './parties.ts';
import { dayParts, lookOf, type PrintableParts } from './printableView.ts';
import { oneLine, paragraphs, unbroken } from './text.ts';
import type { Entry, Look, Party } from './types.ts';

/** A certificate as its template places it: French, formatted. */
export interface CertificateSheet {
  look: Look;
  title: string;
  author: string;
  issued: [number, number, number];
  heading: string;
  reference: string;
  relations: string[];
  logo: string | null;
  logoAlt: string;
  seller: Party;
  buyer: Party;
  amount: Entry;
  wordsTitle: string;
  words: string[];
  facts: Entry[];
  remarks: string[];
  identity: string;
}

/** The page that tells how a quote was accepted, for both sides to keep. */
export function certificateView(parts: PrintableParts, proof: AgreementProof): CertificateSheet {
  const { seller, client, document } = parts;
  const { gross, totalLabel } = documentTotals(document);
  const author = sellerName(seller);
  const number = oneLine(document.number);
  const day = parisDay(new Date(proof.confirmedAt));
  const right = withdrawal(parts, day);
  return {
    look: lookOf(seller),
    title: [`Certificat d’acceptation, ${number}`, author].filter(Boolean).join(' · '),
    author,
    issued: dayParts(day),
    heading: 'Certificat d’acceptation',
    reference: `${kindFacts(document.kind).name} N°${NBSP}${number}`,
    relations: [],
    logo: seller.logo === '' ? null : seller.logo,
    logoAlt: author === '' ? 'Logo' : `Logo ${author}`,
    seller: sellerParty(seller),
    buyer: buyerParty(client),
    amount: {
      label: `Montant accepté, ${totalLabel}`,
      value: formatAmount(gross, document.currency),
    },
    wordsTitle: 'Texte accepté',
    words: paragraphs(proof.words),
    facts: [...choice(document), ...facts(proof)],
    remarks: [
      ...(right ? [right] : []),
      'Cette acceptation est une signature électronique simple (règlement eIDAS, article 25 ; code civil, articles 1366 et 1367). Sa force est celle des preuves ci-dessus, inscrites au registre du vendeur.',
    ],
    identity: sellerIdentity(seller),
  };
}

/** The options the client took, each with its sum HT; « Aucune » where there were some to take. */
function choice(quote: Document): Entry[] {
  const options = optionsOf(quote.lineItems);
  if (options.length === 0) return [];
  const taken = options.filter(({ line }) => line.option === 'taken');
  const said = taken.map(
    ({ line }) =>
      `${oneLine(optionName(line))}, ${unbroken(`${formatAmount(line.total, quote.currency)} HT`)}`,
  );
  const label = said.length > 1 ? 'Options retenues' : 'Option retenue';
  return [{ label, value: said.join('\n') || 'Aucune' }];
}

function facts(proof: AgreementProof): Entry[] {
  return [
    { label: 'Accepté par', value: oneLine(proof.name) },
    ...(proof.quality === '' ? [] : [{ label: 'En qualité de', value: oneLine(proof.quality) }]),
    { label: 'Formulaire envoyé', value: instant(proof.agreedAt) },
    { label: 'Code confirmé', value: instant(proof.confirmedAt) },
    { label: 'Code envoyé à', value: oneLine(proof.email) },
    { label: 'Adresse réseau', value: oneLine(proof.address) },
    { label: 'Navigateur', value: oneLine(proof.agent) },
    // In two halves: 64 figures are longer than their column.
    {
      label: 'Empreinte du devis (SHA-256)',
      value: `${proof.sha256.slice(0, 32)}\n${proof.sha256.slice(32)}`,
    },
  ];
}

const PARIS = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
});

/** « 24 novembre 2026 à 18:04:12 (heure de Paris) ». */
function instant(iso: string): string {
  return unbroken(`${PARIS.format(new Date(iso))} (heure de Paris)`);
}
