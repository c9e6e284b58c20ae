import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { readAsDataUrl } from '#web/ui/fileButton.tsx';
import { IconButton } from '#web/ui/iconButton.tsx';

/** The company's logo, and the button that adds or changes it (docs/product.md, Dashboard). */
export function CompanyLogo({ profile }: { profile: ProfileAnswer | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const save = useAct({
    act: async (file: File) =>
      api.put<ProfileAnswer>('/api/profile/logo', { logo: await readAsDataUrl(file) }),
    success: 'Logo mis à jour avec succès',
    failure: 'Erreur lors de la mise à jour du logo',
    refresh: ['profile'],
  });
  // Without a picture, the letter that a printer would set in its place.
  const initial = profile?.company.trim().charAt(0).toLocaleUpperCase('fr');
  const label = profile?.logo ? 'Changer le logo' : 'Ajouter un logo';
  return (
    <span className="relative grid size-14 flex-none place-items-center rounded-sm bg-print text-print-ink inset-ring inset-ring-hairline">
      {profile?.logo ? (
        <button
          type="button"
          className="grid size-14 place-items-center"
          aria-label={label}
          title={label}
          disabled={save.isPending}
          onClick={() => input.current?.click()}
        >
          <img className="max-h-12 max-w-12 object-contain" src={profile.logo} alt="" />
        </button>
      ) : (
        <IconButton
          className="not-hover:text-print-ink-2"
          label={label}
          disabled={save.isPending}
          onClick={() => input.current?.click()}
        >
          {initial ? (
            <span className="font-display text-[1.625rem] leading-none font-title text-print-ink">
              {initial}
            </span>
          ) : (
            <ImagePlus className="i" />
          )}
        </IconButton>
      )}
      <input
        ref={input}
        className="sr"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) save.mutate(file);
        }}
      />
    </span>
  );
}
