import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { ClientFacts } from '#domain/client/schema.ts';
import { EMPTY_CLIENT } from '#domain/client/emptyClient.ts';
import { Fold } from '#web/ui/fold.tsx';

interface Props {
  title: string;
  /** What one finds there, while nothing is said. */
  hint: string;
  names: readonly (keyof ClientFacts)[];
  /** Opens as if something were said in it. */
  opensWhen?: boolean;
  /** What its values say beside the title, in their order; nothing where they are codes. */
  tell?: (said: readonly string[]) => string;
  children: ReactNode;
}

/** Some fields of a client, folded until one of them is said, refused, or pointed at by the address. */
export function FoldedFields(props: Props) {
  const { title, hint, names, opensWhen = false, tell, children } = props;
  const values: unknown[] = useWatch({ name: names as string[] });
  const { errors, submitCount } = useFormState();
  const { hash } = useLocation();
  const said = values.map((value, index) => (isSaid(value, names[index]) ? String(value) : ''));
  const isAnySaid = said.some((text) => text !== '');
  const isPointedAt = names.some((name) => hash === `#${name}`);
  const isRefused = names.some((name) => errors[name] !== undefined);
  return (
    <Fold
      row
      title={title}
      hint={isAnySaid && tell ? tell(said) : hint}
      opensWhen={opensWhen || isAnySaid || isPointedAt}
      refusals={isRefused ? submitCount : 0}
    >
      {children}
    </Fold>
  );
}

/** « France » was there before anyone typed. */
function isSaid(value: unknown, name: keyof ClientFacts | undefined): boolean {
  const isEmpty = value === '' || value === null || value === undefined;
  return !isEmpty && name !== undefined && value !== EMPTY_CLIENT[name];
}
