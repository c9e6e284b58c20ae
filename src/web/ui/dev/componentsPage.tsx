import { Plus, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Floating } from './floating.tsx';
import { DevPage } from './devPage.tsx';
import { Specimen } from './specimen.tsx';
import { Amount } from '#web/ui/amount.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, RadioGroup, Switch } from '#web/ui/choice.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { DataList, DataRow } from '#web/ui/dataList.tsx';
import { IconButton } from '#web/ui/iconButton.tsx';
import { PasswordField } from '#web/ui/passwordField.tsx';
import { Seal } from '#web/ui/seal.tsx';
import { valuesOf } from '#domain/document/choices.ts';
import { STATES } from '#domain/document/state.ts';
import { SealSelect } from '#web/ui/sealSelect.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { Banner, EmptyState, ErrorState, InlineConfirm, Tag } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextArea } from '#web/ui/textArea.tsx';
import { DateField, TextField } from '#web/ui/textField.tsx';

/** /dev/components: the kit in its states, to compare with the reference; development only. */
export function ComponentsPage() {
  return (
    <DevPage title="Encre sur papier">
      <Buttons />
      <Fields />
      <Choices />
      <Statuses />
      <Lists />
      <Messages />
      <Floating />
    </DevPage>
  );
}

function Buttons() {
  return (
    <Specimen title="Boutons">
      <Button variant="primary">Enregistrer</Button>
      <Button variant="primary" busy>
        Enregistrer
      </Button>
      <Button variant="primary" disabled>
        Enregistrer
      </Button>
      <Button>Télécharger</Button>
      <Button variant="quiet">Réinitialiser</Button>
      <Button variant="danger-quiet" icon={<Trash2 className="i" />}>
        Supprimer
      </Button>
      <Button variant="danger">Supprimer</Button>
      <Button size="s">Changer le logo</Button>
      <Button variant="primary" size="l" icon={<Plus className="i" />}>
        Commencer
      </Button>
      <IconButton label="Envoyer">
        <Send className="i" />
      </IconButton>
      <IconButton label="Supprimer" danger small>
        <Trash2 className="i" />
      </IconButton>
    </Specimen>
  );
}

function Fields() {
  return (
    <Specimen title="Champs">
      <TextField label="Nom" placeholder="Nom du contact" />
      <TextField label="Email" defaultValue="lune@" error="L’email n’est pas valide" />
      <TextField label="TVA" optional hint="Imprimé sur les factures si renseigné" />
      <TextField label="Désactivé" disabled defaultValue="Indisponible" />
      <TextField label="Lecture seule" readOnly defaultValue="camille@atelier-morel.fr" />
      <TextField label="Montant" numeric after="€" defaultValue="1 234,50" />
      <DateField label="Date" defaultValue="2026-11-21" />
      <PasswordField label="Mot de passe" defaultValue="motdepasse12" />
      <TextArea label="Message" maxLength={1000} value="Bonjour," readOnly />
    </Specimen>
  );
}

function Choices() {
  const [on, setOn] = useState(true);
  const [kind, setKind] = useState<'invoice' | 'quote'>('invoice');
  const kinds = [
    { value: 'invoice', label: 'Facture' },
    { value: 'quote', label: 'Devis' },
  ] as const;
  return (
    <Specimen title="Choix">
      <Checkbox label="Appliquer la TVA" checked={on} onChange={setOn} />
      <Checkbox label="Désactivée" checked={false} disabled onChange={setOn} />
      <Switch label="Allumé" checked={on} onChange={setOn} />
      <Segmented label="Type" options={kinds} value={kind} onChange={setKind} />
      <Segmented label="Type, petit" options={kinds} value={kind} onChange={setKind} small />
      <RadioGroup label="Type, en lignes" options={kinds} value={kind} onChange={setKind} />
    </Specimen>
  );
}

function Statuses() {
  return (
    <Specimen title="Sceaux">
      {valuesOf(STATES).map((state) => (
        <Seal key={state} of={{ state, kind: 'invoice' }} />
      ))}
      <SealSelect
        document={{ state: 'sent', kind: 'invoice', status: 'sent', number: 'INV-042' }}
        onChange={() => {}}
      />
      <Tag>Prix à compléter</Tag>
      <Tag ink>Beta</Tag>
    </Specimen>
  );
}

function Lists() {
  return (
    <Specimen title="Listes">
      <div className="w-full">
        <Tabs
          label="Fiche"
          tabs={[
            { value: 'documents', label: 'Documents', count: 2, panel: <Rows /> },
            { value: 'waiting', label: 'Attente', panel: <RowsSkeleton rows={3} /> },
          ]}
        />
      </div>
    </Specimen>
  );
}

function Rows() {
  return (
    <DataList label="Documents">
      <DataRow
        to="/dev/components"
        title="Brasserie Lune"
        sub="INV-042 · 21 nov. 2026"
        end={<Amount value={690} strong />}
        endSub={<Seal of={{ state: 'draft', kind: 'invoice' }} />}
      />
      <DataRow
        title="Brasserie Lune"
        sub="INV-040 · 4 nov. 2026"
        end={<Amount value={1368} strong />}
        endSub={<Seal of={{ state: 'overdue', kind: 'invoice' }} />}
      />
    </DataList>
  );
}

function Messages() {
  return (
    <Specimen title="Messages">
      <div className="grid w-full gap-4">
        <Banner>Votre envoi de 59 documents est prêt.</Banner>
        <Banner tone="brass">32 documents sur 40 pour le mois en cours.</Banner>
        <Banner tone="wax">Une erreur est survenue lors de la sauvegarde du document.</Banner>
        <EmptyState
          title="Aucun document trouvé"
          hint="Décrivez votre première prestation, la facture suit."
          action={<Button variant="primary">Créer un Document</Button>}
        />
        <ErrorState
          title="Les documents n’ont pas pu être chargés"
          detail="La connexion a été interrompue. Rien n’est perdu."
          onRetry={() => {}}
        />
        <InlineConfirm onConfirm={() => {}} onCancel={() => {}}>
          Supprimer INV-042 ? Cette action est irréversible.
        </InlineConfirm>
      </div>
    </Specimen>
  );
}
