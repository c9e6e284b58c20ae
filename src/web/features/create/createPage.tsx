import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { parisDay } from '#domain/calendar.ts';
import { isDocumentType } from '#domain/document/kinds.ts';
import { mayChargeVat } from '#domain/vat/case.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { clientQuery, documentQuery, profileQuery } from '#web/api/queries.ts';
import { beginningOf, draftBegun, LOADED } from '#web/shell/beginning.ts';
import { forgetLandingDraft, isLandingDraft, landingDraftOfTab } from '#web/shell/landingDraft.ts';
import { Page, PageHead } from '#web/ui/page.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { type KeptWizard, keptWizardOfTab } from './keptWizard.ts';
import { Wizard } from './wizard.tsx';
import { type WizardForm, newForm, withType } from './wizardForm.ts';

export function CreatePage() {
  // « Nouveau Document » pressed again, or a sentence begun in the palette, is a wizard of its own.
  return <CreateScreen key={beginningOf(useLocation())} />;
}

/** Gathers what the wizard begins with: the seller, the client asked for, what the tab had kept. */
function CreateScreen() {
  const [address] = useSearchParams();
  const begin = beginningOf(useLocation());
  const [kept] = useState(() => keptSince(begin, address.has('client')));
  const wantedClient = kept ? '' : (address.get('client') ?? '');

  const profile = useQuery(profileQuery);
  const client = useQuery({ ...clientQuery(wantedClient), enabled: wantedClient !== '' });
  const document = useQuery({
    ...documentQuery(kept?.documentId ?? ''),
    enabled: Boolean(kept?.documentId),
  });
  const draft = document.data?.status === 'draft' ? document.data : null;
  const editing = useEditing(draft !== null);
  const isHere =
    Boolean(profile.data) && !client.isLoading && !document.isLoading && !editing.isLoading;
  // Drawn in slices once all has come: in one go, a phone would answer nothing meanwhile.
  const hasCome = useDeferredValue(isHere);

  if (!profile.data || !isHere || !hasCome) {
    return (
      <Page>
        <PageHead title="Nouveau document" />
        {profile.isError ? (
          <ErrorState
            title="Le formulaire n’a pas pu être préparé"
            detail={messageOf(profile.error)}
            onRetry={() => void profile.refetch()}
            busy={profile.isRefetching}
          />
        ) : (
          <RowsSkeleton />
        )}
      </Page>
    );
  }
  return (
    <Beginning
      profile={profile.data}
      kept={kept}
      draft={
        draft && editing.data ? { document: draft, edited: editing.data.editFormOf(draft) } : null
      }
      wanted={{ client: client.data ?? null, type: address.get('type') }}
    />
  );
}

/** What fills the fields of the third step: code that comes only where a draft is taken up. */
function useEditing(enabled: boolean) {
  return useQuery({
    queryKey: ['editing'],
    queryFn: async () => import('#web/lines/editedFacts.ts'),
    enabled,
    networkMode: 'always',
    staleTime: Infinity,
  });
}

/**
 * What the tab had kept of this very wizard; a page loaded whole takes up whichever was open, unless nothing
 * was written in it and the address names a client.
 */
function keptSince(begin: string, namesClient: boolean): KeptWizard | null {
  const kept = keptWizardOfTab();
  const isBlank = kept?.documentId === null && kept.form.prompt.trim() === '';
  if (begin === LOADED) return isBlank && namesClient ? null : kept;
  return kept?.begin === begin ? kept : null;
}

interface BeginningProps {
  profile: ProfileAnswer;
  kept: KeptWizard | null;
  draft: Parameters<typeof Wizard>[0]['start']['draft'];
  wanted: { client: WizardForm['client']; type: string | null };
}

function Beginning({ profile, kept, draft, wanted }: BeginningProps) {
  const begun = draftBegun(useLocation().state);
  const [today] = useState(() => parisDay(new Date()));
  useEffect(forgetLandingDraft, []);
  // Read once: what arrives later must not change what is being typed.
  const [start] = useState(() => {
    if (kept) {
      const step = kept.step === 3 && !draft ? 1 : kept.step;
      // Lines of a draft that has changed since are no longer its own.
      const lines = kept.lines?.version === draft?.document.version ? kept.lines?.typed : null;
      return { form: kept.form, step, draft, lines: lines ?? null };
    }
    const landing = isLandingDraft(begun) ? begun : landingDraftOfTab();
    const type = isDocumentType(wanted.type) ? wanted.type : landing?.type;
    const fresh = newForm(today, { franchise: !mayChargeVat(profile), terms: profile });
    const form = {
      ...withType(fresh, type ?? 'invoice', today, profile),
      prompt: landing?.prompt ?? '',
      client: wanted.client ?? landing?.client ?? null,
    };
    return { form, step: 1 as const, draft: null, lines: null };
  });
  return <Wizard profile={profile} today={today} start={start} />;
}
