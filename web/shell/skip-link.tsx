/** The first Tab stop, which skips to the main content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      data-print="none"
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-sm bg-brand px-4 py-3 text-ui font-semibold text-on-brand focus:translate-y-0"
    >
      Skip to main content
    </a>
  );
}
