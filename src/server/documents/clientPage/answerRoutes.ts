import type { ZodType } from 'zod';
import {
  agreementSchema,
  codeSchema,
  placesTicked,
  refusalSchema,
} from '#domain/document/agreement.ts';
import { areOptions, takenPlaces } from '#domain/document/options.ts';
import { agreementWords } from '#domain/mentions/agreementWords.ts';
import { certifications } from '#domain/mentions/certifications.ts';
import { releasedBytes } from '#server/documents/files/sealing.ts';
import type { AppContext } from '#server/http/context.ts';
import { download } from '#server/http/fileAnswer.ts';
import { fieldMessages, newRouter } from '#server/http/router.ts';
import { certificateName } from './agreementLetters.ts';
import { waitingAgreement } from './agreementStore.ts';
import { confirm, refuse, sendCode } from './agree.ts';
import { codePage, refusalPage, type Typed } from './html/answer.ts';
import { unknownPage } from './html/closed.ts';
import { documentPage } from './html/document.ts';
import { answer, opening, type DossierDeps, type Opened } from './opening.ts';
import { chosenQuote } from './html/options.ts';
import { certificateOf, type Dossier } from './read.ts';

/** What a client answers to a quote, on its page: forms, without any script. */
export function quoteAnswerRoutes(deps: DossierDeps) {
  return newRouter()
    .post('/dossier/:token/accord', (c) => opening(deps, c, (opened) => agree(deps, c, opened)))
    .post('/dossier/:token/options', (c) => opening(deps, c, (opened) => count(c, opened)))
    .get('/dossier/:token/code', (c) => opening(deps, c, (opened) => askCode(c, opened)))
    .post('/dossier/:token/code', (c) =>
      opening(deps, c, async (opened) => {
        const typed = await read(c, codeSchema);
        if (!typed.value) return askCode(c, opened, typed);
        const refused = await confirm(deps, c, opened, typed.value.code);
        if (refused) return askCode(c, opened, { ...typed, ...refused });
        return c.redirect(opened.base, 303);
      }),
    )
    .get('/dossier/:token/refus', (c) =>
      opening(deps, c, async ({ dossier, base }) =>
        dossier.standing.answerable
          ? c.html(await refusalPage(dossier, base))
          : c.redirect(base, 303),
      ),
    )
    .post('/dossier/:token/refus', (c) =>
      opening(deps, c, async (opened) => {
        const typed = await read(c, refusalSchema);
        const refused = typed.value ? await refuse(c, opened, typed.value) : null;
        if (typed.value && !refused) return c.redirect(opened.base, 303);
        const { dossier, base } = opened;
        return answer(c, refusalPage(dossier, base, { ...typed, ...refused }), 400);
      }),
    )
    .get('/dossier/:token/certificat.pdf', (c) =>
      opening(deps, c, async ({ account, page, dossier }) => {
        const fileId = await account.run((books) => certificateOf(books, page.documentId));
        if (!fileId || !dossier.agreement) return answer(c, unknownPage(), 404);
        const { bytes } = await releasedBytes(account, fileId);
        return download(bytes, 'application/pdf', certificateName(dossier.parts));
      }),
    );
}

/** The page again with what is ticked, and what the quote then comes to; nothing is kept. */
async function count(c: AppContext, { dossier, base }: Opened): Promise<Response> {
  if (!dossier.standing.answerable) return c.redirect(base, 303);
  const { values } = await read(c, agreementSchema);
  const trouble = troubleOfTicks(dossier, values);
  const page = documentPage(dossier, base, { typed: { values, problems: {}, ...trouble } });
  return trouble ? answer(c, page, 400) : c.html(await page);
}

function troubleOfTicks({ parts }: Dossier, values: Typed['values']): { trouble: string } | null {
  if (areOptions(parts.document.lineItems, placesTicked(values))) return null;
  return { trouble: UNKNOWN_OPTION };
}

const UNKNOWN_OPTION = 'Une option cochée n’est pas dans ce devis\u00A0: relisez vos choix.';

async function agree(deps: DossierDeps, c: AppContext, opened: Opened): Promise<Response> {
  const { dossier, base } = opened;
  if (!dossier.standing.answerable) return c.redirect(base, 303);
  const typed = await read(c, agreementSchema);
  const unknown = troubleOfTicks(dossier, typed.values);
  const parts = { ...dossier.parts, document: chosenQuote(dossier, typed.values) };
  const certified = certifications(parts.document).length > 0;
  if (certified && typed.values['certified'] !== 'oui') {
    typed.problems['certified'] = 'Cochez pour certifier';
  }
  const wrong = unknown !== null || !typed.value || Object.keys(typed.problems).length > 0;
  const words = agreementWords(parts).join('\n');
  const options = takenPlaces(parts.document.lineItems);
  const trouble =
    wrong || !typed.value
      ? unknown
      : await sendCode(deps, opened, { ...typed.value, words, options });
  if (!wrong && !trouble) return c.redirect(`${base}/code`, 303);
  return answer(c, documentPage(dossier, base, { typed: { ...typed, ...trouble } }), 400);
}

async function askCode(
  c: AppContext,
  { account, page, dossier, base }: Opened,
  typed?: Typed,
): Promise<Response> {
  const waiting = await account.run((books) => waitingAgreement(books, page.documentId));
  if (!waiting || !dossier.standing.answerable) return c.redirect(base, 303);
  return typed
    ? answer(c, codePage(dossier, base, waiting, typed), 400)
    : c.html(await codePage(dossier, base, waiting));
}

/** What a form sent: its values as typed, what is wrong beside each, and the whole when it holds. */
async function read<Value>(
  c: AppContext,
  schema: ZodType<Value>,
): Promise<Typed & { value?: Value }> {
  const body = await c.req.parseBody();
  const values = Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );
  const parsed = schema.safeParse(values);
  return parsed.success
    ? { values, problems: {}, value: parsed.data }
    : { values, problems: fieldMessages(parsed.error) };
}
