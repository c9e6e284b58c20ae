import { fold } from '../fold.ts';
import { factAt, type Facts, type FactText } from './fact.ts';
import { subjectIn } from './subject.ts';

const TITLES = String.raw`(?:m(?:\.| |r\.? )|mme |mlle |me |monsieur |madame |maitre |dr |docteur |famille |consorts |sas |sarl |sci |ets |cabinet |mairie de |mairie |residence |association |hotel |restaurant |chateau |boulangerie |pharmacie |garage )`;
const COMMON =
  /^(?:monsieur|madame|mademoiselle|famille|societe|sarl|sas|sasu|eurl|sci|ets|entreprise|cabinet|association|groupe|mairie|commune|ville|hotel|restaurant|boulangerie|residence|les|des|the|and|ltd|gmbh|agence|studio|maison|centre|ecole|college|lycee|club|syndic|france|service|services|conseil|saint|sainte|notre|dame|chez|pour|grand|petit|nouveau|atelier|jardin|jardins|domaine|chateau|clinique|pharmacie|garage|bar|cafe|librairie|compagnie|foyer|comite|festival|musee|theatre)$/;

/** Whom to bill, what was ordered under which number, and what the paper is about. */
export function nameFacts(text: FactText): Facts {
  const facts: Facts = {};
  const client = clientIn(text);
  if (client !== undefined) facts.client = client;
  const order = orderIn(text);
  if (order !== undefined) facts.orderRef = order;
  const refers = refersTo(text);
  if (refers !== undefined) facts.refersTo = refers;
  const subject = subjectIn(text, client);
  if (subject !== undefined) facts.subject = subject;
  return facts;
}

/** The client chosen beside the sentence, where the sentence names it; else a name after « pour ». */
function clientIn(text: FactText): Facts['client'] {
  return chosenClient(text) ?? namedClient(text);
}

function chosenClient(text: FactText): Facts['client'] {
  if (text.clientName === null) return undefined;
  const { folded } = text.prepared;
  const words = fold(text.clientName)
    .split(/[^a-z0-9œ]+/)
    .filter((word) => word !== '');
  const telling = words.filter((word) => word.length > 2 && !COMMON.test(word));
  for (const word of telling.length > 0 ? telling : words.filter((each) => each.length > 2)) {
    const at = wordIn(folded, word);
    if (at < 0) continue;
    const [start, end] = widened(folded, at, at + word.length, words);
    return factAt(text, text.prompt.text.slice(start, end), start, end);
  }
  return undefined;
}

function wordIn(folded: string, word: string): number {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    const before = folded.charAt(at - 1);
    const after = folded.charAt(at + word.length);
    if (!/[a-z0-9]/.test(before) && !/[a-z0-9]/.test(after)) return at;
  }
  return -1;
}

/** Takes in the words around that also belong to the name, and a title before it. */
function widened(
  folded: string,
  start: number,
  end: number,
  words: readonly string[],
): [number, number] {
  let from = start;
  let to = end;
  for (let guard = 0; guard < 8; guard++) {
    const before =
      /([a-z0-9œ]+)([ '&.-]{1,3}(?:(?:de|du|des|la|le|les|l|d|et|a|au|aux)[ '-]){0,2})$/.exec(
        folded.slice(Math.max(0, from - 40), from),
      );
    if (before === null || !words.includes(before[1] ?? '')) break;
    from -= before[0].length;
  }
  for (let guard = 0; guard < 8; guard++) {
    const after =
      /^([ '&.-]{1,3}(?:(?:de|du|des|la|le|les|l|d|et|a|au|aux)[ '-]){0,2})([a-z0-9œ]+)/.exec(
        folded.slice(to, to + 40),
      );
    if (after === null || !words.includes(after[2] ?? '')) break;
    to += after[0].length;
  }
  const title = new RegExp(`(?:^|[^a-z])(${TITLES})$`).exec(
    folded.slice(Math.max(0, from - 24), from),
  );
  return [from - (title?.[1]?.length ?? 0), to];
}

