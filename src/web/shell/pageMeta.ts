/** The tags of a page: its title, and a description where search engines read one. */
export function pageMeta(title: string, description?: string) {
  return [
    { title: `${title} · Encrier` },
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
}
