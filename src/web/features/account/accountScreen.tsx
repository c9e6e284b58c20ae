import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useReducer, useRef } from 'react';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { installationQuery } from '#web/api/queries.ts';
import { UnsavedChangesGuard } from '#web/shell/unsavedChanges.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { BackLink, Dock, Page, PageHead } from '#web/ui/page.tsx';
import { CardSection } from './cardSection.tsx';
import { CompanyFields } from './companyFields.tsx';
import { DataSection } from './dataSection.tsx';
import { NumberingFields } from './numberingFields.tsx';
import { LetterTextsSection } from './letterTextsSection.tsx';
import { RemindersSection } from './remindersSection.tsx';
import { LookFields } from './lookFields.tsx';
import { PaymentFields } from './paymentFields.tsx';
import { SaveBar } from './saveBar.tsx';
import { SectionNav } from './sectionNav.tsx';
import { SecuritySection } from './securitySection.tsx';
import { useFocusOnHash } from '#web/ui/focusOnHash.ts';
import { TellUnsaved, useUnsavedSections } from './unsavedSections.ts';
import { useProfileForm } from './useProfileForm.ts';

interface Props {
  profile: ProfileAnswer;
  subscription: ReactNode;
}

export function AccountScreen({ profile, subscription }: Props) {
  const { form, submit, saving, onLogoSaved } = useProfileForm(profile);
  const { data: installation } = useQuery(installationQuery);
  const column = useRef<HTMLDivElement>(null);
  useFocusOnHash();
  const { isDirty } = form.formState;
  const { unsaved, tell } = useUnsavedSections();
  const areRemindersDirty = unsaved.includes('relances');
  const isEdited = isDirty || areRemindersDirty;
  const busy = unsaved.includes('relances under way') || saving;
  const [undone, undoReminders] = useReducer((times: number) => times + 1, 0);
  // The button stands outside the forms: one cannot hold the other sections, which have their own.
  const send = (selector: string) =>
    column.current?.querySelector<HTMLFormElement>(selector)?.requestSubmit();
  const save = () => {
    if (areRemindersDirty) send('#relances form');
    // Last, so that the focus goes to the first of all that is wrong.
    if (isDirty) send('form');
  };
  const cancel = () => {
    form.reset();
    undoReminders();
  };

  return (
    <Page>
      <BackLink to="/app">Tableau de bord</BackLink>
      <PageHead title="Paramètres" />
      <div className="desk:grid desk:grid-cols-[13rem_minmax(0,44rem)] desk:gap-8 wide:gap-16">
        <SectionNav />
        <div ref={column}>
          <Form
            form={form}
            className="[&>section:first-of-type]:border-t-0 [&>section:first-of-type]:pt-0"
            onSubmit={submit}
            failure="Erreur lors de la mise à jour du profil"
          >
            <CompanyFields profile={profile} onLogoSaved={onLogoSaved} />
            <NumberingFields />
            <LookFields />
            <PaymentFields />
            <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
          </Form>
          {installation?.cardPayments && <CardSection />}
          <TellUnsaved value={tell}>
            <LetterTextsSection />
            <RemindersSection key={undone} profile={profile} />
            {subscription}
            <SecuritySection />
          </TellUnsaved>
          <DataSection />
          <SaveBar shown={isEdited} busy={busy} onSave={save} onCancel={cancel} />
        </div>
      </div>
      {isEdited && (
        <Dock>
          <Button variant="primary" size="l" block busy={busy} onClick={save}>
            Enregistrer
          </Button>
        </Dock>
      )}
      <UnsavedChangesGuard when={isDirty || unsaved.length > 0} />
    </Page>
  );
}
