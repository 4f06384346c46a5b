/** The full-page loader: a neatline that fills clockwise, with text. Appears after 200 ms. */
export function NeatlineLoader({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center">
      <p className="hidden max-w-prose p-4 text-center noscript:block">
        This screen needs JavaScript. Tracking, quotes and contact work without it.
      </p>
      <div className="noscript:hidden appears-late relative grid h-24 w-40 place-items-center">
        <svg aria-hidden="true" className="absolute inset-0 size-full">
          <rect width="100%" height="100%" fill="none" stroke="var(--line)" strokeWidth="8" />
          <rect
            width="100%"
            height="100%"
            pathLength="100"
            fill="none"
            stroke="var(--ink)"
            strokeWidth="8"
            className="neatline-fill"
          />
        </svg>
        <span className="text-ui font-semibold">{label}</span>
      </div>
    </div>
  );
}
