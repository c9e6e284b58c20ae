import { Search } from 'lucide-react';
import type { CompanySearchProps } from './companySearch.tsx';
import { Field } from '#web/ui/field.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';

/** `CompanySearch` inside a form: what it fills can all be written by hand meanwhile. */
export const CompanyField = onDemand<CompanySearchProps>(
  async () => (await import('./companySearch.tsx')).CompanySearch,
  ({ id, placeholder, label, hint, className }) => (
    <Field {...{ label, hint, className }} id={id}>
      {(ties) => (
        // Disabled: the focus would be lost when the list comes.
        <div className="input">
          <Search className="i" />
          <input {...ties} placeholder={placeholder} disabled readOnly />
        </div>
      )}
    </Field>
  ),
);
