import { formatAmount } from '#domain/format/numbers.ts';

const lines = [
  {
    description: 'Pose d’étagères en chêne',
    source: '3 étagères en chêne à 140 € pièce',
    quantity: '3',
    unitPrice: 140,
    total: 420,
  },
  {
    description: 'Ajustement',
    source: '2 h 30 d’ajustement à 48 €/h',
    quantity: '2,5 h',
    unitPrice: 48,
    total: 120,
  },
  {
    description: 'Déplacement',
    source: 'déplacement 35 €',
    quantity: '1',
    unitPrice: 35,
    total: 35,
  },
];

/** An invoice as the product makes them; decoration, hidden from assistive technology. */
export function SampleSheet() {
  return (
    <article className="sheet sheet--a4">
      <div className="sheet__in">
        <div className="sheet__top">
          <div>
            <div className="sheet__type">Facture</div>
            <div className="sheet__no">N° INV-042</div>
          </div>
          <div className="sheet__from">
            <b>Atelier Morel</b>
            <br />
            Camille Morel EI
            <br />
            <span className="sheet__soft">
              14 rue des Olivettes
              <br />
              44000 Nantes
            </span>
          </div>
        </div>
        <dl className="sheet__meta">
          <div>
            <dt>Date</dt>
            <dd>21 nov. 2026</dd>
          </div>
          <div>
            <dt>Échéance</dt>
            <dd>6 déc. 2026</dd>
          </div>
          <div className="sheet__to">
            <dt>Client</dt>
            <dd>
              <b>Brasserie Lune</b>
              <br />
              <span className="sheet__soft">7 quai de la Fosse, 44000 Nantes</span>
            </dd>
          </div>
        </dl>
        <table>
          <thead>
            <tr>
              <th>Désignation</th>
              <th>Quantité</th>
              <th>Prix unitaire HT</th>
              <th>Total HT</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.description}>
                <td>
                  {line.description}
                  <br />
                  <span className="sheet__soft text-[0.88em]">« {line.source} »</span>
                </td>
                <td>{line.quantity}</td>
                <td>{formatAmount(line.unitPrice)}</td>
                <td>{formatAmount(line.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="sheet__sum">
          <dl className="sheet__totals">
            <dt className="sheet__soft">Total HT</dt>
            <dd>{formatAmount(575)}</dd>
            <dt className="sheet__soft">TVA 20 %</dt>
            <dd>{formatAmount(115)}</dd>
            <dt className="sum">Total TTC</dt>
            <dd className="sum">{formatAmount(690)}</dd>
          </dl>
        </div>
        <div className="sheet__foot">
          <p className="sheet__thanks">Merci pour votre confiance !</p>
          <p>
            Paiement par virement à 15 jours. Indemnité forfaitaire pour frais de recouvrement en
            cas de retard de paiement : 40 €. Escompte pour paiement anticipé : néant.
          </p>
          <p>SIRET 123 456 782 00015 · TVA FR12345678900</p>
        </div>
      </div>
    </article>
  );
}
