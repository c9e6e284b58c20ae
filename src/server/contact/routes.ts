import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { escapeHtml } from '#server/account/letterHtml.ts';
import type { Config } from '#server/config.ts';
import { upstreamFailed } from '#server/errors.ts';
import { jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import type { RateLimiter } from '#server/limits.ts';
import { MailError } from '#server/mail/mail.ts';
import type { Mail } from '#server/mail/mail.ts';

interface Deps {
  mail: Mail;
  config: Config;
  limits: RateLimiter;
}

const PER_HOUR = { max: 8, window: 3600 };

const required = { error: 'Ce champ est obligatoire.' };

/** The payload of the contact form, with an address to answer to and a trap for programs. */
const contactLetter = z.object({
  to: z.string().max(320).optional(),
  subject: z
    .string()
    .trim()
    .min(1, required)
    .max(300)
    // RFC 5322 §2.2: a line break in a subject would begin another header.
    .regex(/^[^\r\n]*$/, { error: 'L’objet tient sur une seule ligne.' }),
  textContent: z.string().trim().min(1, required).max(20_000),
  htmlContent: z.string().max(60_000),
  replyTo: z.email({ error: 'L’adresse email n’est pas valide.' }).optional(),
  /** A field people do not see: only a program fills it. */
  website: z.string().max(500).optional(),
});

const send = createRoute({
  method: 'post',
  path: '/api/functions/send-email',
  security: [],
  request: { body: jsonBody(contactLetter) },
  responses: { 200: jsonAnswer(z.object({ sent: z.literal(true) }), 'Handed to the transport') },
});

/** The contact form (docs/product.md, Help and contact): public, limited, with a trap. */
export function contactRoutes({ mail, config, limits }: Deps) {
  return newRouter().openapi(send, async (c) => {
    const letter = c.req.valid('json');
    await limits.require(
      `contact:${c.var.clientAddress}`,
      PER_HOUR,
      'Vous avez déjà envoyé plusieurs messages. Réessayez dans une heure.',
    );
    if (letter.website) return c.json({ sent: true as const }, 200);

    try {
      await mail.send({
        // Whatever `to` says: this call must not write to strangers in our name.
        to: config.mail.contactEmail ?? FALLBACK_ADDRESS,
        subject: letter.subject.startsWith(PREFIX) ? letter.subject : `${PREFIX}${letter.subject}`,
        text: letter.textContent,
        // Drawn from the text: markup that a stranger wrote does not reach the operator's screen.
        html: `<p>${escapeHtml(letter.textContent).replaceAll(/\r?\n/g, '<br>')}</p>`,
        ...(letter.replyTo && { replyTo: letter.replyTo }),
      });
    } catch (error) {
      c.var.log.error({ err: error }, 'Failed to send message');
      if (!(error instanceof MailError)) throw error;
      throw upstreamFailed(
        'mail_failed',
        'Votre message n’a pas pu être envoyé. Réessayez dans un instant.',
        error,
      );
    }
    return c.json({ sent: true as const }, 200);
  });
}

const PREFIX = '[Contact] ';
/** Local outbox of an installation whose operator has given no address yet. */
const FALLBACK_ADDRESS = 'contact@localhost.localdomain';
