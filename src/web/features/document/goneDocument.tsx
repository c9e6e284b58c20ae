import { ButtonLink } from '#web/ui/button.tsx';
import { LostPage } from '#web/ui/lostPage.tsx';

/** In place of a document that is not there, or is there no more. */
export function GoneDocument() {
  return (
    <LostPage
      title="Document Non Trouvé"
      ways={
        <>
          <ButtonLink to="/app/documents" variant="primary">
            Retour aux documents
          </ButtonLink>
          <ButtonLink to="/app/register" variant="quiet">
            Chercher dans le registre
          </ButtonLink>
        </>
      }
    >
      Cette page du cahier est restée blanche. Le document a pu être supprimé (sa trace reste au
      registre), ou l’adresse mal recopiée.
    </LostPage>
  );
}
