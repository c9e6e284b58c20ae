import { directoryQuery, type FoundCompany } from '#domain/company/foundCompany.ts';
import type { Clock } from '#server/books/clock.ts';
import { guardedFetch } from '#server/http/guardedFetch.ts';
import type { RateLimiter } from '#server/limits.ts';
import type { Log } from '#server/log.ts';
import { directoryAnswer, foundCompany } from './directoryRecord.ts';
import type { CompaniesAnswer } from './answers.ts';

interface Deps {
  /** Null: this installation asks nobody. */
  baseUrl: string | null;
  timeoutMs: number;
  clock: Clock;
  limits: RateLimiter;
  log: Log;
}

export interface Directory {
  search: (typed: string) => Promise<CompaniesAnswer>;
}

/** A company seldom moves: what was read serves for a day. */
const KEPT_MS = 24 * 3600 * 1000;
const MOST_KEPT = 500;
const SHOWN = 6;
/** The directory takes 7 requests a second from one address, ours counted over all servers. */
const PACE = { max: 5, window: 1 };
const LONGEST_WAIT_S = 300;

/**
 * The public directory of French companies (recherche-entreprises.api.gouv.fr): what is typed leaves
 * the server, nothing else. It never fails: when the directory is slow, absent or has had enough, the
 * answer says « silent ».
 */
export function openDirectory({ baseUrl, timeoutMs, clock, limits, log }: Deps): Directory {
  const kept = keptAnswers(clock);
  const asking = new Map<string, Promise<CompaniesAnswer>>();
  let waitUntil = 0;

  async function ask(query: string, base: string): Promise<CompaniesAnswer> {
    if (clock.now().getTime() < waitUntil) return SILENT;
    if (!(await limits.use('company-directory', PACE)).allowed) return SILENT;
    try {
      const answer = await guardedFetch(addressOf(base, query), {
        headers: { accept: 'application/json', 'user-agent': 'Encrier' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (answer.status === 429) waitUntil = clock.now().getTime() + waitAsked(answer);
      if (!answer.ok) return await refusal(answer);
      const { results } = directoryAnswer.parse(await answer.json());
      const items = results
        .map((each) => foundCompany(each, query))
        .filter(isOpen)
        .slice(0, SHOWN);
      return kept.put(query, { state: 'found', items });
    } catch (error) {
      // What was typed stays out of the log: the message of a failed fetch names our address only.
      log.warn({ reason: (error as Error).name }, 'the company directory did not answer');
      return SILENT;
    }
  }

  return {
    async search(typed) {
      if (baseUrl === null) return { state: 'off', items: [] };
      const query = directoryQuery(typed);
      const known = kept.get(query) ?? asking.get(query);
      if (known) return known;
      const answer = ask(query, baseUrl).finally(() => asking.delete(query));
      asking.set(query, answer);
      return answer;
    },
  };
}

const SILENT: CompaniesAnswer = { state: 'silent', items: [] };

/** 400 is its word for a query it cannot search, as « ab »: there is nothing to find. */
async function refusal(answer: Response): Promise<CompaniesAnswer> {
  await answer.body?.cancel();
  return answer.status === 400 ? { state: 'found', items: [] } : SILENT;
}

function addressOf(base: string, query: string): string {
  const address = new URL('search', base.endsWith('/') ? base : `${base}/`);
  address.searchParams.set('q', query);
  address.searchParams.set('per_page', '10');
  address.searchParams.set('etat_administratif', 'A');
  address.searchParams.set('minimal', 'true');
  address.searchParams.set('include', 'siege,matching_etablissements,complements,tva');
  return address.href;
}

function waitAsked(answer: Response): number {
  const seconds = Number(answer.headers.get('retry-after'));
  return Math.min(Math.max(Number.isFinite(seconds) ? seconds : 1, 1), LONGEST_WAIT_S) * 1000;
}

/** One that has closed writes no invoice and gets none. */
function isOpen(company: FoundCompany | null): company is FoundCompany {
  return company !== null && !company.isClosed;
}

/** The latest answers, the oldest leaving first. */
function keptAnswers(clock: Clock) {
  const answers = new Map<string, { until: number; answer: CompaniesAnswer }>();
  return {
    get(query: string) {
      const found = answers.get(query);
      return found && found.until > clock.now().getTime() ? found.answer : undefined;
    },
    put(query: string, answer: CompaniesAnswer) {
      answers.delete(query);
      answers.set(query, { until: clock.now().getTime() + KEPT_MS, answer });
      const oldest = answers.keys().next();
      if (answers.size > MOST_KEPT && !oldest.done) answers.delete(oldest.value);
      return answer;
    },
  };
}
