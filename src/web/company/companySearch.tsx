import { Autocomplete } from '@base-ui/react/autocomplete';
import { PencilLine, Search } from 'lucide-react';
import { type FoundCompany, placeOf, writtenSiret } from '#domain/company/foundCompany.ts';
import { formName } from '#domain/profile/legalForm.ts';
import { cx } from '#web/ui/cx.ts';
import { Field, type FieldLook } from '#web/ui/field.tsx';
import { Matched } from '#web/ui/matched.tsx';
import { useCompanies } from './useCompanies.ts';

export interface CompanySearchProps extends FieldLook {
  id?: string;
  text: string;
  onText: (text: string) => void;
  onChoose: (company: FoundCompany) => void;
  /** Offers to write it oneself, last in the list. */
  onByHand?: () => void;
  /** What that is called, where it is no company of one's own. */
  byHand?: string;
  /** Left with what was typed in it: by Tab, a press elsewhere, or Enter while there is no list. */
  onLeave?: () => void;
  /** Its list is open from the first frame: what stands in it was searched for already. */
  opensAtOnce?: boolean;
  placeholder?: string;
  /** As large as a title: the one question of a screen. */
  large?: boolean;
}

interface Row {
  id: string;
  company: FoundCompany | null;
}

/** A field one types a name or a number in, with the companies of the public directory under it. */
export function CompanySearch(props: CompanySearchProps) {
  const {
    id,
    text,
    onText,
    onChoose,
    onByHand,
    byHand,
    onLeave,
    opensAtOnce = false,
    ...drawn
  } = props;
  const { placeholder, large, ...look } = drawn;
  // No company is looked for by its e-mail address.
  const isAddress = text.includes('@');
  const { companies, state } = useCompanies(isAddress ? '' : text);
  const rows: Row[] = companies.map((company) => ({ id: company.siret, company }));
  const answered = isAddress || (state !== 'short' && state !== 'searching');
  if (onByHand && answered) rows.push({ id: 'by-hand', company: null });
  const said = sentenceOf(state, companies.length);

  return (
    <Field {...look} id={id}>
      {(ties) => (
        <Autocomplete.Root
          items={rows}
          defaultOpen={opensAtOnce}
          value={text}
          filter={null}
          // What is typed is no choice until the list has answered.
          autoHighlight={answered ? 'always' : false}
          itemToStringValue={() => text}
          onValueChange={(next, { reason }) => {
            if (reason === 'input-change' || reason === 'input-clear') onText(next);
          }}
        >
          <Autocomplete.InputGroup
            className={cx('input', look.error && 'is-error', large && 'min-h-15 px-4 text-lead')}
          >
            {!large && <Search className="i" />}
            <Autocomplete.Input
              {...ties}
              // While the list is open all but it and this field is hidden from screen readers, the label too.
              aria-labelledby={`${ties.id}-label`}
              className={cx(large && 'py-3')}
              onBlur={onLeave}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || rows.length > 0 || !onLeave) return;
                // The form around it would be sent without what stands here.
                event.preventDefault();
                if (state !== 'searching') onLeave();
              }}
              placeholder={placeholder}
              autoComplete="off"
              spellCheck={false}
            />
          </Autocomplete.InputGroup>
          <Autocomplete.Portal>
            <Autocomplete.Positioner className="layer" sideOffset={6}>
              <Autocomplete.Popup className="menu menu--anchor">
                {said && <p className="small faint px-2.5 py-2">{said}</p>}
                <Autocomplete.List>
                  {(row: Row) => (
                    <Autocomplete.Item
                      key={row.id}
                      value={row}
                      className="menu__item min-h-14 py-2"
                      onClick={() => (row.company ? onChoose(row.company) : onByHand?.())}
                    >
                      {row.company ? (
                        <CompanyRow company={row.company} typed={text.trim()} />
                      ) : (
                        <>
                          <PencilLine className="i" />
                          <span className="font-medium text-action">
                            {byHand ?? ownWords(companies.length)}
                          </span>
                        </>
                      )}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
          <Autocomplete.Status className="sr">{said}</Autocomplete.Status>
        </Autocomplete.Root>
      )}
    </Field>
  );
}

function ownWords(found: number): string {
  return found > 0 ? 'La mienne n’y est pas\u00A0: je l’écris moi-même' : 'Je l’écris moi-même';
}

function CompanyRow({ company, typed }: { company: FoundCompany; typed: string }) {
  const { name, registeredName, legalForm, siret } = company;
  const form = formName({ legalForm, legalFormName: '' });
  const who = [registeredName, form].filter(Boolean).join(', ');
  return (
    <span className="grid min-w-0">
      <span className="strong truncate">
        <Matched text={name} part={typed} />
      </span>
      <span className="small soft">
        {[who, placeOf(company)].filter(Boolean).join(' · ')}
        {/* In groups: in one piece it is said as a number of thousands of billions. */}
        <span className="num faint"> · {writtenSiret(siret)}</span>
      </span>
    </span>
  );
}

function sentenceOf(state: ReturnType<typeof useCompanies>['state'], found: number): string | null {
  switch (state) {
    case 'searching':
      return found === 0 ? 'Recherche dans l’annuaire public…' : null;
    case 'silent':
      return 'L’annuaire public ne répond pas en ce moment.';
    case 'off':
      return 'Cette installation ne consulte pas l’annuaire public.';
    case 'found':
      return found === 0 ? 'Aucune entreprise de ce nom dans l’annuaire public.' : null;
    default:
      return null;
  }
}
