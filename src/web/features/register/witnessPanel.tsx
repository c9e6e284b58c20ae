import { WitnessForm } from './witnessForm.tsx';

/** « Vérifier un témoin », beside the verification of the whole register. */
export function WitnessPanel() {
  return (
    <section className="panel mt-4 grid gap-4" aria-labelledby="witness">
      <div className="grid gap-1">
        <h2 id="witness" className="strong">
          Vérifier un témoin
        </h2>
        <p className="soft">
          Chaque facture envoyée par e-mail porte une ligne signée qui dit l’état du registre ce
          jour-là. Vos clients la vérifient sans compte, à l’adresse{' '}
          <a className="link" href="/verify">
            /verify
          </a>
          .
        </p>
      </div>
      <WitnessForm />
    </section>
  );
}
