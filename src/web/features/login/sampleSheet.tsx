import { formatAmount } from '#domain/format/numbers.ts';
import { Recipient, WrittenPaper } from '#web/ui/paper.tsx';

const lines = [
  {
    description: 'Pose d’étagères en chêne',
    source: '3 étagères en chêne à 140 € pièce',
    quantity: '3',
    unitPrice: formatAmount(140),
    total: formatAmount(420),
  },
  {
    description: 'Ajustement',
    source: '2 h 30 d’ajustement à 48 €/h',
    quantity: '2,5 h',
    unitPrice: formatAmount(48),
    total: formatAmount(120),
  },
  {
    description: 'Déplacement',
    source: 'déplacement 35 €',
    quantity: '1',
    unitPrice: formatAmount(35),
    total: formatAmount(35),
  },
];

/** An invoice as the product makes them; decoration, hidden from assistive technology. */
export function SampleSheet() {
  return (
    <WrittenPaper
      format="page"
      kind="Facture"
      number="INV-042"
      from={{
        name: 'Atelier Morel',
        lines: ['Camille Morel EI'],
        soft: ['14 rue des Olivettes', '44000 Nantes'],
      }}
      meta={[
        { term: 'Date', value: '21 nov. 2026' },
        { term: 'Échéance', value: '6 déc. 2026' },
        {
          term: 'Client',
          value: <Recipient name="Brasserie Lune" address="7 quai de la Fosse, 44000 Nantes" />,
        },
      ]}
      lines={lines}
      sums={[
        { label: 'Total HT', amount: formatAmount(575) },
        { label: 'TVA 20 %', amount: formatAmount(115) },
      ]}
      total={{ label: 'Total TTC', amount: formatAmount(690) }}
      foot={
        <>
          <p>
            Paiement par virement à 15 jours. Indemnité forfaitaire pour frais de recouvrement en
            cas de retard de paiement&nbsp;: 40&nbsp;€. Escompte pour paiement anticipé&nbsp;:
            néant.
          </p>
          <p>SIRET 123 456 782 00015 · TVA FR12345678900</p>
        </>
      }
    />
  );
}
