import { Archive, BookOpen, Landmark, ListChecks, Repeat } from 'lucide-react';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#web/ui/menu.tsx';
import { PhoneMenuButton } from './phoneMenuButton.tsx';

export interface PhoneMenuProps {
  choosing: boolean;
  onChoose: () => void;
  downloading: boolean;
  onDownload: () => void;
}

/** What a phone has no room to name beside the list: each by its words. */
export function PhoneMenu({ choosing, onChoose, downloading, onDownload }: PhoneMenuProps) {
  return (
    <Menu trigger={<PhoneMenuButton />}>
      <MenuItem icon={<ListChecks className="i" />} onSelect={onChoose}>
        {choosing ? 'Ne plus sélectionner' : 'Sélectionner des documents'}
      </MenuItem>
      <MenuItem icon={<Archive className="i" />} disabled={downloading} onSelect={onDownload}>
        Tout télécharger (ZIP)
      </MenuItem>
      <MenuSeparator />
      <MenuLink icon={<Landmark className="i" />} to="/app/statement">
        Rapprocher un relevé
      </MenuLink>
      <MenuLink icon={<Repeat className="i" />} to="/app/recurring">
        Récurrentes
      </MenuLink>
      <MenuLink icon={<BookOpen className="i" />} to="/app/register">
        Registre
      </MenuLink>
    </Menu>
  );
}
