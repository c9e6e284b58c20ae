import { shortcuts } from './shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export function ShortcutHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Raccourcis clavier"
      foot={<Button onClick={onClose}>Fermer</Button>}
    >
      <dl className="rules rules--closed">
        {shortcuts.map(({ keys, meaning }) => (
          <div key={meaning} className="flex items-center justify-between py-2">
            <dt>{meaning}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd key={key} className="kbd">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
