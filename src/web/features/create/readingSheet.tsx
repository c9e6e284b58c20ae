import { kindFacts, TYPE_CHOICES } from '#domain/document/kinds.ts';
import { kindLabel } from '#domain/document/names.ts';
import { documentTotals } from '#domain/document/totals.ts';
import { formatDay } from '#domain/format/days.ts';
import { formatAmount, formatPercent } from '#domain/format/numbers.ts';
import { untaxedRegime } from '#domain/vat/case.ts';
import { asLastTime } from '#drafting/lastTime.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { VatChoice } from '#web/lines/vatChoice.tsx';
import { notesLeft } from '#web/sentence/notesLeft.ts';
import { cx } from '#web/ui/cx.ts';
import { PAPER } from '#web/ui/paper.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { DateField } from '#web/ui/textField.tsx';
import { ClientChoice } from './clientChoice.tsx';
import { InPlace } from './inPlace.tsx';
import { type SheetRow, SheetRows } from './sheetRows.tsx';
import type { FirstStep } from './useWizardForm.ts';
import { clientLabel } from '#web/sentence/namedClient.ts';
import { withClient, withDate, withType } from './wizardForm.ts';

interface Props {
  step: FirstStep;
  profile: ProfileAnswer;
  today: string;
  rows: readonly SheetRow[];
  /** Where a model writes, nothing is corrected meanwhile. */
  writing: boolean;
  progress: string;
  /** Other words for a line, in the sentence. */
  onWords: (row: SheetRow, words: string) => void;
}

/** The page at reading size before it is drafted, each of its facts corrected where it stands. */
export function ReadingSheet(props: Props) {
  const { step, profile, rows, writing } = props;
  const { form } = step.said;
  const lastTime = asLastTime(form.prompt);
  const { currency } = profile;
  return (
    <article
      className={cx(PAPER, 'p-5 text-print-ink desk:p-10 desk:pb-14')}
      aria-label="Relecture"
    >
      <Head {...props} />
      {lastTime ? (
        <p className="py-4 text-print-ink-2">
          Les lignes du dernier document de ce client, s’il en a un.
        </p>
      ) : (
        <>
          <SheetRows
            {...{ rows, currency, progress: props.progress }}
            onWords={writing ? null : props.onWords}
          />
          <Sums {...props} />
          <Notes {...props} />
        </>
      )}
    </article>
  );
}

function Head({ step: { said, edit }, profile, today, writing }: Props) {
  const { form } = said;
  const { hasDueDate, isOffer } = kindFacts(form.type);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="text-small leading-5">
          <b className="block font-semibold">{profile.company || profile.name}</b>
          <span className="block text-print-ink-2">{profile.address}</span>
          <span className="block text-print-ink-2">
            {profile.postalCode} {profile.city}
          </span>
        </div>
        <div className="desk:text-right">
          <InPlace
            key={form.type}
            name="type de document"
            className="font-display text-h1 font-semibold"
            shown={isOffer ? kindLabel(form.type) : 'Projet de facture'}
          >
            {writing ? null : (
              <Segmented
                label="Type de document"
                options={TYPE_CHOICES}
                value={form.type}
                onChange={(type) =>
                  edit({ type, dueDate: withType(form, type, today, profile).dueDate })
                }
              />
            )}
          </InPlace>
          <div className="mt-1 text-small text-print-ink-2">
            <InPlace name="date" shown={formatDay(form.date)}>
              {writing ? null : (
                <DateField
                  label="Date"
                  value={form.date}
                  onChange={({ target }) =>
                    edit({
                      date: target.value,
                      dueDate: withDate(form, target.value, profile).dueDate,
                    })
                  }
                />
              )}
            </InPlace>
          </div>
        </div>
      </div>
      <div className="my-7 grid gap-x-8 gap-y-4 text-small desk:grid-cols-2">
        {hasDueDate && (
          <div>
            À régler au plus tard le{' '}
            <InPlace
              name="échéance"
              shown={form.dueDate ? formatDay(form.dueDate) : 'date à choisir'}
            >
              {writing ? null : (
                <DateField
                  label="Date d’échéance"
                  value={form.dueDate}
                  onChange={({ target }) => edit({ dueDate: target.value })}
                />
              )}
            </InPlace>
          </div>
        )}
        <div className="desk:col-start-2">
          <InPlace
            key={form.client?.id}
            name="client"
            className="font-semibold"
            shown={form.client ? clientLabel(form.client) : 'Client à choisir'}
          >
            {writing ? null : (
              <ClientChoice
                value={form.client}
                onChange={(client) =>
                  edit({ client, dueDate: withClient(form, client, profile).dueDate })
                }
              />
            )}
          </InPlace>
        </div>
      </div>
    </>
  );
}

/** What is no line and has no field stays in the notes, under the lines (docs/product.md, Drafting). */
function Notes({ step }: Props) {
  const notes = notesLeft(step.said.reading?.content ?? '', step.said.said);
  if (notes === '') return null;
  return (
    <p className="mt-6 text-small whitespace-pre-line">
      <span className="block text-print-ink-2">Notes</span>
      {notes}
    </p>
  );
}

/** The sums of what has come, under the lines; the VAT is corrected on its own row. */
function Sums({ step: { said, edit }, profile, rows, writing }: Props) {
  const { vat, vatRate } = said.form;
  const totals = documentTotals({
    lineItems: rows.map(counted),
    vat,
    vatRate,
  });
  const amount = (value: number) => formatAmount(value, profile.currency);
  const untaxed = untaxedRegime(profile);
  return (
    <dl className="mt-4 ml-auto grid max-w-80 grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 tabular-nums">
      <dt className="text-print-ink-2">Total HT</dt>
      <dd className="text-right">{amount(totals.net)}</dd>
      <dt>
        <InPlace
          name="TVA"
          className="text-print-ink-2"
          shown={vat ? `TVA ${ratesOf(totals.vatBreakdown, vatRate)}` : 'Sans TVA'}
        >
          {writing ? null : (
            <VatChoice
              {...{ vat, vatRate, untaxed }}
              onChange={(change) => edit(change.vat ? { ...change, vatExemption: null } : change)}
            />
          )}
        </InPlace>
      </dt>
      <dd className="text-right">{amount(totals.vatTotal)}</dd>
      <dt className="-mr-6 flex items-end self-stretch border-t border-print-ink pt-2 font-semibold">
        Total {totals.totalLabel}
      </dt>
      <dd className="figure border-t border-print-ink pt-2 text-right text-[1.5rem]">
        {amount(totals.gross)}
      </dd>
    </dl>
  );
}

function counted(row: SheetRow) {
  const { flags: _, ...line } = row;
  return line;
}

/** The document's rate, or those of its lines where they differ. */
function ratesOf(shares: readonly { rate: number }[], rate: number): string {
  const rates = [...new Set(shares.map((share) => share.rate))];
  return (rates.length === 0 ? [rate] : rates).map((each) => formatPercent(each)).join(' et ');
}
