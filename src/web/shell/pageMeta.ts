/** The title of a screen; pages that search engines read say more (`publicMeta`). */
export function pageMeta(title: string) {
  return [{ title: `${title} · Encrier` }];
}
