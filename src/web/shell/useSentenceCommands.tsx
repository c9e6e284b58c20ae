import { useQuery } from '@tanstack/react-query';
import { FilePenLine, Search, SquarePen, UserPlus, UserX } from 'lucide-react';
import { useState } from 'react';
import { parisDay } from '#domain/calendar.ts';
import { DOCUMENT_TYPES, type DocumentType, kindFacts } from '#domain/document/kinds.ts';
import { kindLabel } from '#domain/document/names.ts';
import { insideSentence } from '#domain/format/words.ts';
import { documentTotals } from '#domain/document/totals.ts';
import { unitSuffix } from '#domain/document/units.ts';
import { formatAmount, formatQuantity, formatUnitPrice } from '#domain/format/numbers.ts';
import { mayChargeVat } from '#domain/vat/case.ts';
import { DEFAULT_VAT_RATE } from '#domain/vat/rates.ts';
import { profileQuery } from '#web/api/queries.ts';
import { useReading } from '#web/lines/useReading.ts';
import { type NamedInSentence, NEW_CLIENT, useNamedClient } from '#web/sentence/namedClient.ts';
import { netPrices } from '#web/sentence/netPrices.ts';
import { tellFacts } from '#web/sentence/saidFacts.ts';
import { beginWith } from './beginning.ts';
import type { Command, CommandGroup } from './paletteCommand.ts';
import {
  type PaletteSentence,
  readPaletteSentence,
  sentenceFor,
  soundsLikeName,
} from './paletteSentence.ts';
import { useAddClient } from './useAddClient.tsx';

/** A way to read the words: for whom, and the sentence the wizard gets. */
interface Beginning {
  prompt: string;
  client: NamedInSentence | null;
}

const I = 'i';

/** « facture delaunay 2 jours à 450 »: the wizard filled, first; then the other ways to mean it. */
export function useSentenceCommands(text: string): {
  sentence: PaletteSentence | null;
  groups: CommandGroup[];
} {
  const sentence = readPaletteSentence(text);
  const named = useNamedClient(sentence?.name ?? '');
  const addClient = useAddClient();
  const known = named != null && named.id !== NEW_CLIENT ? named : null;
  const meant = sentence && beginningOf(sentence, known);
  const detail = useDetail(sentence?.type ?? 'invoice', meant);
  if (!sentence || !meant) return { sentence: null, groups: [] };

  const { type, name } = sentence;
  const other = DOCUMENT_TYPES.find((each) => each !== type) ?? type;
  const forSomeone = meant.client !== null || meant.prompt !== sentence.work;
  const elsewise: Command[] = [
    {
      id: 'other-kind',
      label: `En faire ${withDeterminer(other, 'une', 'un')}`,
      icon: <FilePenLine className={I} />,
      ...opening(other, beginningOf({ ...sentence, type: other }, known)),
    },
  ];
  if (name !== '' && forSomeone) {
    elsewise.push({
      id: 'nobody',
      label: `«\u00A0${name}\u00A0» n’est pas un client\u00A0: tout est du travail`,
      icon: <UserX className={I} />,
      ...opening(type, { prompt: sentence.work, client: null }),
    });
  }
  if (name !== '' && !forSomeone) {
    elsewise.push({
      id: 'somebody',
      label: `Pour «\u00A0${name}\u00A0», nouveau client`,
      icon: <UserPlus className={I} />,
      ...opening(type, { prompt: sentenceFor(sentence, name), client: null }),
    });
  }
  if (name !== '') {
    if (!known) elsewise.push(addClient(name));
    elsewise.push({
      id: 'search-documents',
      label: `Chercher «\u00A0${name}\u00A0» dans les documents`,
      icon: <Search className={I} />,
      to: `/app/documents?q=${encodeURIComponent(name)}`,
    });
  }
  return {
    sentence,
    groups: [
      {
        label: 'Écrire',
        items: [
          {
            id: 'write',
            label: `Écrire ${withDeterminer(type, 'cette', 'ce')}`,
            icon: <SquarePen className={I} />,
            detail,
            ...opening(type, meant),
          },
        ],
      },
      { label: 'Ou bien', items: elsewise },
    ],
  };
}

/** « cette facture », « ce devis » */
function withDeterminer(type: DocumentType, feminine: string, masculine: string): string {
  const determiner = kindFacts(type).gender === 'feminine' ? feminine : masculine;
  return `${determiner} ${insideSentence(kindLabel(type))}`;
}

/** A client of the user's is chosen; another name is said to the wizard, which proposes to add it. */
function beginningOf(sentence: PaletteSentence, known: NamedInSentence | null): Beginning {
  const { name, rest, work, isNamed } = sentence;
  if (known) return { prompt: rest, client: known };
  const isSomeone = name !== '' && (isNamed || soundsLikeName(name));
  return { prompt: isSomeone ? sentenceFor(sentence, name) : work, client: null };
}

function opening(type: DocumentType, { prompt, client }: Beginning) {
  const chosen = client && { id: client.id, name: client.name, company: client.company };
  return {
    to: '/app/create',
    state: () => beginWith({ type, prompt, client: chosen }),
  };
}

/** What the wizard will read in it: for whom, the lines, the total. */
function useDetail(type: DocumentType, meant: Beginning | null): Command['detail'] {
  const profile = useQuery(profileQuery).data;
  const [today] = useState(() => parisDay(new Date()));
  const clientName = meant?.client?.company || meant?.client?.name || '';
  const { reading } = useReading(meant?.prompt ?? '', type, { today, clientName });
  if (!profile || !meant || !reading) return undefined;

  const said = reading.facts.client?.value ?? '';
  const { fields } = tellFacts(reading.facts, {
    type,
    date: today,
    today,
    currency: profile.currency,
    setAside: [],
    franchise: !mayChargeVat(profile),
    content: reading.content ?? '',
    client: clientName === '' ? null : { name: clientName, named: true },
  });
  const charged = {
    vat: fields.vat ?? mayChargeVat(profile),
    vatRate: fields.vatRate ?? DEFAULT_VAT_RATE,
  };
  const lines = reading.facts.ttc ? netPrices(reading.lineItems, charged) : reading.lineItems;
  const { net, gross } = documentTotals({ lineItems: [...lines], ...charged });
  const money = (amount: number) => formatAmount(amount, profile.currency);
  return {
    whom: clientName ? `pour ${clientName}` : said && `pour ${said}, nouveau client`,
    lines: lines.map(({ description, quantity, unit, unitPrice }) => {
      const suffix = unitSuffix(unit, quantity);
      const count = [formatQuantity(quantity), suffix].filter(Boolean).join('\u00A0');
      return `${description}\u00A0: ${count} × ${formatUnitPrice(unitPrice, profile.currency)}`;
    }),
    total: gross === net ? money(net) : `${money(net)} HT, soit ${money(gross)} TTC`,
  };
}
