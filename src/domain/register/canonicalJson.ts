/**
 * One text for one value, whatever the order its keys were written in: keys sorted by code unit, no
 * white space, numbers and strings as JSON writes them (the scheme of RFC 8785). What JSON cannot
 * hold is written as JSON would: an undefined member is left out, a non-finite number is null. So
 * the text is the same before the database and after it.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value !== null && typeof value === 'object') return canonicalObject(value);
  return JSON.stringify(value) ?? 'null';
}

function canonicalObject(value: object): string {
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}
