import FlaskConical from 'lucide-react/icons/flask-conical';

/** Marks test shipments and test keys. */
export function TestBadge() {
  return (
    <span
      data-badge=""
      className="inline-flex h-6 items-center gap-1.5 rounded-xs border border-line-strong bg-sunken px-2 text-badge whitespace-nowrap text-ink-2"
    >
      <FlaskConical aria-hidden="true" className="size-3.5 shrink-0" />
      Test
    </span>
  );
}
