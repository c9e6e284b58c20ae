/** The queries that a payment makes stale. */
export const PAYMENT_REFRESH = ['documents', 'dashboard', 'register', 'clients', 'accounting'];
