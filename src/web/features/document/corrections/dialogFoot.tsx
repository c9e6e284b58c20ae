import { useFormState } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { DialogFoot as Foot } from '#web/ui/dialog.tsx';
import { SubmitButton } from '#web/ui/submitButton.tsx';

/** « Annuler » and the act, at the bottom of a form in a dialog. */
export function DialogFoot({ onCancel, children }: { onCancel: () => void; children: string }) {
  const { isSubmitting } = useFormState();
  return (
    <Foot>
      <Button onClick={onCancel}>Annuler</Button>
      <SubmitButton variant="primary" busy={isSubmitting}>
        {children}
      </SubmitButton>
    </Foot>
  );
}
