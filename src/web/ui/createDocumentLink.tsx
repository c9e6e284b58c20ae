import { Plus } from 'lucide-react';
import { ButtonLink } from './button.tsx';

/** The main act of the lists: small beside a title, wide in a phone's dock. */
export function CreateDocumentLink({ large = false }: { large?: boolean }) {
  return (
    <ButtonLink
      to="/app/create"
      variant="primary"
      icon={<Plus className="i" />}
      {...(large && { size: 'l' as const, block: true })}
    >
      Créer un Document
    </ButtonLink>
  );
}
