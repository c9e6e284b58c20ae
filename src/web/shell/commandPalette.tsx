import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Command, CommandGroup } from './paletteCommand.ts';
import { usePaletteCommands } from './paletteCommands.tsx';
import { cx } from '#web/ui/cx.ts';
import { Matched } from '#web/ui/matched.tsx';
import { SCRIM } from '#web/ui/scrim.ts';

/** ⌘K: everything one can reach or begin, found by typing. */
export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={SCRIM} />
        <Dialog.Popup
          className="fixed top-[14vh] left-1/2 z-31 w-[min(41rem,100vw-2rem)] -translate-x-1/2 overflow-hidden rounded-lg bg-raised shadow-raised transition-opacity duration-(--duration-move) ease-out focus-visible:outline-0 data-ending-style:opacity-0 data-starting-style:opacity-0"
          aria-label="Rechercher ou créer"
        >
          <Palette onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const { groups, state, nothing } = usePaletteCommands(text);

  const choose = (command: Command) => {
    onClose();
    if ('run' in command) {
      command.run();
      return;
    }
    void navigate(command.to, { state: command.state?.() });
  };

  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      value={text}
      filter={null}
      // Enter must not create what was only mistyped.
      autoHighlight={nothing ? false : 'always'}
      keepHighlight
      itemToStringValue={(command: Command) => command.label}
      onValueChange={(next, details) => {
        if (details.reason === 'input-change') setText(next);
      }}
    >
      <div className="flex items-center gap-3 border-b border-hairline px-5 py-4 text-lead/6">
        <Search className="i text-ink-3" />
        <Autocomplete.Input
          className="min-w-0 flex-1 bg-transparent outline-none"
          placeholder="Rechercher ou créer"
          aria-label="Rechercher ou créer"
        />
      </div>
      {nothing && <Nothing text={text} />}
      <Autocomplete.List className="max-h-[50vh] overflow-y-auto p-1.5 empty:p-0">
        {(group: CommandGroup) => (
          <Autocomplete.Group key={group.label} items={group.items}>
            <Autocomplete.GroupLabel className="px-2.5 pt-2 pb-1 text-caption font-medium text-ink-3">
              {group.label}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => (
                <Autocomplete.Item
                  key={command.id}
                  value={command}
                  className={cx(
                    'menu__item',
                    command.detail ? 'items-start py-2.5' : 'max-desk:py-1.5',
                  )}
                  onClick={() => choose(command)}
                >
                  {command.icon}
                  {command.detail ? (
                    <Written label={command.label} detail={command.detail} />
                  ) : (
                    <span className="desk:truncate">
                      <Matched text={command.label} part={text.trim()} />
                    </span>
                  )}
                  {command.end && <span className="menu__end num">{command.end}</span>}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <Autocomplete.Empty>
        <p className="faint px-5 py-3">
          {state === 'searching' && 'Recherche…'}
          {state === 'failed' && 'La recherche n’a pas abouti. Réessayez dans un instant.'}
        </p>
      </Autocomplete.Empty>
      <div
        className="flex gap-5 border-t whitespace-nowrap border-hairline px-5 py-2 text-caption/6 text-ink-3 max-desk:hidden"
        aria-hidden="true"
      >
        <span>
          <kbd className="kbd">↑</kbd> <kbd className="kbd">↓</kbd> choisir
        </span>
        <span>
          <kbd className="kbd">↵</kbd> ouvrir
        </span>
        <span className="ml-auto truncate">
          Essayez «&nbsp;facture Dupain 2 jours à 450&nbsp;» ou «&nbsp;INV-043 payée&nbsp;»
        </span>
      </div>
    </Autocomplete.Root>
  );
}

function Nothing({ text }: { text: string }) {
  return <p className="faint px-5 pt-3">{`Aucun résultat pour «\u00A0${text.trim()}\u00A0»`}</p>;
}

/** The document a sentence becomes, before one writes it. */
function Written({ label, detail }: { label: string; detail: NonNullable<Command['detail']> }) {
  const { whom, lines, total } = detail;
  return (
    <span className="grid min-w-0 flex-1">
      <span className="strong">{label}</span>
      {whom && <span className="small soft truncate">{whom}</span>}
      <span className="small mt-2 flex flex-wrap items-end justify-between gap-x-4 border-t border-hairline pt-2">
        <span className="grid min-w-0 text-ink-2">
          {lines.slice(0, MOST_LINES).map((line, at) => (
            <span key={at} className="num truncate">
              {line}
            </span>
          ))}
          {lines.length > MOST_LINES && <span>et {lines.length - MOST_LINES} de plus</span>}
        </span>
        <span className="strong num ml-auto">{total}</span>
      </span>
    </span>
  );
}

const MOST_LINES = 3;
