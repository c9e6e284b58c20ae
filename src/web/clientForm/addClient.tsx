import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { EMPTY_CLIENT } from '#domain/client/emptyClient.ts';
import type { ClientAnswer } from '#server/clients/answers.ts';
import { useAct } from '#web/acts/useAct.ts';
import { api } from '#web/api/client.ts';
import { installationQuery } from '#web/api/queries.ts';
import { UnsavedChangesGuard } from '#web/shell/unsavedChanges.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFoot } from '#web/ui/dialog.tsx';
import { Form, useZodForm } from '#web/ui/form.tsx';
import { ClientFields } from './clientFields.tsx';
import { saidFirst, writtenFirst } from './saidFirst.ts';
import { WhoField } from './whoField.tsx';

const creationRules = async () => (await import('#domain/client/schema.ts')).clientCreationSchema;

interface Props {
  open: boolean;
  /** What was typed where the client was looked for. */
  begun?: string;
  onClose: () => void;
  onAdded?: (added: ClientAnswer) => void;
}

/**
 * « Nouveau client », beside the list or the sentence it is added from. Closed by Escape or a press beside
 * it, it opens again as it was left; « Annuler » forgets it.
 */
export function AddClient(props: Props) {
  const { data, isPending } = useQuery(installationQuery);
  // Whether the public directory is asked decides which field it begins with.
  return !isPending && <Panel {...props} hasDirectory={data?.companyLookup ?? false} />;
}

function Panel(props: Props & { hasDirectory: boolean }) {
  const { open, begun = '', onClose, onAdded, hasDirectory } = props;
  const form = useZodForm(creationRules, hasDirectory ? EMPTY_CLIENT : begunBy(begun));
  const fields = useRef<HTMLDivElement>(null);
  const forget = () => {
    form.reset();
    onClose();
  };
  const add = useAct({
    act: (client: unknown) => api.post<ClientAnswer>('/api/clients', client),
    success: (added) => `Client ${added.name} ajouté`,
    refresh: ['clients', 'dashboard'],
    onSuccess: (added) => {
      forget();
      onAdded?.(added);
    },
  });
  return (
    <>
      <Dialog
        open={open}
        aside
        onClose={onClose}
        title="Nouveau client"
        initialFocus={() => fields.current?.querySelector('input:not([type="radio"])') ?? null}
      >
        <div ref={fields} className="grid [&_[role=radiogroup]>label]:basis-[45%]">
          <Form
            form={form}
            className="flex flex-col gap-5"
            onSubmit={(client) => add.mutateAsync(client)}
            failure="Le client n’a pas pu être ajouté"
          >
            <ClientFields lookUp={hasDirectory && <WhoField begun={begun} />} />
            <DialogFoot>
              <Button onClick={forget}>Annuler</Button>
              <Button type="submit" variant="primary" busy={add.isPending}>
                Ajouter le client
              </Button>
            </DialogFoot>
          </Form>
        </div>
      </Dialog>
      <UnsavedChangesGuard when={form.formState.isDirty} />
    </>
  );
}

function begunBy(typed: string) {
  const said = saidFirst(typed, EMPTY_CLIENT.kind);
  return { ...EMPTY_CLIENT, ...(said && writtenFirst(said, EMPTY_CLIENT)) };
}
