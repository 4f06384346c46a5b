/** The letter that identifies an office in the list and on the chart, starting with A. */
export function OfficeKey({ index }: { index: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-6 shrink-0 place-items-center rounded-full sm:size-7 border border-ink bg-surface font-display text-dense font-bold text-ink"
    >
      {String.fromCharCode('A'.charCodeAt(0) + index)}
    </span>
  );
}
