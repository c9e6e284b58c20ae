import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useOperatorFacts } from '#web/api/installation.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { OperatorFact } from '#web/ui/operatorFact.tsx';
import { ContactForm } from './contactForm.tsx';

export function ContactPage() {
  const facts = useOperatorFacts();
  const [sent, setSent] = useState(false);
  const address = facts['contactEmail'];

  return (
    <main id="main" tabIndex={-1} className="wrap pt-12 pb-24 max-desk:pt-6 max-desk:pb-16">
      <h1 className="h1">Contact</h1>
      <p className="lead mt-3 max-w-[38rem]">
        Une question, une idée, un problème : écrivez-nous. Beaucoup de réponses sont déjà dans le{' '}
        <Link className="link" to="/help">
          centre d’aide
        </Link>
        .
      </p>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-12 @table:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        {sent ? (
          <Sent onAgain={() => setSent(false)} />
        ) : (
          <ContactForm contactAddress={address ?? ''} onSent={() => setSent(true)} />
        )}
        <dl className="grid content-start border-t border-rule">
          <SideCard title="E-mail">
            <ContactAddress address={address} />
          </SideCard>
          <SideCard title="Adresse postale">
            <OperatorFact name="address" value={facts['address']} />
          </SideCard>
          <SideCard title="Horaires du support">
            Du lundi au vendredi, 9h–18h
            <br />
            <span className="soft">Réponse sous 24h</span>
          </SideCard>
        </dl>
      </div>
    </main>
  );
}

/** Plain words as prerendered, a link once awake: hydration writes no attribute. */
function ContactAddress({ address }: { address: string | null | undefined }) {
  const awake = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const fact = <OperatorFact name="contactEmail" value={address} />;
  if (!awake || !address) return fact;
  return (
    <a className="link" href={`mailto:${address}`}>
      {fact}
    </a>
  );
}

/** In place of the form, whose button had the focus: the heading takes it, and is read out. */
function Sent({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="empty content-start self-start">
      <h2 ref={heading} tabIndex={-1} className="h2 outline-0">
        Message envoyé !
      </h2>
      <p className="soft">Nous vous répondrons dans les plus brefs délais.</p>
      <Button variant="primary" onClick={onAgain}>
        Envoyer un autre message
      </Button>
    </div>
  );
}

function SideCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-b border-hairline py-4">
      <dt className="small soft">{title}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
