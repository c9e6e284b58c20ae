/** What stands in front of the screen and has its keys; a message is a dialog to Base UI, and takes none. */
export const DIALOG = '[role="dialog"]:not([data-message])';
