import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { REGISTER_KINDS } from '#domain/register/entryKinds.ts';
import { registerQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { SearchField } from '#web/ui/searchField.tsx';
import { Select } from '#web/ui/select.tsx';
import { Accounting } from './accounting.tsx';
import { RegisterRows } from './registerRows.tsx';
import { Verification } from './verification.tsx';
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
  const register = useInfiniteQuery(registerQuery(filters));
  const number = register.data?.pages[0]?.items[0]?.documentNumber;

  return (
    <Page>
      <PageHead
        title="Registre"
        sub="Chaque événement de vos documents, daté et lié au précédent par une empreinte."
        actions={<Exports />}
      />
      <Verification />
      <WitnessPanel />
      <Accounting />
      <div className="mt-4 flex flex-wrap gap-2 desk:hidden">
        <Exports />
      </div>
      <div className="mt-8 mb-4 flex flex-wrap gap-3">
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
      <RegisterRows query={register} filtered={Object.values(filters).some(Boolean)} />
    </Page>
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
