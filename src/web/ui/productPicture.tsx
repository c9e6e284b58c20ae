import { PRODUCT_PICTURES, type ProductPictureName, pictureAddress } from './productPictures.ts';

interface ProductPictureProps {
  name: ProductPictureName;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  className?: string;
}

/**
 * The app as it is, in the reader's theme: both are written and the theme hides one, which then is never
 * fetched (lazy). No script, and no shift: the sizes are known, and ruled paper waits in their place.
 */
export function ProductPicture({ name, alt, className }: ProductPictureProps) {
  const { desk, phone } = PRODUCT_PICTURES[name];
  return (
    <div className={className}>
      {(['light', 'dark'] as const).map((theme) => (
        <picture key={theme}>
          <source
            media="(width < 48rem)"
            srcSet={pictureAddress(name, 'phone', theme)}
            {...phone}
          />
          <img
            className={`h-auto w-full rounded-md bg-well bg-(image:--picture-waiting) align-top shadow-sheet in-${theme}`}
            src={pictureAddress(name, 'desk', theme)}
            alt={alt}
            loading="lazy"
            decoding="async"
            {...desk}
          />
        </picture>
      ))}
    </div>
  );
}
