import { Button } from '#web/ui/button.tsx';

interface Props {
  shown: boolean;
  busy: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** Rises from the foot of the window with the first change, wherever in the form it was made; a phone has its dock. */
export function SaveBar({ shown, busy, onSave, onCancel }: Props) {
  return (
    <div className="pointer-events-none sticky bottom-5 z-8 max-desk:hidden">
      <output className="sr">{shown && 'Modifications non enregistrées'}</output>
      {shown && (
        <div className="pointer-events-auto flex items-center justify-end gap-2 rounded-md bg-raised py-2.5 pr-2.5 pl-4 shadow-raised motion-safe:animate-[arrive_180ms_var(--ease-ink)_both]">
          <span className="soft mr-auto" aria-hidden="true">
            Modifications non enregistrées
          </span>
          <Button disabled={busy} onClick={onCancel}>
            Annuler
          </Button>
          <Button variant="primary" busy={busy} onClick={onSave}>
            Enregistrer
          </Button>
        </div>
      )}
    </div>
  );
}
