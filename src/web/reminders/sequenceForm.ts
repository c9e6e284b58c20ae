import { type Sequence } from '#domain/reminders/stages.ts';

/** A sequence as it is typed: the days before the due date are counted upwards there. */
export function typedSequence(sequence: Sequence): Sequence {
  const { courtesy } = sequence;
  return { ...sequence, courtesy: { ...courtesy, days: Math.abs(courtesy.days) } };
}
