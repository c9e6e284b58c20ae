import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, ShieldCheck } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { REGISTER_KINDS } from '#domain/register/entryKinds.ts';
import { registerQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { SearchField } from '#web/ui/searchField.tsx';
import { Select } from '#web/ui/select.tsx';
import { Accounting } from './accounting.tsx';
import { RegisterBook } from './book.tsx';
import { RegisterRows } from './registerRows.tsx';
import { Findings, useVerification, type VerificationAct } from './verification.tsx';
import { WitnessPanel } from './witnessPanel.tsx';

/** Stands for « no filter »: an empty value is no choice for a list. */
const ANY = 'any';
const KINDS = [{ value: ANY, label: 'Tous les événements' }, ...REGISTER_KINDS];

/**
 * Everything that happened to the documents, in order and tamper-evident
 * (docs/product.md, Register and seals); of one document when the address names it.
 */
export function RegisterPage() {
  const [kind, setKind] = useState<string>(ANY);
  const [search, setSearch] = useState('');
  const [address, setAddress] = useSearchParams();
  const documentId = address.get('documentId') ?? '';
  const filters = {
    kind: kind === ANY ? '' : kind,
    search: useDeferredValue(search.trim()),
    documentId,
  };
  const isFiltered = Object.values(filters).some(Boolean);
  const register = useInfiniteQuery({ ...registerQuery(filters), enabled: isFiltered });
  const number = register.data?.pages[0]?.items[0]?.documentNumber;
  const verify = useVerification();

  return (
    <Page>
      <PageHead
        title="Registre"
        sub="Ce qui est écrit ici reste écrit."
        actions={
          <>
            <Verify verify={verify} />
            <Exports />
          </>
        }
      />
      <div className="mb-3 -ml-3 desk:hidden">
        <Verify verify={verify} />
      </div>
      <Findings verify={verify} />
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchField
          className="min-w-56 flex-1"
          label="Rechercher dans le registre"
          placeholder="Rechercher un numéro..."
          value={search}
          onChange={setSearch}
        />
        <Select
          className="w-60 max-desk:w-full"
          label="Événement"
          hideLabel
          options={KINDS}
          value={kind}
          onChange={setKind}
        />
      </div>
      {documentId !== '' && (
        <p className="soft mb-4 flex flex-wrap items-center gap-3">
          <span>Seulement {number ?? 'un document'}</span>
          <Button size="s" onClick={() => setAddress({}, { replace: true })}>
            Voir tout le registre
          </Button>
        </p>
      )}
      {isFiltered ? (
        <RegisterRows query={register} />
      ) : (
        <RegisterBook intactOn={verify.data?.valid ? verify.data.day : null} />
      )}
      <div className="mt-6 flex flex-wrap gap-2 desk:hidden">
        <Exports />
      </div>
      <div className="mt-12">
        <Accounting />
        <WitnessPanel />
      </div>
    </Page>
  );
}

function Verify({ verify }: { verify: VerificationAct }) {
  return (
    <Button
      variant="quiet"
      icon={<ShieldCheck className="i" />}
      busy={verify.isPending}
      onClick={() => verify.mutate()}
    >
      Vérifier le registre
    </Button>
  );
}

function Exports() {
  return (
    <>
      <ExportLink format="csv">Exporter en CSV</ExportLink>
      <ExportLink format="json">Exporter en JSON</ExportLink>
    </>
  );
}

function ExportLink({ format, children }: { format: 'csv' | 'json'; children: string }) {
  return (
    <a className="btn btn--secondary" href={`/api/register/export?format=${format}`} download>
      <Download className="i" />
      {children}
    </a>
  );
}
