import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
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
  const dirty = form.formState.isDirty;
  // The button stands outside the form, which cannot hold the other sections: they have their own.
  const send = () => column.current?.querySelector('form')?.requestSubmit();

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
          <LetterTextsSection />
          <RemindersSection profile={profile} />
          {subscription}
          <SecuritySection />
          <DataSection />
          <SaveBar shown={dirty} busy={saving} onSave={send} onCancel={() => form.reset()} />
        </div>
      </div>
      <Dock>
        <Button variant="primary" size="l" block busy={saving} onClick={send}>
          Enregistrer
        </Button>
      </Dock>
      <UnsavedChangesGuard when={dirty} />
    </Page>
  );
}
