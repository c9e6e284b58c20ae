/** A fault of the look review: what it was, what is there now, and the pictures that show both. */
export interface Fault {
  number: number;
  was: string;
  now: string;
  /** Names of pictures, `screen-width-theme`, with `-full` for the whole page (screens.ts). */
  pictures: readonly string[];
}

const fault = (number: number, was: string, now: string, pictures: readonly string[]): Fault => ({
  number,
  was,
  now,
  pictures,
});

/** The thirty faults, in the order of the review. */
export const FAULTS: readonly Fault[] = [
  fault(
    1,
    'Between 761 and 960 px nothing fits.',
    'A rail of 64 px, columns sized on their container: nothing overflows.',
    ['wizard1-800-light', 'wizard1-768-light', 'documents-800-light', 'dashboard-768-light'],
  ),
  fault(
    2,
    'The settings’ save button leaves the screen.',
    'A bar rises from the foot at the first change.',
    ['account-moderne-1440-light', 'account-leave-1440-light', 'account-moderne-390-light'],
  ),
  fault(
    3,
    'The chart draws money on days that had none.',
    'Receipts added up in steps, a dot per payment; twelve months in bars.',
    ['chart-90-1440-light', 'chart-hover-1440-light', 'chart-hover-1440-dark'],
  ),
  fault(
    4,
    'A late invoice neither says so nor proposes anything.',
    '« En retard de N jours » leads, « Relancer » is the main act.',
    ['doc-late-1440-light-full', 'doc-late-390-light-full', 'doc-late-1440-dark'],
  ),
  fault(
    5,
    'What the sentence says beyond lines is neither shown nor obeyed.',
    'It is dotted in the sentence, stands in chips, and the form follows.',
    ['wiz1-filled-1440-light', 'wiz3-1440-light-full', 'landing-try-1440-light'],
  ),
  fault(
    6,
    'Waiting is a blank page.',
    'Shell and skeleton are drawn at once; calls are held 3.5 s here.',
    ['waiting-1440-dark', 'empty-clients-1440-light'],
  ),
  fault(7, 'On a phone the sentence comes sixth.', 'The sentence first, its lines under it.', [
    'wiz1-filled-390-light',
    'empty-create-390-light',
    'wiz3-390-light-full',
  ]),
  fault(8, 'The « Payé » stamp is gone.', 'It is struck on the sheet when the last euro comes.', [
    'just-paid-1440-light',
    'doc-paid-1440-light',
  ]),
  fault(9, 'Big amounts break the editor.', 'Columns hold them, long addresses wrap.', [
    'long-editbig-1440-light',
    'long-client-390-light',
  ]),
  fault(10, 'The phone’s list takes 145 px a document.', 'Two lines a document, no bin.', [
    'documents-390-light',
    'documents-390-dark',
  ]),
  fault(
    11,
    'The head figures contradict each other.',
    'Definitions stay; each says what it counts and over which period.',
    ['dashboard-1440-light'],
  ),
  fault(12, 'The first minute is a settings form.', 'One question, drawn on a sheet.', [
    'new-gate-1440-light',
  ]),
  fault(
    13,
    'The empty dashboard is seven zeros.',
    'The ruled field and three steps, no chart before the first payment.',
    ['empty-dashboard-1440-light', 'empty-dashboard-390-light'],
  ),
  fault(
    14,
    '« Vérification » verifies nothing.',
    'The sheet to read, facts to correct where they stand, doubts beside it.',
    ['wiz2-1440-light-full', 'wiz2-390-light', 'wiz2-1440-dark', 'wiz2-834-light'],
  ),
  fault(
    15,
    'Cells do not look editable, the preview cannot be read.',
    'Dotted baselines, a pencil; the sheet may be read, and the line is lit on it.',
    ['wiz3-1440-light-full', 'edit-1440-light-full', 'edit-1440-dark', 'edit-834-light'],
  ),
  fault(16, 'The history speaks machine.', '« Sa vie », in sentences, with its future.', [
    'doc-late-1440-light-full',
  ]),
  fault(
    17,
    'Clients without money, two names for one person.',
    'What each owes and was billed stands in the row.',
    ['clients-1440-light', 'client-1440-light-full', 'clients-390-light'],
  ),
  fault(18, 'New client: twelve fields at once.', 'One field with look-up, the rest on demand.', [
    'newclient-1440-light-full',
    'newclient-390-light',
  ]),
  fault(19, 'The e-mail dialog hedges and hides.', 'It says which sending this is, with copies.', [
    'email-1440-light',
    'email-390-light',
  ]),
  fault(
    20,
    'Notifications: a block of blue about one’s own acts.',
    'A dot; what others or time did; the act in the row.',
    ['notifications-1440-light', 'notifications-390-light', 'notifications-1440-dark'],
  ),
  fault(21, '« Commencer » or « Continuer »?', 'One button that follows the field.', [
    'landing-1440-light',
  ]),
  fault(22, 'After its head the landing deflates.', 'One story, six trades, no greyed grid.', [
    'landing-1440-light-full',
  ]),
  fault(23, 'Three looks are one layout in three paints.', 'Three compositions.', [
    'pdf-classique-invoice-1',
    'pdf-moderne-invoice-1',
    'pdf-epure-invoice-1',
  ]),
  fault(
    24,
    'The PDF hides how much and when.',
    'What is due stands on top; sums are carried over; two lines stay with the totals.',
    ['pdf-classique-invoice-1', 'long-doc60-390-light', 'doc-quote-1440-dark'],
  ),
  fault(25, 'The palette creates nothing.', 'A sentence opens the wizard, filled.', [
    'palette-create-1440-light',
    'palette-create-1440-dark',
  ]),
  fault(26, 'The index of the settings lies.', 'It follows what is read.', [
    'security-2fa-1440-light',
  ]),
  fault(27, 'Two filters behind a button.', 'Counted views, months with their totals.', [
    'filters-1440-light',
    'documents-nomatch-1440-light',
  ]),
  fault(28, 'Words of state do not agree.', '« Émise », « Réglée », « Accepté ».', [
    'client-1440-light-full',
    'just-paid-1440-light',
  ]),
  fault(29, 'Micro-typography of figures.', 'One minus sign, totals under their column.', [
    'wiz3-1440-dark',
    'wiz1-filled-1440-light',
    'help-article-1440-light',
  ]),
  fault(30, 'Small unfinished things.', 'Each finished, or said why it stays.', [
    'account-invalid-1440-light',
    'newclient-1440-light-full',
    'rien-du-tout-1440-light',
    'elsewhere-1440-light',
    'edit-sent-1440-light',
  ]),
];
