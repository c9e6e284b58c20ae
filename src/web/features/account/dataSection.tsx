import { useQuery } from '@tanstack/react-query';
import { Download, Inbox, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { installationQuery } from '#web/api/queries.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DeleteAccount } from './deleteAccount.tsx';
import { Section } from './section.tsx';

/** Leaving with everything, or for good (docs/product.md, Accounts). */
export function DataSection() {
  const { data: installation } = useQuery(installationQuery);
  const [leaving, setLeaving] = useState(false);
  return (
    <Section id="donnees" title="Données">
      <div className="grid gap-5">
        <p className="soft">
          L’archive contient vos clients, vos documents, leurs PDF, les fichiers scellés et le
          registre.
        </p>
        <div className="flex flex-wrap gap-2">
          <a className="btn btn--secondary" href="/api/account/export" download>
            <Download className="i" />
            Exporter mes données
          </a>
          <ButtonLink variant="quiet" to="/app/register" icon={<ScrollText className="i" />}>
            Voir le registre
          </ButtonLink>
          {installation?.mailTransport === 'outbox' && (
            <ButtonLink variant="quiet" to="/app/outbox" icon={<Inbox className="i" />}>
              Boîte d’envoi locale
            </ButtonLink>
          )}
        </div>
        {leaving ? (
          <DeleteAccount onCancel={() => setLeaving(false)} />
        ) : (
          <div>
            <Button variant="danger-quiet" className="-ml-3" onClick={() => setLeaving(true)}>
              Supprimer mon compte
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}
