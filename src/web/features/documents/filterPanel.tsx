import { STATUSES } from '#domain/document/status.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { ARCHIVED, NO_FILTER, type Filters } from './filters.ts';

const ALL = 'all';
const types = [
  { value: ALL, label: 'Tous' },
  { value: 'invoice', label: 'Factures' },
  { value: 'quote', label: 'Devis' },
];
const statuses = [
  { value: ALL, label: 'Tous' },
  ...STATUSES.map(({ value, label }) => ({ value: value as string, label })),
  { value: ARCHIVED, label: 'Archivés' },
];

interface Props {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

export function FilterPanel({ filters, onChange }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-8 gap-y-4 border-y border-hairline py-3.5">
      <div className="flex items-center gap-3">
        <span className="small soft" aria-hidden="true">
          Type
        </span>
        <Segmented
          small
          label="Type de document"
          options={types}
          value={filters.type || ALL}
          onChange={(type) => onChange({ type: type === ALL ? '' : (type as Filters['type']) })}
        />
      </div>
      <div className="flex items-center gap-3 max-desk:grid max-desk:gap-1">
        <span className="small soft" aria-hidden="true">
          Statut
        </span>
        <Segmented
          small
          label="Statut"
          options={statuses}
          value={filters.status || ALL}
          onChange={(status) =>
            onChange({ status: status === ALL ? '' : (status as Filters['status']) })
          }
        />
      </div>
      <Button
        variant="quiet"
        size="s"
        className="desk:ml-auto"
        onClick={() => onChange({ ...NO_FILTER, search: filters.search })}
      >
        Réinitialiser
      </Button>
    </div>
  );
}
