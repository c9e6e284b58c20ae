import { useQuery } from '@tanstack/react-query';
import { Archive, Download } from 'lucide-react';
import { useState } from 'react';
import { parisDay } from '#domain/calendar.ts';
import { mayChargeVat } from '#domain/vat/case.ts';
import { accountingYearsQuery } from '#web/api/accountingQueries.ts';
import { profileQuery } from '#web/api/queries.ts';
import { Select } from '#web/ui/select.tsx';
import { daysOf, PERIODS } from './accountingPeriods.ts';
import { Closures } from './closures.tsx';
import { ReceiptsBook } from './receiptsBook.tsx';
import { VatDue } from './vatDue.tsx';

/** « Pour votre comptable »: the figures as tables, and the year as one archive. */
export function Accounting() {
  const { data } = useQuery(accountingYearsQuery);
  const { data: profile } = useQuery(profileQuery);
  const chargesVat = profile !== undefined && mayChargeVat(profile);
  const isMicro = profile?.legalForm === 'micro';
  const [year, setYear] = useState(() => parisDay(new Date()).slice(0, 4));
  const [period, setPeriod] = useState<string>(PERIODS[0].value);
  const years = data?.years.map(String) ?? [year];
  const asked = daysOf(year, period);
  const days = new URLSearchParams(asked).toString();

  return (
    <section className="panel mt-4 grid gap-4" aria-labelledby="accounting">
      <div className="grid gap-1">
        <h2 id="accounting" className="strong">
          Pour votre comptable
        </h2>
        <p className="soft">
          Vos montants HT, TVA par taux et TTC en tableaux CSV, ou l’année entière en une
          archive&nbsp;: PDF scellés, registre, encaissements, clôtures et notice.
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          className="w-28"
          label="Année"
          options={years.map((value) => ({ value, label: value }))}
          value={year}
          onChange={setYear}
        />
        <Select
          className="w-44"
          label="Période"
          options={PERIODS}
          value={period}
          onChange={setPeriod}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <a className="btn btn--secondary" href={`/api/accounting/documents.csv?${days}`} download>
          <Download className="i" />
          Documents en CSV
        </a>
        <a className="btn btn--secondary" href={`/api/accounting/lines.csv?${days}`} download>
          <Download className="i" />
          Lignes en CSV
        </a>
        <a className="btn btn--secondary" href={`/api/accounting/payments.csv?${days}`} download>
          <Download className="i" />
          Encaissements en CSV
        </a>
        <a className="btn btn--secondary" href={`/api/accounting/archive?year=${year}`} download>
          <Archive className="i" />
          Archive {year} (ZIP)
        </a>
      </div>
      {chargesVat && <VatDue days={asked} />}
      {isMicro && <ReceiptsBook days={asked} />}
      <Closures days={asked} chargesVat={chargesVat} />
    </section>
  );
}
