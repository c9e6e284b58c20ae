/** The row of a table of choices. Throws when the table has no such value, which types forbid. */
export function choiceOf<Choice extends { value: unknown }>(
  choices: readonly Choice[],
  value: Choice['value'],
): Choice {
  const found = choices.find((choice) => choice.value === value);
  if (!found) throw new Error(`No choice « ${String(value)} »`);
  return found;
}
