import { finish } from './description.ts';

/** « payable en 4 fois 600 € », « réglable en 12 mensualités de 120 € ». */
const IN_TIMES =
  /(?<!\p{L})(?:payables?|réglables?|reglables?|à payer|à régler|paiement|règlement)(?: possible)? en (?:\d{1,2}|deux|trois|quatre|cinq|six|dix|douze) (?:fois|mensualités|mensualites|échéances|echeances|versements)(?: sans frais)?(?:(?: de)? \d[\d \u00a0\u202f]*(?:,\d+)? ?(?:€|euros?)(?: (?:HT|TTC))?)?/iu;

/** What is said of paying in several times is no line and stands in no field: the notes say it. */
export function withInstalments(content: string, typed: string): string {
  const words = IN_TIMES.exec(typed)?.[0].trim();
  if (words === undefined || content.toLowerCase().includes(words.toLowerCase())) return content;
  return [content, `${finish(words)}.`].join('\n').trim();
}
