import { QuoteSection } from '#web/quotes/quote-section.tsx';
import { useHydrated } from '#web/ui/loading/use-hydrated.ts';

/** The quote form at the end of the home page. Clicks before hydration are replayed; see start-on-intent.ts. */
export function QuotePart() {
  const hydrated = useHydrated();
  return (
    <div data-asleep={hydrated ? undefined : ''}>
      <QuoteSection />
    </div>
  );
}
