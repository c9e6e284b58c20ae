/** The reasons to write to us, in order, under their French labels. */
export const CONTACT_REASONS = [
  { value: 'support', label: 'Support technique' },
  { value: 'billing', label: 'Facturation' },
  { value: 'feature', label: 'Suggestion de fonctionnalité' },
  { value: 'bug', label: 'Signaler un bug' },
  { value: 'other', label: 'Autre' },
] as const;
