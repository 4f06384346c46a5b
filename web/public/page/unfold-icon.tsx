/** A plus that becomes a minus while its `<details className="group">` is open. */
export function UnfoldIcon() {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      className="shrink-0 stroke-current"
      strokeWidth="2"
    >
      <path d="M3 10h14" />
      <path d="M10 3v14" className="group-open:hidden" />
    </svg>
  );
}
