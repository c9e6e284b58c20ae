import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface Props {
  open: boolean;
  /** The word of the button that leaves. */
  leave?: string;
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveQuestion({ open, leave = 'Quitter la page', onLeave, onStay }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title="Quitter sans enregistrer ?"
      description="Vos modifications ne sont pas encore enregistrées."
      foot={
        <>
          <Button variant="danger-quiet" onClick={onLeave}>
            {leave}
          </Button>
          <Button variant="primary" onClick={onStay}>
            Rester
          </Button>
        </>
      }
    />
  );
}
