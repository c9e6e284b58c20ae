import { addDays, parisDay } from '#domain/calendar.ts';
import { reminderLetter } from '#domain/reminders/letter.ts';
import { penaltyRule } from '#domain/reminders/penaltyRule.ts';
import { type Stage, STAGE_FACTS, stageLabel, type Tone } from '#domain/reminders/stages.ts';
import { sumDue } from '#domain/reminders/sums.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface Props {
  stage: Stage;
  tone: Tone;
  profile: ProfileAnswer;
  onClose: () => void;
}

/** The letter of a stage, about an invoice that is only an example. */
export function LetterPreview({ stage, tone, profile, onClose }: Props) {
  const { subject, message } = example(stage, tone, profile);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={stageLabel(stage)}
      description="Un exemple, pour un client professionnel qui doit 1 200,00 €. Chaque lettre se relit et se modifie avant de partir."
      foot={<Button onClick={onClose}>Fermer</Button>}
    >
      <p className="strong">{subject}</p>
      <p className="border-l-2 border-rule pl-4 whitespace-pre-line">{message}</p>
    </Dialog>
  );
}

function example(stage: Stage, tone: Tone, seller: ProfileAnswer) {
  const today = parisDay(new Date());
  const dueDate = addDays(today, stage === 'courtesy' ? 3 : -42);
  const rule = penaltyRule(seller, 'business');
  const late = { rows: [], penalties: 10.85, fee: rule.fee, unknown: null };
  const none = { ...late, penalties: 0, fee: 0 };
  return reminderLetter({
    stage,
    tone,
    claims: STAGE_FACTS[stage].claims,
    seller,
    client: { name: 'Monique Roche', kind: 'business' },
    document: {
      kind: 'invoice',
      number: `${seller.invoicePrefix}042`,
      date: addDays(dueDate, -15),
      dueDate,
      currency: 'EUR',
    },
    gross: 1200,
    sum: sumDue(1200, stage === 'courtesy' ? none : late, { asOf: today, currency: 'EUR' }),
    rule,
    written: [],
  });
}
