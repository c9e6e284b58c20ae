import { Check } from 'lucide-react';
import { useFormContext } from 'react-hook-form';

/** The browser's own box under the kit's looks: password managers know it, the page stays light. */
export function CheckField({ name, label }: { name: string; label: string }) {
  const { register } = useFormContext();
  return (
    <label className="check items-center">
      <span className="grid flex-none place-items-center [&>*]:[grid-area:1/1]">
        <input
          type="checkbox"
          className="check__box peer m-0 cursor-pointer appearance-none checked:bg-action checked:shadow-none"
          {...register(name)}
        />
        <Check className="pointer-events-none size-3.5 stroke-[2.4] text-on-action opacity-0 peer-checked:opacity-100" />
      </span>
      {label}
    </label>
  );
}
