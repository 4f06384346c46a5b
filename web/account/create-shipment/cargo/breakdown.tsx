import { BreakdownTable, type BreakdownTableProps } from '#web/shipments/breakdown-table.tsx';

interface BreakdownProps extends BreakdownTableProps {
  title: string;
  note?: string | undefined;
}

/** How a figure is calculated, line by line; closed at first. */
export function Breakdown({ title, caption, unit, lines, total, note }: BreakdownProps) {
  return (
    <details className="rounded-md border border-line bg-surface">
      <summary className="min-h-11 px-4 py-2.5 text-ui font-semibold">{title}</summary>
      <BreakdownTable caption={caption} unit={unit} lines={lines} total={total} />
      {note && <p className="border-t border-line px-4 py-2.5 text-dense text-ink-2">{note}</p>}
    </details>
  );
}
