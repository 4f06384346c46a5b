/** Drawing of a document with a folded corner. */
export function DocumentDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="23 3 56 66"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.5"
      className="h-18 w-15"
    >
      <path d="M31 8h36l11 11v49H31z" fill="var(--shoal-2)" stroke="none" />
      <path d="M24 4h36l11 11v49H24z" fill="var(--surface)" />
      <path d="M60 4v11h11" />
      <path d="M32 26h31M32 34h31M32 42h19" stroke="var(--line-strong)" />
      <path d="M32 54h31" strokeDasharray="4 4" />
    </svg>
  );
}
