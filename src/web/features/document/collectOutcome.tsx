import { useFormContext } from 'react-hook-form';
import { formatAmount } from '#domain/format/numbers.ts';
import { exact } from '#domain/money/decimal.ts';
import type { PaymentsAnswer } from '#server/payments/answers.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { Told } from '#web/ui/told.tsx';
import { type TypedPayment, useTypedPayment } from './typedPayment.ts';

interface Props {
  payments: Pick<PaymentsAnswer, 'gross' | 'left' | 'currency'>;
}

/** What the invoice will be once this is recorded, before it is. */
export function Outcome({ payments: { gross, left, currency } }: Props) {
  const { direction, signed, excess } = useTypedPayment();
  if (direction === 'returned' || signed <= 0 || left <= 0 || gross <= 0) return null;
  const over = beyond(signed, left);
  // Until it is said to be too much it may be a slip of the finger: nothing comes of it.
  if (over > 0 && !excess) return null;
  const rest = Math.max(0, exact(left).minus(exact(signed)).toNumber());
  const share = (amount: number) => ({ width: `${(100 * Math.min(amount, gross)) / gross}%` });
  const words =
    over > 0
      ? `Tout sera réglé, et ${formatAmount(over, currency)} resteront à lui rendre.`
      : rest === 0
        ? 'Tout sera réglé.'
        : `Il restera ${formatAmount(rest, currency)} sur ${formatAmount(gross, currency)}.`;
  return (
    <div className="grid gap-2">
      <Told words={words} />
      <div className="flex h-2 bg-well" aria-hidden="true">
        <span className="bg-paid" style={share(gross - left)} />
        <span className="bg-action" style={share(Math.min(signed, left))} />
      </div>
      <p className="small soft">
        {rest === 0 ? (
          words
        ) : (
          <>
            <b className="strong">Il restera {formatAmount(rest, currency)}</b> sur{' '}
            {formatAmount(gross, currency)}.
          </>
        )}
      </p>
    </div>
  );
}

/** More than what is left: kept for the client only when the user says so. */
export function Beyond({ payments: { left, currency } }: Props) {
  const { clearErrors, setValue } = useFormContext<TypedPayment>();
  const { direction, signed, excess } = useTypedPayment();
  const over = beyond(signed, left);
  if (direction === 'returned' || over <= 0) return null;
  return (
    <Checkbox
      label={`Le client a payé ${formatAmount(over, currency)} de trop`}
      hint={excess ? undefined : 'À cocher si c’est bien ce que vous avez reçu.'}
      checked={excess}
      onChange={(next) => {
        setValue('excess', next, { shouldDirty: true });
        // The refusal of the amount is answered.
        clearErrors('amount');
      }}
    />
  );
}

function beyond(signed: number, left: number): number {
  return exact(signed)
    .minus(exact(Math.max(0, left)))
    .toNumber();
}
