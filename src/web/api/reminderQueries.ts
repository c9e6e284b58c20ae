import { queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';
import type {
  ClientRemindersAnswer,
  DueRemindersAnswer,
  ReminderLetterAnswer,
  ReminderSettingsAnswer,
  RemindersAnswer,
} from '#server/documents/reminders/answers.ts';

/** What the screens read of reminders. */

interface LetterAsked {
  stage: string;
  tone: string;
  claims: boolean;
}

/** What left, what comes and what is owed; every change of a document may change it. */
export const remindersQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['documents', 'reminders', documentId],
    queryFn: ({ signal }) =>
      api.get<RemindersAnswer>(
        `/api/documents/${encodeURIComponent(documentId)}/reminders`,
        {},
        { signal },
      ),
  });

/** A reminder as it may leave today. */
export const reminderLetterQuery = (documentId: string, asked: LetterAsked) =>
  queryOptions({
    queryKey: ['documents', 'reminder-letter', documentId, asked],
    queryFn: ({ signal }) =>
      api.get<ReminderLetterAnswer>(
        `/api/documents/${encodeURIComponent(documentId)}/reminder-letter`,
        { ...asked },
        { signal },
      ),
  });

/** Whom to remind today. */
export const dueRemindersQuery = queryOptions({
  queryKey: ['documents', 'reminders-due'],
  queryFn: ({ signal }) => api.get<DueRemindersAnswer>('/api/reminders', {}, { signal }),
});

export const reminderSettingsQuery = queryOptions({
  queryKey: ['reminder-settings'],
  queryFn: ({ signal }) =>
    api.get<ReminderSettingsAnswer>('/api/reminder-settings', {}, { signal }),
});

export const clientRemindersQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['clients', 'reminders', clientId],
    queryFn: ({ signal }) =>
      api.get<ClientRemindersAnswer>(
        `/api/clients/${encodeURIComponent(clientId)}/reminders`,
        {},
        { signal },
      ),
  });
