/** What a document that follows another makes stale. */
export const FOLLOWED = [
  'documents',
  'dashboard',
  'subscription',
  'register',
  'notifications',
  'clients',
  'profile',
] as const;
