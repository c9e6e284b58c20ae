import type { ReactNode } from 'react';
import { WitnessForm } from './witnessForm.tsx';

/** For anyone who received an invoice: no account needed, and the answer is yes or no. */
export function VerifyPage() {
  return (
    <main id="main" tabIndex={-1} className="wrap pt-12 pb-24 max-desk:pt-6 max-desk:pb-16">
      <h1 className="h1">Vérifier un témoin du registre</h1>
      <p className="lead mt-3 max-w-[38rem]">
        La facture que vous avez reçue par e-mail se termine par une ligne signée. Elle dit si le
        registre de l’expéditeur a été réécrit depuis.
      </p>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-12 @table:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        <WitnessForm />
        <dl className="grid content-start border-t border-rule">
          <Fact title="Ce que la ligne prouve">
            Ce qu’était le registre ce jour-là. En retirer, changer ou ajouter quoi que ce soit
            avant elle, puis tout recalculer, changerait l’empreinte qu’elle porte.
          </Fact>
          <Fact title="Ce qu’elle ne prouve pas">
            Que la facture est exacte ou payée, ni que le PDF joint n’a pas été changé en route.
          </Fact>
          <Fact title="Ce que nous montrons">
            Oui ou non. Ni les clients, ni les montants, ni le nom de l’expéditeur.
          </Fact>
        </dl>
      </div>
    </main>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-b border-hairline py-4">
      <dt className="small soft">{title}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
