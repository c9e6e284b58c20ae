/** Words, or an address and what its button says; the address stands under it. */
export type Paragraph = string | { url: string; act: string };

interface Page {
  subject: string;
  paragraphs: readonly Paragraph[];
}

/**
 * A letter of the service as HTML. Its looks stand in one style sheet, which some readers drop: it is then
 * still a letter, in their own type. No picture, so that nothing is fetched when it is opened.
 */
export function letterHtml({ subject, paragraphs }: Page): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}</style>
</head>
<body>
<div class="letter">
<p class="from">Encrier</p>
${paragraphs.map(paragraphHtml).join('\n')}
</div>
</body>
</html>`;
}

/** The application's own inks and papers (`theme/tokens.css`), by day and by night. */
const STYLE = `
body { margin: 0; background: #f7f3ec; color: #171e2c; font: 16px/1.55 "Instrument Sans", -apple-system, "Segoe UI", Roboto, sans-serif; }
.letter { max-width: 34em; margin: 0 auto; padding: 40px 24px 56px; }
.from { margin: 0 0 32px; padding-bottom: 14px; border-bottom: 2px solid #d59f3b; font-weight: 700; font-size: 20px; letter-spacing: -.02em; }
p { margin: 0 0 18px; overflow-wrap: anywhere; }
.button { display: inline-block; padding: 13px 22px; border-radius: 6px; background: #193e88; color: #fdfcf8; font-weight: 600; text-decoration: none; }
.address { font-size: 13px; color: #545b67; }
@media (prefers-color-scheme: dark) {
  body { background: #111620; color: #efebe1; }
  .from { border-color: #e0b157; }
  .button { background: #7eafee; color: #0b1428; }
  .address { color: #a09d96; }
}
`;

function paragraphHtml(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return `<p>${escapeHtml(paragraph)}</p>`;
  const url = escapeHtml(paragraph.url);
  const act = escapeHtml(paragraph.act);
  return `<p><a class="button" href="${url}">${act}</a></p>\n<p class="address">${url}</p>`;
}

/** Text as HTML shows it. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
