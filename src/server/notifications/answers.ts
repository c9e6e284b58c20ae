import { z } from 'zod';

export const notificationAnswer = z.object({
  id: z.string(),
  /** What happened, as a name: `overdue`, `email_failed`. */
  kind: z.string(),
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  createdAt: z.string(),
  documentId: z.string().nullable(),
});
export type NotificationAnswer = z.infer<typeof notificationAnswer>;

export const notificationListAnswer = z.object({
  items: z.array(notificationAnswer),
  nextCursor: z.string().nullable(),
  unread: z.number().int(),
});
export type NotificationListAnswer = z.infer<typeof notificationListAnswer>;

/** `PATCH /api/notifications`: what it changed, so that it can be taken back. */
export const notificationMarksAnswer = z.object({
  marked: z.array(z.string()),
  unread: z.number().int(),
});
export type NotificationMarksAnswer = z.infer<typeof notificationMarksAnswer>;
