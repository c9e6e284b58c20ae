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

export function Timeline() {
  return (
    <section className="sec">
      <div className="wrap">
        <div className="sec__head">
          <h2>De la phrase à l’envoi, en cinq gestes</h2>
        </div>
        <ol className="steps">
          {steps.map(({ title, text }, index) => (
            <li key={title} className={cx('step', index === SHOWN_STEP && 'step--now')}>
              <h3 className="h3">{title}</h3>
              <p className="soft mt-1">{text}</p>
            </li>
          ))}
        </ol>
        <div className="shots">
          <ProductPicture
            name="document"
            alt="La facture dans Encrier&nbsp;: la page telle qu’elle sera imprimée, et à côté son statut, le PDF à télécharger, l’envoi par e-mail et son registre."
          />
          <ProductPicture
            name="writing"
            alt="Sur un téléphone&nbsp;: la phrase qu’on écrit, et les lignes qu’Encrier en tire aussitôt."
          />
        </div>
      </div>
    </section>
  );
}
