/** Apart: the screens that open the panel need not carry the list of its forty files. */
export const loadAddClient = async () => (await import('./addClient.tsx')).AddClient;
