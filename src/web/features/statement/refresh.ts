/** The queries that booking a line makes stale. */
export const BOOKING_REFRESH = [
  'bank-credits',
  'documents',
  'dashboard',
  'register',
  'clients',
  'accounting',
];
