import type { ColumnType, Generated } from 'kysely';
import type { ClientFacts } from '#domain/client/schema.ts';
import type { AlreadyPaid, DocumentFacts, OrderDeposit } from '#domain/document/facts.ts';
import type { DocumentKind, DocumentType } from '#domain/document/kinds.ts';
import type { QuoteAnswer } from '#domain/document/life.ts';
import type { LinkRelation } from '#domain/document/links.ts';
import type { PaymentMeans } from '#domain/document/paymentMeans.ts';
import type { Split } from '#domain/payments/split.ts';
import type { Snapshot } from '#domain/register/snapshot.ts';
import type { DocumentReference } from '#domain/document/references.ts';
import type { DocumentStatus } from '#domain/document/status.ts';
import type { VatShare } from '#domain/document/totals.ts';
import type { LineItem, Situation } from '#domain/document/types.ts';
import type { LogoSize, Template } from '#domain/profile/look.ts';
import type { TermsKind } from '#domain/terms/paymentTerms.ts';
import type { LatePenalty, LegalForm } from '#domain/profile/types.ts';
import type { VatRegime } from '#domain/vat/regimes.ts';
import type { ExemptActivity } from '#domain/vat/exemptions.ts';
import type { AccountTables } from './accountTables.ts';
import type { CardTables } from './cardTables.ts';
import type { FigureTables } from './figureTables.ts';
import type { RecurringTables } from './recurringTables.ts';
import type { ReminderTables } from './reminderTables.ts';
import type { StatementTables } from './statementTables.ts';
import type { RegisterTables } from './registerTables.ts';
import type { ClientPageTables } from './clientPageTables.ts';
import type { MailTables } from './mailTables.ts';
import type { SubscriptionTables } from './subscriptionTables.ts';
import type {
  ColumnsOf,
  Day,
  DefaultedDecimal,
  DefaultedInstant,
  DefaultedJson,
  Instant,
  Json,
  Kept,
  Nullable,
  NullableDay,
  NullableDecimal,
  NullableInstant,
  NullableJson,
} from './columns.ts';

/**
 * The tables as the query layer sees them: camelCase here, snake_case in the database
 * (`connect.ts` installs Kysely's plugin). Both databases answer with the same JavaScript types.
 */
export interface Tables
  extends
    AccountTables,
    CardTables,
    FigureTables,
    RecurringTables,
    ReminderTables,
    StatementTables,
    RegisterTables,
    ClientPageTables,
    MailTables,
    SubscriptionTables {
  profiles: ProfilesTable;
  clients: ClientsTable;
  documents: DocumentsTable;
  notifications: NotificationsTable;
  documentUsage: DocumentUsageTable;
  idempotencyKeys: IdempotencyKeysTable;
  jobRuns: JobRunsTable;
  payments: PaymentsTable;
  vatChecks: VatChecksTable;
  documentLinks: DocumentLinksTable;
}

interface ProfilesTable {
  /** The user's id. */
  id: string;
  name: Generated<string>;
  logo: Generated<string>;
  company: Generated<string>;
  address: Generated<string>;
  postalCode: Generated<string>;
  city: Generated<string>;
  country: Generated<string>;
  siret: Generated<string>;
  vatNumber: Generated<string>;
  invoicePrefix: Generated<string>;
  quotePrefix: Generated<string>;
  nextInvoiceNumber: Generated<number>;
  nextQuoteNumber: Generated<number>;
  creditNotePrefix: Generated<string>;
  nextCreditNoteNumber: Generated<number>;
  currency: Generated<string>;
  currencySymbol: Generated<string>;
  legalForm: Nullable<LegalForm>;
  shareCapital: NullableDecimal;
  rcsCity: Generated<string>;
  vatRegime: Nullable<VatRegime>;
  vatExemption: Nullable<ExemptActivity>;
  legalFormName: Generated<string>;
  variableCapital: Generated<boolean>;
  inLiquidation: Generated<boolean>;
  registrationNote: Generated<string>;
  electronicAddress: Generated<string>;
  sepaCreditorId: Generated<string>;
  termsKind: Nullable<TermsKind>;
  termsDays: Nullable<number>;
  latePenalty: Generated<LatePenalty>;
  latePenaltyRate: NullableDecimal;
  discountPercent: NullableDecimal;
  discountDays: Nullable<number>;
  iban: Generated<string>;
  bic: Generated<string>;
  phone: Generated<string>;
  email: Generated<string>;
  website: Generated<string>;
  paymentTerms: Generated<string>;
  insurance: Generated<string>;
  mediator: Generated<string>;
  template: Generated<Template>;
  accentColor: Generated<string>;
  logoSize: Generated<LogoSize>;
  createdAt: DefaultedInstant;
  updatedAt: DefaultedInstant;
}

