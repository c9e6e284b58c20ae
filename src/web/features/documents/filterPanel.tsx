import type { ReactNode } from 'react';
import { DOCUMENT_TYPES, kindFacts } from '#domain/document/kinds.ts';
import { STATES } from '#domain/document/state.ts';
import { parseFrenchNumber } from '#domain/money/parse.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Select } from '#web/ui/select.tsx';
import { DateField, TextField } from '#web/ui/textField.tsx';
import { ARCHIVED, isNarrowed, NO_FILTER, type Filters } from './filters.ts';

const ALL = 'all';
const types = [
  { value: ALL, label: 'Tous' },
  ...DOCUMENT_TYPES.map((type) => ({ value: type as string, label: kindFacts(type).plural })),
];
const states = [
  { value: ALL, label: 'Tous les états' },
  ...STATES.map(({ value, label }) => ({ value: value as string, label })),
  { value: ARCHIVED, label: 'Archivés' },
];

interface Props {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** What narrows the list beyond its tabs and its search. */
export function FilterPanel({ filters, onChange }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-end gap-x-5 gap-y-4 border-y border-hairline py-3.5">
      <div className="flex w-full flex-wrap items-end gap-x-5 gap-y-4">
        <Segmented
          label="Type de document"
          options={types}
          value={filters.type || ALL}
          onChange={(type) => onChange({ type: type === ALL ? '' : (type as Filters['type']) })}
        />
        <Select
          label="État"
          className="w-48 max-desk:w-full"
          options={states}
          value={filters.state || ALL}
          onChange={(state) =>
            onChange({ state: state === ALL ? '' : (state as Filters['state']) })
          }
        />
        {isNarrowed(filters) && (
          <Button
            variant="quiet"
            className="desk:ml-auto"
            onClick={() => onChange({ ...NO_FILTER, search: filters.search, view: filters.view })}
          >
            Réinitialiser
          </Button>
        )}
      </div>
      <Range of="Date">
        <DateField
          label="Du"
          value={filters.from}
          max={filters.to || undefined}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <DateField
          label="au"
          value={filters.to}
          min={filters.from || undefined}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </Range>
      <Range of="Échéance">
        <DateField
          label="Échéance du"
          value={filters.dueFrom}
          max={filters.dueTo || undefined}
          onChange={({ target }) => onChange({ dueFrom: target.value })}
        />
        <DateField
          label="au"
          value={filters.dueTo}
          min={filters.dueFrom || undefined}
          onChange={({ target }) => onChange({ dueTo: target.value })}
        />
      </Range>
      <Range of="Montant TTC">
        <TextField
          label="TTC, de"
          numeric
          autoComplete="off"
          value={filters.min}
          error={badAmount(filters.min)}
          onChange={({ target }) => onChange({ min: target.value })}
        />
        <TextField
          label="à"
          numeric
          autoComplete="off"
          value={filters.max}
          error={badAmount(filters.max)}
          onChange={({ target }) => onChange({ max: target.value })}
        />
      </Range>
    </div>
  );
}

/** Two ends of a range; « au » alone says nothing to whom does not see what stands before it. */
function Range({ of, children }: { of: string; children: ReactNode }) {
  return (
    <fieldset
      aria-label={of}
      className="flex gap-3 max-desk:w-full max-desk:[&>*]:flex-1 desk:[&>*]:w-40"
    >
      {children}
    </fieldset>
  );
}

function badAmount(typed: string): string | undefined {
  if (typed.trim() === '' || parseFrenchNumber(typed) !== null) return undefined;
  return 'Ce n’est pas un montant';
}
