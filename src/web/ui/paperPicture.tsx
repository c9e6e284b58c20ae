import { type Template, TEMPLATE_CHOICES } from '#domain/profile/look.ts';
import { PAPER_PICTURE, paperAddress } from './productPictures.ts';

/** A printed page, paper in both themes: its place is a blank sheet until it comes. */
export function PaperPicture({ template, named = true }: { template: Template; named?: boolean }) {
  const label = TEMPLATE_CHOICES.find(({ value }) => value === template)?.label ?? '';
  return (
    <figure className="m-0">
      <div className="rounded-sheet bg-print shadow-sheet">
        <img
          // The picture is white: laid on the paper of the theme, it takes its colour.
          className="h-auto w-full align-top mix-blend-multiply"
          src={paperAddress(template)}
          alt={`La facture INV-042 sur le papier «\u00A0${label}\u00A0»`}
          // Fetched after all else, and never waiting for a scroll: no page shows an empty sheet.
          fetchPriority="low"
          {...PAPER_PICTURE}
        />
      </div>
      {named && <figcaption className="small soft mt-3">{label}</figcaption>}
    </figure>
  );
}
