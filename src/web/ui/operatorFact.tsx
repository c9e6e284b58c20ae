import { MISSING_FACT } from '#web/api/installation.ts';

interface OperatorFactProps {
  name: string;
  value: string | null | undefined;
}

/** The server completes this very element in the pages it serves (`server/static.ts`). */
export function OperatorFact({ name, value }: OperatorFactProps) {
  return (
    <span data-fact={name} className={value ? 'text-ink' : 'faint'}>
      {value ?? MISSING_FACT}
    </span>
  );
}
