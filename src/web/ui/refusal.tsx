import { useFormState } from 'react-hook-form';
import { Banner } from './states.tsx';

/** Why a form was refused, above its fields; each refusal is brought into sight. */
export function Refusal({ className }: { className?: string }) {
  const { errors, submitCount } = useFormState();
  const said = errors.root?.message;
  if (!said) return null;
  return (
    <div key={submitCount} ref={bringIntoView} className={className}>
      <Banner tone="wax">{said}</Banner>
    </div>
  );
}

/** The pressed button may be far below: scroll there, unless a refused field has just taken the focus. */
function bringIntoView(refusal: HTMLDivElement | null): void {
  if (!refusal) return;
  requestAnimationFrame(() => {
    if (document.activeElement?.matches('[aria-invalid="true"]')) return;
    refusal.scrollIntoView({ block: 'center' });
  });
}
