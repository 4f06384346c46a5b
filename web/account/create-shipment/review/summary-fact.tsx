/** One line of "Your shipment". */
export function SummaryFact({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 text-dense">
      <dt className="text-ink-2">{name}</dt>
      <dd className={value ? 'font-semibold' : 'text-ink-3'}>{value || 'Not set'}</dd>
    </div>
  );
}
