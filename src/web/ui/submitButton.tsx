import { useSyncExternalStore } from 'react';
import { Button, type ButtonProps } from './button.tsx';

/**
 * Sends a form that may be there before its script: until the script answers, nothing can be sent,
 * so that no password ever leaves by the browser's own means.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'disabled'>) {
  const awake = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <>
      <noscript>
        <p className="small soft">
          Ce formulaire a besoin de JavaScript, que votre navigateur n’exécute pas.
        </p>
      </noscript>
      <Button {...props} type="submit" disabled={!awake} data-waking={awake ? undefined : ''} />
    </>
  );
}
