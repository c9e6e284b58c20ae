import { useQueryClient } from '@tanstack/react-query';
import {
  Archive,
  ArchiveRestore,
  ArrowRight,
  BellOff,
  BellRing,
  Check,
  Copy,
  Download,
  FileCheck2,
  FilePen,
  FileX2,
  HandCoins,
  HardHat,
  type LucideIcon,
  Pencil,
  Receipt,
  Repeat,
  Send,
  Stamp,
  ThumbsDown,
  ThumbsUp,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { isDeposit } from '#domain/document/kinds.ts';
import { optionsOf } from '#domain/document/options.ts';
import type { LineItem } from '#domain/document/types.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { askToIssue } from '#web/acts/issueQuestion.ts';
import { useAct } from '#web/acts/useAct.ts';
import { useStatusChoice } from '#web/acts/useStatusChange.ts';
import { ApiError } from '#web/api/apiError.ts';
import { paymentsQuery } from '#web/api/queries.ts';
import { actsOf, type DocumentAct, requestOf } from './actsOf.ts';
import { useArchiving } from './archiving.ts';
import { useConversion } from './conversion.ts';
import type { FollowUp } from './corrections/followUp.ts';
import { useAmendment, useQuoteAnswer } from './corrections/quoteAnswer.ts';
import { blockersOf } from './missingHints.tsx';

/** One act as a button or a row of the menu. */
export interface NamedAct {
  act: DocumentAct;
  label: string;
  /** Where there is little room; the label stays its name. */
  short?: string | undefined;
  icon: ReactNode;
  run: () => void;
  /** Where it goes, for what is a link. */
  href?: string | undefined;
  busy: boolean;
  danger: boolean;
}

/** What the page itself opens. */
export interface Openings {
  /** It was asked to collect, and what was paid so far is not here yet. */
  awaitingPayments: boolean;
  downloading: boolean;
  download: () => void;
  send: () => void;
  collect: () => void;
  remind: () => void;
  holdReminders: () => void;
  edit: () => void;
  remove: () => void;
  follow: (act: FollowUp) => void;
}

/** The acts of a document, each with its words and what it does. */
export function useDocumentActs(document: DocumentAnswer, openings: Openings) {
  const convert = useConversion(document);
  const answer = useQuoteAnswer(document);
  const amend = useAmendment(document);
  const archive = useArchiving(document);
  const choose = useStatusChoice();
  const navigate = useNavigate();
  const receipt = useLastReceipt(document);

  const runs: Record<DocumentAct, () => void> = {
    issue_and_send: () => issueAndSend(document, openings.send),
    issue: () => askToIssue({ document, purpose: 'issue', problems: blockersOf(document) }),
    send: openings.send,
    send_again: openings.send,
    mark_sent: () => choose({ document, to: 'sent' }),
    collect: openings.collect,
    remind: openings.remind,
    hold_reminders: openings.holdReminders,
    last_receipt: () => receipt.mutate(),
    unpaid_duplicate: () =>
      window.location.assign(`/api/documents/${document.id}/unpaid-duplicate.pdf`),
    accept: () =>
      optionsOf(document.lineItems as LineItem[]).length > 0
        ? openings.follow('accept_options')
        : answer.mutate({ acceptance: 'accepted' }),
    refuse: () => answer.mutate({ acceptance: 'refused' }),
    withdraw_answer: () => answer.mutate({ acceptance: null }),
    amend: () => amend.mutate(),
    convert: () => convert.mutate(),
    // Links go there (`href`).
    open_invoice: () => undefined,
    open_request: () => undefined,
    repeat: () => void navigate(`/app/recurring/new?from=${document.id}`),
    copy_to_clients: () => void navigate(`/app/documents/${document.id}/copies`),
    download: openings.download,
    edit: openings.edit,
    archive: () => archive.mutate(),
    delete: openings.remove,
    correct: () => openings.follow('correct'),
    ask_deposit: () => openings.follow('ask_deposit'),
    received: () => openings.follow('received'),
    receipt: () => openings.follow('receipt'),
    make_situation: () => openings.follow('make_situation'),
    accept_works: () => openings.follow('accept_works'),
  };
  const busy: Partial<Record<DocumentAct, boolean>> = {
    download: openings.downloading,
    convert: convert.isPending,
    accept: answer.isPending,
    refuse: answer.isPending,
    archive: archive.isPending,
    collect: openings.awaitingPayments,
    last_receipt: receipt.isPending,
  };
  const named = (act: DocumentAct): NamedAct => {
    const { label, short, icon: Icon } = wordsOf(act, document);
    const danger = act === 'delete';
    return {
      act,
      label,
      short,
      icon: <Icon className="i" />,
      run: runs[act],
      href: hrefOf(act, document),
      busy: busy[act] ?? false,
      danger,
    };
  };
  const acts = actsOf(document);
  return {
    main: named(acts.main),
    second: acts.second && named(acts.second),
    quiet: acts.quiet.map(named),
    more: acts.more.map(named),
  };
}

function hrefOf(act: DocumentAct, document: DocumentAnswer): string | undefined {
  if (act === 'open_invoice') return `/app/documents/${document.convertedDocumentId}`;
  if (act === 'open_request') return `/app/documents/${requestOf(document)?.documentId}`;
  return undefined;
}

/** The button does not wait for the payments: whoever presses it does, if they are not there yet. */
function useLastReceipt({ id }: DocumentAnswer) {
  const queries = useQueryClient();
  return useAct({
    act: async () => {
      const { items } = await queries.ensureQueryData(paymentsQuery(id));
      const last = items.findLast(({ stands, amount }) => stands && amount > 0);
      if (!last) throw new ApiError(404, 'no_receipt', 'aucun paiement n’est enregistré');
      window.location.assign(`/api/payments/${last.id}/receipt.pdf`);
    },
    failure: 'Le reçu n’a pas pu être téléchargé',
  });
}

/** What keeps it from being issued is said at once, before a letter is written for nothing. */
function issueAndSend(document: DocumentAnswer, send: () => void) {
  const problems = blockersOf(document);
  if (problems.length === 0) send();
  else askToIssue({ document, purpose: 'issue', problems });
}

interface Words {
  label: string;
  short?: string;
  icon: LucideIcon;
}

function wordsOf(act: DocumentAct, document: DocumentAnswer): Words {
  if (act === 'collect' && document.amountDue < 0) {
    return { label: 'Rendre la somme', icon: HandCoins };
  }
  if (act === 'collect' && document.amountDue === 0) {
    return { label: 'Enregistrer un mouvement', icon: HandCoins };
  }
  if (act === 'archive' && document.archivedAt) {
    return { label: 'Sortir des archives', icon: ArchiveRestore };
  }
  if (act === 'ask_deposit' && document.links.some(isDeposit)) {
    return { ...WORDS.ask_deposit, label: 'Demander un autre acompte' };
  }
  return WORDS[act];
}

const WORDS: Record<DocumentAct, Words> = {
  issue_and_send: { label: 'Émettre et envoyer', icon: Send },
  issue: { label: 'Émettre sans envoyer', icon: Stamp },
  send: { label: 'Envoyer par e-mail', icon: Send },
  send_again: { label: 'Envoyer à nouveau', icon: Send },
  mark_sent: { label: 'Marquer envoyée', icon: Check },
  collect: { label: 'Encaisser', icon: HandCoins },
  remind: { label: 'Relancer', icon: BellRing },
  hold_reminders: { label: 'Suspendre les relances', icon: BellOff },
  last_receipt: { label: 'Télécharger le reçu', icon: Receipt },
  unpaid_duplicate: { label: 'Duplicata d’impayé (TVA)', icon: FileX2 },
  accept: { label: 'Marquer accepté', icon: ThumbsUp },
  refuse: { label: 'Marquer refusé', icon: ThumbsDown },
  withdraw_answer: { label: 'Retirer la réponse', icon: Undo2 },
  amend: { label: 'Faire un avenant', icon: FilePen },
  convert: { label: 'Convertir en facture', icon: FileCheck2 },
  open_invoice: { label: 'Voir la facture', icon: ArrowRight },
  open_request: { label: 'Voir la demande d’acompte', icon: ArrowRight },
  repeat: { label: 'Répéter cette facture', icon: Repeat },
  copy_to_clients: { label: 'La même chose pour d’autres clients', icon: Copy },
  download: { label: 'Télécharger le PDF', short: 'PDF', icon: Download },
  edit: { label: 'Modifier', icon: Pencil },
  archive: { label: 'Archiver', icon: Archive },
  delete: { label: 'Supprimer', icon: Trash2 },
  correct: { label: 'Corriger', icon: FilePen },
  ask_deposit: { label: 'Demander un acompte', icon: HandCoins },
  received: { label: 'J’ai reçu l’acompte', icon: HandCoins },
  receipt: { label: 'J’ai reçu l’acompte', icon: HandCoins },
  accept_works: { label: 'Noter la réception des travaux', icon: HardHat },
  make_situation: { label: 'Faire une situation', icon: HardHat },
};
