/**
 * The address of this installation, for what search engines and link previews want in full. Pages
 * are prerendered before anyone knows it: the server writes it in place of this reserved name
 * (RFC 2606) when it reads the files.
 */
const PLACEHOLDER_ORIGIN = 'https://encrier.invalid';

function siteOrigin(): string {
  return typeof document === 'undefined' ? PLACEHOLDER_ORIGIN : window.location.origin;
}

/** Title, description, canonical address and link preview of a public page. */
export function publicMeta(path: string, title: string, description: string) {
  const fullTitle = path === '/' ? title : `${title} · Encrier`;
  const address = `${siteOrigin()}${path}`;
  const picture = `${siteOrigin()}/og.png`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: 'Encrier' },
    { property: 'og:locale', content: 'fr_FR' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Une phrase, une facture juste : Encrier' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
