import { LandingSection } from './landingSection.tsx';
import { cx } from '#web/ui/cx.ts';
import { ProductPicture } from '#web/ui/productPicture.tsx';

const steps = [
  { title: 'Ajoutez vos clients', text: 'Un nom suffit pour commencer.' },
  { title: 'Décrivez la prestation', text: 'Écrite ou dictée, avec vos mots.' },
  { title: 'Générez', text: 'Les lignes apparaissent pendant que vous écrivez.' },
  { title: 'Personnalisez', text: 'Quantités, prix, notes, TVA.' },
  { title: 'Envoyez', text: 'Par e-mail ou en PDF, et suivez le paiement.' },
];

/** The second step is the one this page has just shown. */
const SHOWN_STEP = 1;

/** A dot on a line of ink that fades out after the last: down the page, across it where it is wide. */
const STEP =
  'relative pb-7 pl-9 before:absolute before:top-1 before:-bottom-1 before:left-1.75 before:w-0.5 before:bg-ink after:absolute after:top-1 after:left-0 after:size-4 after:rounded-full after:border-2 last:before:bg-transparent last:before:bg-[linear-gradient(to_bottom,var(--color-ink),transparent)] desk:pt-9 desk:pr-6 desk:pb-0 desk:pl-0 desk:before:inset-x-0 desk:before:top-1.75 desk:before:bottom-auto desk:before:h-0.5 desk:before:w-auto desk:after:top-0 desk:last:before:bg-[linear-gradient(to_right,var(--color-ink),transparent)]';

export function Timeline() {
  return (
    <LandingSection title="De la phrase à l’envoi, en cinq gestes">
      <ol className="desk:grid desk:grid-cols-5">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className={cx(
              STEP,
              index === SHOWN_STEP
                ? 'after:border-action after:bg-action'
                : 'after:border-ink after:bg-paper',
            )}
          >
            <h3 className="h3">{title}</h3>
            <p className="soft mt-1">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-4 grid items-center gap-6 desk:mt-16 desk:grid-cols-[minmax(0,1fr)_23.5%] desk:gap-10">
        <ProductPicture
          name="document"
          alt="La facture dans Encrier&nbsp;: la page telle qu’elle sera imprimée, et à côté son statut, le PDF à télécharger, l’envoi par e-mail et son registre."
        />
        <ProductPicture
          name="writing"
          alt="Sur un téléphone&nbsp;: la phrase qu’on écrit, et les lignes qu’Encrier en tire aussitôt."
        />
      </div>
    </LandingSection>
  );
}
