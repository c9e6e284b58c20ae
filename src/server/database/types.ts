import type { ColumnType, Generated } from 'kysely';
import type { ClientFacts } from '#domain/client/schema.ts';
import type { AlreadyPaid, DocumentFacts } from '#domain/document/facts.ts';
import type { DocumentKind, DocumentType } from '#domain/document/kinds.ts';
import type { QuoteAnswer } from '#domain/document/life.ts';
import type { LinkRelation } from '#domain/document/links.ts';
import type { PaymentMeans } from '#domain/document/paymentMeans.ts';
import type { Split } from '#domain/payments/split.ts';
import type { Columns } from '#domain/statements/columns.ts';
import type { ClosureKind, ClosureTotals } from '#domain/register/closure.ts';
import type { SealedPurpose } from '#domain/register/event.ts';
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
import type { MailTransport } from '#server/mailTransports.ts';
import type { AccountTables } from './accountTables.ts';
import type { CardTables } from './cardTables.ts';
import type { FigureTables } from './figureTables.ts';
import type { RecurringTables } from './recurringTables.ts';
import type { ReminderTables } from './reminderTables.ts';
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
    SubscriptionTables {
  profiles: ProfilesTable;
  clients: ClientsTable;
  documents: DocumentsTable;
  notifications: NotificationsTable;
  emailConfiguration: EmailConfigurationTable;
  emailAttempts: EmailAttemptsTable;
  outboxMessages: OutboxMessagesTable;
  documentUsage: DocumentUsageTable;
  idempotencyKeys: IdempotencyKeysTable;
  jobRuns: JobRunsTable;
  registerHeads: RegisterHeadsTable;
  registerEntries: RegisterEntriesTable;
  sealedFiles: SealedFilesTable;
  payments: PaymentsTable;
  closures: ClosuresTable;
  vatChecks: VatChecksTable;
  bankCredits: BankCreditsTable;
  bankBookings: BankBookingsTable;
  bankColumns: BankColumnsTable;
  documentLinks: DocumentLinksTable;
  sealedLogos: SealedLogosTable;
  clientPages: ClientPagesTable;
  quoteAgreements: QuoteAgreementsTable;
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
  'vatRate' | 'euroRate' | 'quoteFee' | 'retention' | 'alreadyPaid'
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

interface SealedLogosTable {
  userId: string;
  sha256: string;
  logo: string;
  createdAt: DefaultedInstant;
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

interface EmailConfigurationTable {
  id: Kept<number>;
  serviceId: string;
  templateId: string;
  publicKey: string;
}

interface EmailAttemptsTable {
  userId: string;
  id: string;
  documentId: string;
  recipient: string;
  subject: string;
  message: string;
  transport: MailTransport;
  state: 'pending' | 'accepted' | 'failed';
  error: Nullable<string>;
  at: DefaultedInstant;
  uncertain: Generated<boolean>;
}

interface OutboxMessagesTable {
  userId: Generated<string>;
  id: string;
  recipient: string;
  subject: string;
  fileName: string;
  documentId: Nullable<string>;
  createdAt: DefaultedInstant;
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

interface RegisterHeadsTable {
  userId: Kept<string>;
  sequence: Kept<number>;
  hash: Kept<string>;
}

interface RegisterEntriesTable {
  userId: string;
  sequence: number;
  documentId: string;
  at: Instant;
  kind: string;
  body: Json<unknown>;
  previousHash: string;
  hash: string;
}

interface SealedFilesTable {
  userId: string;
  id: string;
  documentId: string;
  fileName: string;
  sha256: string;
  bytes: Uint8Array;
  createdAt: DefaultedInstant;
  purpose: Generated<SealedPurpose>;
}

interface ClientPagesTable {
  userId: string;
  id: string;
  documentId: string;
  seed: string;
  tokenHash: string;
  shown: NullableJson<Snapshot>;
  shownFileId: Nullable<string>;
  createdAt: DefaultedInstant;
  expiresAt: Instant;
  revokedAt: NullableInstant;
  openedAt: NullableInstant;
}

interface QuoteAgreementsTable {
  userId: string;
  id: string;
  documentId: string;
  name: string;
  quality: string;
  words: string;
  fileId: string;
  email: string;
  codeHash: string;
  attempts: Generated<number>;
  createdAt: DefaultedInstant;
  expiresAt: Instant;
  usedAt: NullableInstant;
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

interface ClosuresTable {
  userId: string;
  kind: ClosureKind;
  period: string;
  number: number;
  totals: Json<ClosureTotals[]>;
  digest: string;
  at: Instant;
}

interface BankCreditsTable {
  userId: string;
  id: string;
  identity: string;
  importId: string;
  day: Day;
  amount: ColumnType<string, string | number, never>;
  currency: string;
  label: string;
  payer: string;
  bookedAmount: Kept<string>;
  setAsideAt: NullableInstant;
  at: DefaultedInstant;
}

interface BankBookingsTable {
  userId: string;
  paymentId: string;
  creditId: string;
  typed: boolean;
  at: DefaultedInstant;
}

interface BankColumnsTable {
  userId: string;
  signature: string;
  columns: Json<Columns>;
  at: DefaultedInstant;
}
