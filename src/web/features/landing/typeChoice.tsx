import { type DocumentType, TYPE_CHOICES } from '#domain/document/kinds.ts';

/** Native radios: the landing leaves the kit's heavier controls to the app. */
export function TypeChoice({
  value,
  onChange,
}: {
  value: DocumentType;
  onChange: (type: DocumentType) => void;
}) {
  return (
    <div className="seg seg--s" role="radiogroup" aria-label="Type de document">
      {TYPE_CHOICES.map((choice) => (
        <label
          key={choice.value}
          className="seg__item relative has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus"
          data-checked={choice.value === value ? '' : undefined}
        >
          <input
            type="radio"
            name="try-type"
            className="sr"
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}
