/** The queries that a reminder, or its hold, makes stale. */
export const REMINDER_REFRESH = ['documents', 'register', 'notifications', 'dashboard', 'outbox'];