/** A name as one writes it: « Mme Le Gall », « Boulangerie Morin & Fils ». */
const NAME = String.raw`(?:(?:M\.|Mme|Mlle|Me|Dr|Monsieur|Madame|Maître) )?\p{Lu}[\p{L}&'’.-]+(?: (?:de |du |des |la |et |& )?\p{Lu}[\p{L}&'’.-]*){0,4}`;

const AFTER_CUE = new RegExp(
  String.raw`(?:^|[\s(])(?:[Ff]acture|[Dd]evis|FACTURE|DEVIS|[Aa]voir|pour|chez|[Cc]lient ?:|[Ff]acturer (?:à|au|aux)|[Pp]our le compte de|[Àà] l['’]attention|[Dd]estinataire ?:)(?: pour| à| au| de)? (?:la |le |les |l['’]|société |entreprise )?(${NAME})`,
  'u',
);

/** « Pour la Brasserie Lune : … »: who opens the sentence, before a colon. */
const OPENING = new RegExp(
  String.raw`^\s*(?:Pour|Chez|À)(?: la| le| les)? (?:l['’])?(${NAME})(?=\s?:)`,
  'u',
);

/** « à la mairie de Redon »: a house that opens the sentence, or that is named after its cue. */
const PLACE =
  /(?:^\s*(?:à |au |aux |pour |chez )?|(?:^|[\s(])(?:[Ff]acture|[Dd]evis|[Aa]voir)(?: pour| à| au| de)? |(?:^|[\s(])[Ff]acturer (?:à |au |aux ))(?:la |le |les |l['’])?((?:mairie|commune|ville|école|collège|lycée|paroisse|association|asso|copropriété|syndicat|société|sarl|sas|sci|hôtel|restaurant|résidence|ehpad|ccas|cabinet|crèche|garage|boulangerie|pharmacie|librairie|clinique) (?:de |du |des |d['’]|la |le |les )?\p{Lu}[\p{L}&'’.-]+(?:[ -](?:de |du |des |la |le |sur |et )?\p{Lu}[\p{L}&'’.-]*){0,3})/u;

/** « …, client Boulangerie Morin », « pour la cliente Mme Le Gall »; « fichier client Excel » names a file. */
const CALLED_CLIENT = new RegExp(
  String.raw`(?:^|[,;:.(\n–-]\s*|(?<!\p{L})(?:pour|chez|[Ff]acture|[Dd]evis) )(?:le |la |mon |ma |notre |[Ll]e |[Ll]a )?[Cc]liente?(?: est)? (?:la |le |les |l['’])?(${NAME})`,
  'u',
);

const SOMEBODY =
  /(?:^|\s)(?:M\.|Mme|Mlle|Me|Dr|Monsieur|Madame|Maître|GmbH|AG|KG|SARL|SAS|SASU|EURL|SCI|SNC|SA|SRL|BV|Ltd|LLC|Inc)(?=\s|$)/u;

/** « facture pour Harel »: only where nothing was chosen. */
function namedClient(text: FactText): Facts['client'] {
  if (text.clientName !== null) return undefined;
  const prompt = text.prompt.text.slice(0, 2000);
  const called = OPENING.exec(prompt) ?? CALLED_CLIENT.exec(prompt);
  const match = called ?? AFTER_CUE.exec(prompt) ?? PLACE.exec(prompt);
  if (match?.[1] === undefined) return undefined;
  const end = match.index + match[0].length;
  const start = end - match[1].length;
  // « sur la facture INV-002 » names a paper, nobody.
  const next = text.prompt.text.slice(end, end + 2);
  if (/^[-\d]/.test(next) || /[-\d]$/.test(match[1])) return undefined;
  // « pour Windows 11 » names a thing, « pour Müller GmbH 5 jours » somebody.
  if (called === null && /^ \d/.test(next) && !SOMEBODY.test(match[1])) return undefined;
  return factAt(text, match[1].replace(/[.,]$/, ''), start, end);
}

