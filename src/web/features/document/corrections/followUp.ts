/** The acts that make one document follow another. */
export type FollowUp = 'credit' | 'corrective' | 'again' | 'deposit' | 'received' | 'receipt';
