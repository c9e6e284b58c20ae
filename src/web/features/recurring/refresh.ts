/** What a change of a series makes stale. */
export const SERIES_REFRESH = ['recurring', 'documents', 'dashboard', 'notifications'] as const;
