import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { TextField } from './textField.tsx';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/** The search box of a list; the `/` key brings the focus to it. */
export function SearchField({ label, onChange, className, ...rest }: SearchFieldProps) {
  return (
    <TextField
      {...rest}
      className={className}
      label={label}
      hideLabel
      type="search"
      autoComplete="off"
      data-page-search
      onChange={(event) => onChange(event.target.value)}
      before={<Search className="i" />}
      after={
        rest.value && (
          <button
            type="button"
            className="icon-btn icon-btn--s -mr-2"
            aria-label="Effacer la recherche"
            onClick={() => onChange('')}
          >
            <X className="i i--s" />
          </button>
        )
      }
    />
  );
}