const CODE = String.raw`((?:(?!(?:du|de|le|la|les|au|en|et|n|no) )[a-z]{1,8}[-/_. ]?)?\d[\w/.-]*\w|\d|[a-z]{2,8}-[a-z0-9-]*\d[\w-]*)`;
const NUMBER = String.raw`(?: (?:(?:n|no|numero|cadre|municipale|c'est (?:le|la)|client|interne|juridique|publi(?:c|que)|a|chez vous|de commande|commande|cde|d'achat|d'assurance|du (?:devis|dossier|marche|contrat)|(?:a )?(?:mettre|rappeler|indiquer|citer|reprendre|porter|mentionner)|suivant|ref\.?|est le|est|le)(?![a-z])|n°|:)){0,4}\.?[ :°#]{0,3}`;
const ORDERS: readonly RegExp[] = [
  "bons? de (?:commande|travaux|livraison|intervention)|bordereau|(?:commande|cde|cmd)|bdc|bc|b\\.c\\.|po|purchase order|order|engagement(?: juridique)?|marche(?: public)?(?: a bons de commande)?|numero d'engagement|ordre de (?:service|mission)|bon|ej|os",
  'contrat|mandat|lettre de mission|convention|mission',
  "sinistre|consultation|appel d'offres|dossier|affaire|chantier n°|ticket|projet|ref(?:erence)?s?\\.?|rg|n/ref|v/ref",
].map((names) => new RegExp(String.raw`(?<![a-z])(?:${names})(?![a-z])${NUMBER} ?${CODE}`, 'g'));
const GLUED_ORDER = /(?<![a-z0-9])((?:bc|bl|po|bdc|cmd|os|ej|bt|ot|bi)[-_/ ]?\d[\w/-]*)/g;

function orderIn(text: FactText): Facts['orderRef'] {
  const { folded } = text.prepared;
  for (const pattern of [ORDERS[0] as RegExp, GLUED_ORDER, ...ORDERS.slice(1)]) {
    for (const match of folded.matchAll(pattern)) {
      const code = match[1] ?? '';
      const end = match.index + match[0].length;
      const priced = /^ ?(?:€|euros?|eur|%|x |h(?![a-z])|j(?![a-z])| ?a \d)/.test(
        folded.slice(end, end + 6),
      );
      if (
        priced ||
        code.length < 3 ||
        /^(?:(?:[a-z]+ )?20\d\d|\d{1,2}|\d{1,2}[/.]\d{1,2})$/.test(code) ||
        (folded.indexOf('\t') >= 0 && code.length < 5)
      )
        continue;
      return factAt(text, text.prompt.text.slice(end - code.length, end), end - code.length, end);
    }
  }
  return undefined;
}

const REFERS = new RegExp(
  String.raw`(?<![a-z])(?:facture|fact|fac|devis|acompte|avoir)(?![a-z])${NUMBER} ?((?:(?!(?:du|de|le|la|les) )[a-z]{1,6}[-/_ ]?)?\d[\w/.-]*\d|[a-z]{1,4}-\d+)|(?<![a-z])(?:sur|rembourse) (?:la |ma |votre )?((?:f|fa|fac|fact|inv)[-_]?\d[\w/-]*\d|20\d\d-\d{2,})`,
  'g',
);

/** The invoice an « avoir » or the quote a deposit goes back to. */
function refersTo(text: FactText): Facts['refersTo'] {
  for (const match of text.prepared.folded.matchAll(REFERS)) {
    const code = match[1] ?? match[2] ?? '';
    const end = match.index + match[0].length;
    if (
      code.length < 3 ||
      /^\d{1,3}$|^\d+[.,]\d+$/.test(code) ||
      /^ ?(?:€|euros?|%|ht|h |j )/.test(text.prepared.folded.slice(end, end + 6))
    )
      continue;
    return factAt(text, text.prompt.text.slice(end - code.length, end), end - code.length, end);
  }
  return undefined;
}
