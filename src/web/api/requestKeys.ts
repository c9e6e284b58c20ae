/** One name for each content, kept when another was sent in between. */
export function requestKeys(): (content: unknown) => string {
  const kept = new Map<string, string>();
  return (content) => {
    const of = JSON.stringify(content);
    const key = kept.get(of) ?? crypto.randomUUID();
    kept.set(of, key);
    return key;
  };
}
