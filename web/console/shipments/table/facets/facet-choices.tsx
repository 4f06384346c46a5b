import type { Facet } from './facet-popover.tsx';

/** The options of a filter with their result counts. */
export function FacetChoices({ facet: { name, options, chosen, onChoose, note } }: { facet: Facet }) {
  return (
    <fieldset>
      <legend className="px-2 py-1 text-caption">{name}</legend>
      {options.map(({ value, label, count }) => (
        <label
          key={value}
          className="flex min-h-9 items-center gap-3 rounded-sm px-2 text-dense hover:bg-brand-weak max-sm:min-h-11"
        >
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
            className="choice-box size-4.5 shrink-0"
          />
          <span className="inline-flex min-w-0 flex-1 items-center gap-1.5 break-words">{label}</span>
          {count !== null && <span className="num text-caption">{count.toLocaleString('en-US')}</span>}
        </label>
      ))}
      {note && <p className="px-2 py-1 text-caption">{note}</p>}
    </fieldset>
  );
}
