import { useFormContext } from 'react-hook-form';

/** The browser's own box: password managers know it, and the page stays light. */
export function CheckField({ name, label }: { name: string; label: string }) {
  const { register } = useFormContext();
  return (
    <label className="check items-center">
      <input
        type="checkbox"
        className="m-0 size-[1.125rem] flex-none cursor-pointer accent-action"
        {...register(name)}
      />
      {label}
    </label>
  );
}
