/** The acts that make one document follow another. */
export type FollowUp =
  | 'correct'
  | 'credit'
  | 'rectify'
  | 'again'
  | 'ask_deposit'
  | 'received'
  | 'receipt'
  | 'make_situation'
  | 'accept_works'
  | 'accept_options';
