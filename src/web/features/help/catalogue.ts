import type { HelpArticle } from './article.ts';
import { aiFeatures } from './articles/aiFeatures.ts';
import { cardPayments } from './articles/cardPayments.ts';
import { correctInvoice } from './articles/correctInvoice.ts';
import { createInvoice } from './articles/createInvoice.ts';
import { customiseDocuments } from './articles/customiseDocuments.ts';
import { gettingStarted } from './articles/gettingStarted.ts';
import { manageClients } from './articles/manageClients.ts';
import { matchStatement } from './articles/matchStatement.ts';
import { recordPayments } from './articles/recordPayments.ts';
import { recurringInvoices } from './articles/recurringInvoices.ts';
import { remindClients } from './articles/remindClients.ts';
import { requestDeposit } from './articles/requestDeposit.ts';
import { sendDocuments } from './articles/sendDocuments.ts';
import { subscription } from './articles/subscription.ts';
import { troubleshooting } from './articles/troubleshooting.ts';

/** The articles, in order (docs/product.md, Help and contact). */
export const HELP_ARTICLES: readonly HelpArticle[] = [
  gettingStarted,
  createInvoice,
  manageClients,
  subscription,
  customiseDocuments,
  aiFeatures,
  sendDocuments,
  requestDeposit,
  recordPayments,
  cardPayments,
  remindClients,
  matchStatement,
  recurringInvoices,
  correctInvoice,
  troubleshooting,
];

export function articleById(id: string | undefined): HelpArticle | undefined {
  return HELP_ARTICLES.find((article) => article.id === id);
}
