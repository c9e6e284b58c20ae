import { Mail } from 'lucide-react';
import { useInstallation } from '#web/api/installation.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/**
 * Opens a mail to the contact address; without one, the contact form
 * (docs/product.md, Help and contact).
 */
export function ContactUs() {
  const address = useInstallation()?.contactEmail;

  return (
    <section className="mt-16 flex flex-wrap items-center justify-between gap-6 border-t border-rule pt-8">
      <div>
        <h2 className="h3">Vous n’avez pas trouvé ?</h2>
        <p className="soft mt-1">Du lundi au vendredi, 9h–18h. Réponse sous 24h.</p>
      </div>
      {address ? (
        <a className="btn btn--secondary" href={`mailto:${address}`}>
          <Mail className="i" />
          Contactez-nous
        </a>
      ) : (
        <ButtonLink to="/contact" icon={<Mail className="i" />}>
          Contactez-nous
        </ButtonLink>
      )}
    </section>
  );
}
