import { authMessage } from './messages.ts';
import { Refusal, invalid } from '#server/errors.ts';

/** Whatever a call names so is an address that a browser will be sent to. */
const NAMES = /^(?:\w*callback\w*|redirect\w*|return\w*|next|continue|\w*ur[il])$/i;
/** What a provider adds to its refusals, and what a call answers: nobody is sent there. */
const NOT_FOLLOWED = new Set(['error_uri', 'totpURI']);
/** Separators in disguise: what decodes them once more would read another path. */
const HIDDEN_SEPARATOR = /%(?:2f|5c|[01][0-9a-f]|7f)/i;
/** No call of the accounts nests further than three; what does is made to exhaust the stack. */
const DEEPEST = 20;

export const isReturnAddressName = (name: string) => NAMES.test(name) && !NOT_FOLLOWED.has(name);

/**
 * A body with every return address in it, however deep, as a path of ours.
 * @throws Refusal 403 `INVALID_CALLBACK_URL` when one leads elsewhere.
 */
export function withOwnAddresses(value: unknown, origins: string[], depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) throw invalid({}, 'Le contenu envoyé n’est pas lisible.');
  if (Array.isArray(value)) return value.map((item) => withOwnAddresses(item, origins, depth + 1));
  const entries = Object.entries(value).map(([name, item]: [string, unknown]) => {
    // `null`, an empty text and flags such as `redirect: false` lead nowhere.
    const leads = item !== '' && (typeof item === 'string' || Array.isArray(item));
    const own = isReturnAddressName(name) && leads;
    return [name, own ? ownAddress(item, origins) : withOwnAddresses(item, origins, depth + 1)];
  });
  return Object.fromEntries(entries);
}

/** The same for the query; of a name given twice, each is checked. */
export function withOwnQuery(query: URLSearchParams, origins: string[]): URLSearchParams {
  const entries = [...query].map(([name, value]) =>
    isReturnAddressName(name) && value !== '' ? [name, ownAddress(value, origins)] : [name, value],
  );
  return new URLSearchParams(entries);
}

/**
 * The address as a path of ours. Dot segments are resolved before the path is judged: browsers
 * resolve « /..//elsewhere » to « //elsewhere », which is another site. They read a backslash as
 * a slash, and leave control characters out.
 */
function ownAddress(given: unknown, origins: string[]): string {
  const [home = ''] = origins;
  if (typeof given !== 'string' || /[\\\p{Cc}]/u.test(given)) throw leadsElsewhere();
  if (!URL.canParse(given, home)) throw leadsElsewhere();
  const { origin, pathname, search, hash, username, password } = new URL(given, home);
  const elsewhere = !origins.includes(origin) || username !== '' || password !== '';
  if (elsewhere || pathname.startsWith('//') || HIDDEN_SEPARATOR.test(pathname)) {
    throw leadsElsewhere();
  }
  return `${pathname}${search}${hash}`;
}

function leadsElsewhere() {
  const code = 'INVALID_CALLBACK_URL';
  return new Refusal(403, code, authMessage(code));
}
