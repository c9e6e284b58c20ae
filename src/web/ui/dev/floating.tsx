import { Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Specimen } from './specimen.tsx';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FileButton } from '#web/ui/fileButton.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { SearchField } from '#web/ui/searchField.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.ts';
import { Toaster } from '#web/ui/toaster.tsx';

const clients = ['Brasserie Lune', 'Lunetterie Arago', 'Mairie de Rezé', 'Clara Delmas'].map(
  (name) => ({
    value: name,
    label: name,
  }),
);
const currencies = [
  { value: 'EUR', label: 'Euro (€)' },
  { value: 'CHF', label: 'Franc suisse (CHF)' },
] as const;

/** What opens: menus, lists, dialogs, toasts. */
export function Floating() {
  const [client, setClient] = useState<string | null>(null);
  const [currency, setCurrency] = useState<'EUR' | 'CHF'>('EUR');
  const [search, setSearch] = useState('lune');
  const [open, setOpen] = useState(false);

  return (
    <Specimen title="Ce qui flotte">
      <Combobox
        className="w-64"
        label="Client"
        options={clients}
        value={clients.find(({ value }) => value === client) ?? null}
        onChange={setClient}
        onCreate={(name) => toast.success(`Ajouter ${name}`)}
      />
      <Select
        className="w-56"
        label="Devise"
        options={currencies}
        value={currency}
        onChange={setCurrency}
      />
      <SearchField
        className="w-64"
        label="Rechercher"
        placeholder="Rechercher des clients..."
        value={search}
        onChange={setSearch}
      />
      <Menu trigger={<Button>Menu</Button>}>
        <MenuItem icon={<Settings className="i" />} onSelect={() => {}}>
          Paramètres
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 className="i" />} danger onSelect={() => {}}>
          Supprimer
        </MenuItem>
      </Menu>
      <Popover label="Détail" trigger={<Button>Détail</Button>}>
        <p className="p-3">Papier levé, une ombre, rien d’autre.</p>
      </Popover>
      <FileButton accept="image/*" onFile={(file) => toast.success(file.name)}>
        Ajouter le logo
      </FileButton>
      <Button onClick={() => toast.success('Facture INV-042 envoyée')}>Succès</Button>
      <Button
        onClick={() =>
          toast.failure('Erreur lors de la génération du PDF', {
            label: 'Réessayer',
            onClick: () => {},
          })
        }
      >
        Échec
      </Button>
      <Button onClick={() => setOpen(true)}>Dialogue</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Envoyer la facture"
        foot={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Annuler
            </Button>
            <Button variant="primary">Envoyer</Button>
          </>
        }
      />
      <Toaster />
    </Specimen>
  );
}
