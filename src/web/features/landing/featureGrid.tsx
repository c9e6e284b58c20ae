import { FileText, FolderArchive } from 'lucide-react';
import type { ReactNode } from 'react';
import { LandingSection } from './landingSection.tsx';
import { Tag } from '#web/ui/states.tsx';

/** Four features, each with a fragment of the real thing rather than an icon. */
export function FeatureGrid() {
  return (
    <LandingSection
      id="fonctionnalites"
      title="Tout ce qu’une facture demande. Rien qui vous retarde."
    >
      <div className="@table:grid @table:grid-cols-2">
        <Feature
          title="Génération avancée par IA"
          text="Chaque ligne montre les mots dont elle vient. Un prix qui manque est signalé, jamais deviné."
        >
          <div>
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-hairline py-3 desk:grid-cols-[minmax(0,1fr)_auto_6.5rem] desk:gap-x-6">
              <span className="font-medium">Ajustement</span>
              <span className="num soft max-desk:col-start-2 max-desk:row-start-2 max-desk:text-right">
                2,5 h × 48,00 €
              </span>
              <span className="amount strong">120,00 €</span>
              <span className="col-start-1 text-small text-ink-3">
                « 2 h 30 d’ajustement à 48 €/h »
              </span>
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-hairline py-3 desk:grid-cols-[minmax(0,1fr)_auto_6.5rem] desk:gap-x-6">
              <span className="font-medium">Vernis mat, deux couches</span>
              <span className="max-desk:col-start-2 max-desk:row-start-2 max-desk:text-right">
                <Tag>Prix à compléter</Tag>
              </span>
              <span className="amount faint">0,00 €</span>
              <span className="col-start-1 text-small text-ink-3">« vernis mat deux couches »</span>
            </div>
          </div>
        </Feature>
        <Feature
          title="Documents personnalisables"
          text="Votre logo, votre numérotation, vos notes, votre taux de TVA. La mise en page, elle, reste irréprochable."
        >
          <div className="flex items-center gap-6">
            <span className="grid size-18 flex-none place-items-center overflow-hidden rounded-sm bg-print text-print-ink inset-ring inset-ring-hairline">
              <svg viewBox="0 0 40 40" width="44" height="44" aria-hidden="true">
                <path
                  fill="currentColor"
                  d="M4 4h32v13H26l3 8H11l3-8H4ZM4 21h4.5L5.5 29h29l-3-8H36v15H4Z"
                />
              </svg>
            </span>
            <dl className="small grid max-w-[15rem] flex-1 grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 [&_dd]:text-right [&_dd]:tabular-nums [&_dt]:text-ink-3">
              <dt>Facture suivante</dt>
              <dd className="strong">INV-043</dd>
              <dt>Devis suivant</dt>
              <dd className="strong">QUO-018</dd>
              <dt>Taux de TVA</dt>
              <dd className="strong">20 %</dd>
            </dl>
          </div>
        </Feature>
        <Feature
          title="Gestion des clients"
          text="Coordonnées, SIRET, historique et reste à payer, au même endroit. Cherchez un nom, tout est là."
        >
          <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 border-y border-hairline py-3">
            <span className="avatar avatar--client">BL</span>
            <div>
              <p className="strong">Brasserie Lune</p>
              <p className="small faint">Client depuis le 12 mars 2025</p>
            </div>
            <div className="amount">
              <p className="strong">1 140,00 €</p>
              <p className="small late">en retard</p>
            </div>
          </div>
        </Feature>
        <Feature
          title="Export PDF"
          text="Un PDF net, avec ses données Factur-X. Seul, par e-mail, ou tous vos documents dans une archive ZIP."
        >
          <ul className="small border-y border-hairline">
            <Exported icon={<FileText className="i" />} name="Facture_INV-042.pdf" note="84 Ko" />
            <Exported
              icon={<FolderArchive className="i" />}
              name="documents.zip"
              note="59 documents"
            />
          </ul>
        </Feature>
      </div>
    </LandingSection>
  );
}

function Feature({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid grid-rows-[auto_1fr] border-t border-hairline py-7 first:border-t-rule @table:pt-9 @table:pr-12 @table:pb-10 @table:nth-2:border-t-rule @table:even:border-l @table:even:pr-0 @table:even:pl-12">
      <div>
        <h3 className="h3">{title}</h3>
        <p className="mt-2 max-w-120 text-pretty text-ink-2">{text}</p>
      </div>
      <div className="mt-7 self-end">{children}</div>
    </div>
  );
}

function Exported({ icon, name, note }: { icon: ReactNode; name: string; note: string }) {
  return (
    <li className="flex items-center gap-3 border-b border-hairline py-2.5 last:border-b-0">
      <span className="faint flex">{icon}</span>
      <span className="strong">{name}</span>
      <span className="faint num ml-auto">{note}</span>
    </li>
  );
}
