import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface Props {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveQuestion({ open, onLeave, onStay }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title="Quitter sans enregistrer ?"
      description="Vos modifications ne sont pas encore enregistrées."
      foot={
        <>
          <Button variant="danger-quiet" onClick={onLeave}>
            Quitter la page
          </Button>
          <Button variant="primary" onClick={onStay}>
            Rester
          </Button>
        </>
      }
    />
  );
}
