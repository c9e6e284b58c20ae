import type { Renderer } from '#rendering/renderer/renderer.ts';
import type { Auth } from '#server/account/auth.ts';
import { authRoutes } from '#server/account/handler.ts';
import { accountRoutes } from '#server/account/routes.ts';
import { accountingRoutes } from '#server/accounting/routes.ts';
import { vatCheckRoutes } from '#server/clients/vatCheckRoutes.ts';
import { clientRoutes } from '#server/clients/routes.ts';
import type { Accounts } from '#server/books/books.ts';
import type { Config } from '#server/config.ts';
import { contactRoutes } from '#server/contact/routes.ts';
import { dashboardRoutes } from '#server/dashboard/routes.ts';
import type { Database } from '#server/database/connect.ts';
import { createClientPages } from '#server/documents/clientPage/address.ts';
import { clientPageRoutes } from '#server/documents/clientPage/ownerRoutes.ts';
import { quoteAnswerRoutes } from '#server/documents/clientPage/answerRoutes.ts';
import { clientDossierRoutes } from '#server/documents/clientPage/pageRoutes.ts';
import { correctionRoutes } from '#server/documents/corrections/routes.ts';
import { documentExportRoutes } from '#server/documents/files/exportRoutes.ts';
import { manyRoutes } from '#server/documents/many/routes.ts';
import { letterTextRoutes } from '#server/documents/mail/letterTextRoutes.ts';
import { documentEmailRoutes } from '#server/documents/mail/emailRoutes.ts';
import { documentFileRoutes } from '#server/documents/files/fileRoutes.ts';
import { openDirectory } from '#server/lookups/directory.ts';
import { companyRoutes } from '#server/lookups/routes.ts';
import { openVies } from '#server/lookups/vies.ts';
import { cardAccountRoutes } from '#server/documents/cards/accountRoutes.ts';
import { openConnect } from '#server/documents/cards/deps.ts';
import { cardPayRoutes } from '#server/documents/cards/payRoutes.ts';
import { cardWebhookRoutes } from '#server/documents/cards/webhookRoutes.ts';
import { createPdfMaker } from '#server/documents/files/pdf.ts';
import { paymentRoutes } from '#server/documents/paymentRoutes.ts';
import { copyRoutes } from '#server/documents/copies/routes.ts';
import { recurringRoutes } from '#server/documents/recurring/routes.ts';
import { reminderRoutes } from '#server/documents/reminders/routes.ts';
import { reminderSettingsRoutes } from '#server/documents/reminders/settingsRoutes.ts';
import { documentRoutes } from '#server/documents/routes.ts';
import { openModel } from '#server/drafting/models.ts';
import type { EventHub } from '#server/events/hub.ts';
import { eventRoutes } from '#server/events/routes.ts';
import { functionRoutes } from '#server/drafting/routes.ts';
import type { Clock, Ids } from '#server/books/clock.ts';
import type { Log } from '#server/log.ts';
import type { RateLimiter } from '#server/limits.ts';
import type { Mail } from '#server/mail/mail.ts';
import { notificationRoutes } from '#server/notifications/routes.ts';
import { outboxRoutes } from '#server/outbox/routes.ts';
import { openStripe } from '#server/billing/gateway.ts';
import { stripeWebhookRoutes } from '#server/billing/webhookRoutes.ts';
import { profileLookRoutes } from '#server/documents/files/lookRoutes.ts';
import { profileRoutes } from '#server/profile/routes.ts';
import { registerRoutes } from '#server/register/routes.ts';
import { witnessRoutes } from '#server/register/witnessRoutes.ts';
import { createWitnesses } from '#server/register/witnesses.ts';
import type { Sessions } from '#server/http/session.ts';
import { sessionRoutes } from '#server/session/routes.ts';
import { statementRoutes } from '#server/statements/routes.ts';
import { subscriptionRoutes } from '#server/subscription/routes.ts';

interface Parts {
  accounts: Accounts;
  database: Database;
  renderer: Renderer;
  mail: Mail;
  clock: Clock;
  ids: Ids;
  config: Config;
  auth: Auth;
  sessions: Sessions;
  limits: RateLimiter;
  log: Log;
  hub: EventHub;
  inBackground: (work: Promise<unknown>) => void;
}

/** Every call of the product, one router a resource. `http/access.ts` says who may make which. */
export function allRoutes(parts: Parts) {
  const { database, config, clock, ids, limits, log, mail } = parts;
  const { lookups } = config;
  const { kysely: db } = database;
  const pdf = createPdfMaker(parts.renderer);
  const witnesses = createWitnesses({ accounts: parts.accounts, config });
  const pages = createClientPages(config);
  const connect = openConnect(config);
  const cards = connect && { ...parts, db, pdf, connect };
  const { authSecret: secret, publicUrl } = config;
  const dossier = { ...parts, db, pdf, secret, cards, publicUrl, pages };
  const stripe = config.stripe ? openStripe(config.stripe) : null;

  const directory = openDirectory({
    baseUrl: lookups.companies,
    timeoutMs: lookups.companiesTimeoutMs,
    clock,
    limits,
    log,
  });
  const vies = openVies({ baseUrl: lookups.vies, timeoutMs: lookups.viesTimeoutMs, log });

  return [
    authRoutes({ ...parts, db }),
    sessionRoutes({ config }),
    accountRoutes({ ...parts, pdf, stripe, cards }),
    profileRoutes({ renderer: parts.renderer, limits }),
    profileLookRoutes({ pdf, clock }),
    clientRoutes(),
    vatCheckRoutes({ vies, limits, offered: lookups.vies !== null }),
    companyRoutes({ directory, limits }),
    // « export » before « {id} »: the first that matches answers.
    documentExportRoutes({ database, pdf, clock }),
    documentRoutes({ pdf, pages }),
    correctionRoutes({ pdf }),
    documentFileRoutes({ pdf }),
    paymentRoutes({ pdf }),
    statementRoutes(),
    manyRoutes(),
    documentEmailRoutes({ mail, pdf, limits, witnesses, pages }),
    letterTextRoutes({ pages }),
    clientPageRoutes({ pdf, pages }),
    clientDossierRoutes(dossier),
    quoteAnswerRoutes(dossier),
    cardPayRoutes(dossier),
    cardAccountRoutes({ cards, clock, publicUrl, secret }),
    ...(cards ? [cardWebhookRoutes({ ...cards, clock })] : []),
    reminderRoutes({ mail, pdf, limits, witnesses, pages, rates: config.lateRates }),
    reminderSettingsRoutes({ rates: config.lateRates }),
    recurringRoutes(),
    copyRoutes(),
    registerRoutes(),
    witnessRoutes({ witnesses, limits }),
    accountingRoutes({ clock, pdf }),
    functionRoutes({
      clock,
      limits,
      model: openModel(config.drafting),
      limitMs: config.drafting.limitMs,
    }),
    dashboardRoutes(),
    notificationRoutes(),
    eventRoutes(parts),
    outboxRoutes({ config }),
    contactRoutes(parts),
    subscriptionRoutes({ database, config, clock, ids, stripe }),
    ...(stripe && config.stripe
      ? [stripeWebhookRoutes({ db, clock, ids, stripe, ...config.stripe })]
      : []),
  ];
}
