import type { RegisterKind } from './event.ts';

/** The kinds of entries, for a filter, in the order of a document's life. */
export const REGISTER_KINDS: readonly { value: RegisterKind; label: string }[] = [
  { value: 'created', label: 'Création' },
  { value: 'edited', label: 'Modification' },
  { value: 'issued', label: 'Émission' },
  { value: 'issue_taken_back', label: 'Émission reprise' },
  { value: 'status_set', label: 'Changement de statut' },
  { value: 'marked_sent', label: 'Envoi noté à la main' },
  { value: 'emailed', label: 'Envoi par e-mail' },
  { value: 'converted', label: 'Conversion' },
  { value: 'sealed', label: 'PDF scellé' },
  { value: 'payment_recorded', label: 'Encaissement' },
  { value: 'payment_reversed', label: 'Encaissement annulé' },
  { value: 'period_closed', label: 'Clôture' },
  { value: 'withdrawn', label: 'Numéro retiré' },
  { value: 'number_returned', label: 'Numéro rendu' },
  { value: 'archived', label: 'Archivage' },
  { value: 'corrected', label: 'Correction' },
  { value: 'answered', label: 'Réponse au devis' },
  { value: 'works_accepted', label: 'Réception des travaux' },
  { value: 'series_set', label: 'Numérotation changée' },
  { value: 'number_gap', label: 'Numéros sautés' },
  { value: 'profile_changed', label: 'Entreprise modifiée' },
  { value: 'client_changed', label: 'Client modifié' },
];
