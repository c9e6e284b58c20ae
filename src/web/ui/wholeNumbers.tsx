/** « INV-042 », « F2026-007 »: a line may otherwise end at the hyphen. */
const NUMBER = /([\p{L}\d]+-\d[\d-]*)/u;

/** A sentence whose document numbers are not cut in two. */
export function WholeNumbers({ text }: { text: string }) {
  return text.split(NUMBER).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
