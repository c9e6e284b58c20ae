interface Page {
  subject: string;
  /** One that is only an address becomes a button, with the address under it. */
  paragraphs: readonly string[];
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
body { margin: 0; background: #f7f1eb; color: #171e2c; font: 16px/1.55 "Instrument Sans", -apple-system, "Segoe UI", Roboto, sans-serif; }
.letter { max-width: 34em; margin: 0 auto; padding: 40px 24px 56px; }
.from { margin: 0 0 32px; padding-bottom: 14px; border-bottom: 2px solid #b8862f; font-weight: 700; font-size: 20px; letter-spacing: -.02em; }
p { margin: 0 0 18px; overflow-wrap: anywhere; }
.button { display: inline-block; padding: 13px 22px; border-radius: 8px; background: #1c3f94; color: #fff; font-weight: 600; text-decoration: none; }
.address { font-size: 13px; color: #505763; }
@media (prefers-color-scheme: dark) {
  body { background: #12161f; color: #ece7df; }
  .from { border-color: #d3a24a; }
  .button { background: #8fb0ff; color: #12161f; }
  .address { color: #a9adb6; }
}
`;

function paragraphHtml(paragraph: string): string {
  const safe = escapeHtml(paragraph);
  if (/^https?:\/\/\S+$/.test(paragraph)) {
    return `<p><a class="button" href="${safe}">Ouvrir ce lien</a></p>\n<p class="address">${safe}</p>`;
  }
  return `<p>${safe}</p>`;
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
