import { compareDays, parisDay } from '#domain/calendar.ts';
import { formatDayLong } from '#domain/format/days.ts';
import { formatAmount, formatNumber } from '#domain/format/numbers.ts';
import type { Profile } from '#domain/profile/types.ts';
import { yearPeriod } from './period.ts';
import type { AbsentDocuments } from './sealed.ts';
import type { Tally } from './tally.ts';

interface Facts {
  seller: Pick<Profile, 'company' | 'name' | 'siret'>;
  year: number;
  now: Date;
  /** How many sealed PDFs. */
  sealed: number;
  tally: Tally;
  absent: AbsentDocuments;
  /** The « livre des recettes » is there. */
  keepsBook: boolean;
}

/** `LISEZ-MOI.txt`: what the accountant holds, and how to verify it. Line ends of Windows. */
export function notice(facts: Facts): string {
  const { seller, year, now, sealed, tally, absent, keepsBook } = facts;
  const { from, to } = yearPeriod(year);
  const today = parisDay(now);
  const lines = [
    `ARCHIVE COMPTABLE ${year}`,
    '',
    `Entreprise : ${seller.company || seller.name}${seller.siret ? `, SIRET ${seller.siret}` : ''}`,
    `Période : documents datés du ${formatDayLong(from)} au ${formatDayLong(to)}`,
    `Archive préparée le ${formatDayLong(today)}`,
    ...(compareDays(today, to) > 0
      ? []
      : ['Attention : l’année n’est pas terminée, cette archive est provisoire.']),
    ...section('CE QUE CONTIENT L’ARCHIVE', [
      `- factures, avoirs, devis, supprimes : ${whole(sealed)} PDF ${sealed < 2 ? 'scellé' : 'scellés'}, octet pour octet. Un document envoyé de nouveau après modification a plusieurs versions. Une demande d’acompte (« Demande_acompte ») n’est pas une facture : la facture d’acompte est à côté d’elle.`,
      `- documents.csv : ${counted(tally.invoices, 'facture')}${tally.credits > 0 ? `, ${counted(tally.credits, 'avoir')}` : ''} et ${whole(tally.quotes)} devis, dont ${counted(tally.drafts, 'brouillon')} ; HT, TVA par taux et TTC.`,
      '- lignes.csv : les lignes de ces documents. La TVA, calculée une fois par taux sur chaque document, est dans documents.csv.',
      '- encaissements.csv : ce qui a été encaissé, rendu ou annulé dans l’année, réparti par taux de TVA. Une erreur y est une ligne contraire : rien n’est effacé.',
      '- clotures.csv : les clôtures journalières, mensuelles et annuelle des encaissements, avec le total perpétuel.',
      ...(keepsBook
        ? [
            '- livre-des-recettes.csv et .pdf : le livre des recettes (Code de commerce, article L123-28).',
          ]
        : []),
      '- registre.csv et registre.json : le registre entier, car une chaîne ne se vérifie que depuis son début.',
      '- empreintes-sha256.txt : l’empreinte de chaque PDF.',
      '- rapport.txt : ce qui n’aurait pas pu être joint.',
    ]),
    ...section('TOTAL DES FACTURES ÉMISES, AVOIRS DÉDUITS', totals(tally)),
    ...section('À SAVOIR', [
      '- Les CSV disent l’état actuel des documents, brouillons, devis et annulés compris : filtrez les colonnes « Type » et « Statut ». Un document modifié depuis son dernier envoi peut différer de son PDF scellé ; le registre dit quand et en quoi.',
      '- Séparateur : point-virgule. Décimales : virgule. Encodage : UTF-8. Montants dans la devise du document.',
      `- Numéros supprimés ou retirés, absents des CSV : ${list(absent.removed)}. Les PDF de ceux qui avaient été émis sont dans le dossier « supprimes ».`,
      `- Documents sortis de l’état de brouillon sans PDF scellé, donc sans PDF ici : ${list(absent.unsealed)}.`,
      '- Une clôture compte les encaissements le jour de leur enregistrement ; encaissements.csv les range à leur propre date. Les deux colonnes de dates y permettent le rapprochement.',
      '- Les reçus remis aux clients ne sont pas joints : encaissements.csv dit tout ce qu’ils disent.',
      '- Cette archive n’est pas un fichier des écritures comptables (FEC).',
    ]),
    ...section('VÉRIFIER', [
      '- Les PDF : dans le dossier de l’archive, « sha256sum -c empreintes-sha256.txt » (Linux) ou « shasum -a 256 -c empreintes-sha256.txt » (macOS) ; sous Windows, « Get-FileHash » dans PowerShell donne l’empreinte d’un fichier, à comparer.',
      '- Le lien avec le registre : chaque PDF scellé a son écriture « sealed » dans registre.json, avec la même empreinte (body.sha256).',
      '- Les clôtures : chacune a son écriture « period_closed » dans registre.json, avec les mêmes totaux.',
      '- La chaîne : « hash » est le SHA-256, en hexadécimal, de « previousHash », d’un saut de ligne et du JSON des champs at, body, documentId, kind, sequence et userId, clés triées à tous les niveaux et sans espaces (RFC 8785), en UTF-8. Le premier « previousHash » est fait de 64 zéros.',
    ]),
    ...section('CONSERVATION', [
      '- Pièces comptables : dix ans (Code de commerce, article L123-22).',
      '- Contrôle fiscal : six ans (Livre des procédures fiscales, article L102 B), dix ans à compter du 1er janvier 2027 (loi n° 2026-534).',
      '- Une facture née électronique se conserve sous sa forme d’origine : gardez les PDF tels quels.',
    ]),
  ];
  return `\uFEFF${lines.map(spaced).join('\r\n')}\r\n`;
}

function totals({ issued }: Tally): string[] {
  if (issued.size === 0) return ['- Aucune'];
  return [...issued].map(([currency, { net, vat, gross }]) => {
    const amount = (value: { toNumber: () => number }) => formatAmount(value.toNumber(), currency);
    return `- ${currency} : ${amount(net)} HT, ${amount(vat)} de TVA, ${amount(gross)} TTC`;
  });
}

function section(title: string, lines: readonly string[]): string[] {
  return ['', title, '', ...lines];
}

function list(numbers: readonly string[]): string {
  return numbers.length === 0 ? 'aucun' : numbers.join(', ');
}

/** French takes the plural from 2 on. */
function counted(count: number, noun: string): string {
  return `${whole(count)} ${noun}${count < 2 ? '' : 's'}`;
}

function whole(count: number): string {
  return formatNumber(count, 0, 0);
}

/** French typography: no-break spaces inside « quotes » and before high punctuation. */
function spaced(line: string): string {
  return line
    .replaceAll(/ ([:;!?»])/g, '\u00A0$1')
    .replaceAll('« ', '«\u00A0')
    .replaceAll('n° ', 'n°\u00A0');
}