interface ClientsTable extends ColumnsOf<ClientFacts, 'name'> {
  userId: string;
  id: string;
  name: string;
  createdAt: DefaultedInstant;
  updatedAt: DefaultedInstant;
  deletedAt: NullableInstant;
  searchKey: Kept<string | null>;
}

interface DocumentsTable extends ColumnsOf<
  DocumentFacts,
  'vatRate' | 'euroRate' | 'quoteFee' | 'retention' | 'alreadyPaid' | 'orderDeposit'
> {
  userId: string;
  id: string;
  type: DocumentType;
  kind: DocumentKind;
  clientId: string;
  number: string;
  date: Day;
  dueDate: NullableDay;
  amount: DefaultedDecimal;
  /** TTC, as `domain/document/totals.ts` computes it. */
  grossAmount: DefaultedDecimal;
  vatRate: DefaultedDecimal;
  status: Generated<DocumentStatus>;
  lineItems: DefaultedJson<LineItem[]>;
  currency: Generated<string>;
  euroRate: NullableDecimal;
  quoteFee: NullableDecimal;
  retention: NullableDecimal;
  alreadyPaid: NullableJson<AlreadyPaid>;
  orderDeposit: NullableJson<OrderDeposit>;
  sourceDocumentId: Nullable<string>;
  convertedDocumentId: Nullable<string>;
  references: DefaultedJson<readonly DocumentReference[]>;
  copiedVat: NullableJson<readonly VatShare[]>;
  situation: NullableJson<Situation>;
  issuedAt: NullableInstant;
  sentAt: NullableInstant;
  leftAt: NullableInstant;
  archivedAt: NullableInstant;
  /** As it was issued. */
  snapshot: NullableJson<Snapshot>;
  sealedFileId: Nullable<string>;
  paidAmount: DefaultedDecimal;
  creditedAmount: DefaultedDecimal;
  acceptance: Nullable<QuoteAnswer>;
  worksAcceptedOn: NullableDay;
  createdAt: DefaultedInstant;
  updatedAt: DefaultedInstant;
  deletedAt: NullableInstant;
  searchKey: Kept<string>;
}

interface DocumentLinksTable {
  userId: string;
  fromId: string;
  toId: string;
  relation: LinkRelation;
}

interface NotificationsTable {
  userId: string;
  id: string;
  title: string;
  message: string;
  read: Generated<boolean>;
  createdAt: DefaultedInstant;
  documentId: Nullable<string>;
  kind: Generated<string>;
  dedupeKey: Nullable<string>;
}

interface DocumentUsageTable {
  userId: string;
  periodStart: Instant;
  created: Generated<number>;
}

interface IdempotencyKeysTable {
  userId: string;
  key: string;
  requestHash: string;
  status: Nullable<number>;
  answer: NullableJson<string>;
  createdAt: DefaultedInstant;
}

interface JobRunsTable {
  job: string;
  period: string;
  startedAt: DefaultedInstant;
  finishedAt: NullableInstant;
}

interface PaymentsTable {
  userId: string;
  id: string;
  documentId: string;
  day: Day;
  amount: ColumnType<string, string | number, never>;
  currency: string;
  method: PaymentMeans;
  reference: Nullable<string>;
  reason: Nullable<string>;
  reversesId: Nullable<string>;
  split: Json<Split>;
  takenOver: Generated<boolean>;
  at: DefaultedInstant;
}

interface VatChecksTable {
  userId: string;
  id: string;
  clientId: string;
  vatNumber: string;
  answer: 'valid' | 'invalid';
  name: Generated<string>;
  address: Generated<string>;
  requestIdentifier: Generated<string>;
  at: Instant;
}
