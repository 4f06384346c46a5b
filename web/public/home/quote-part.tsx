import { QuoteSection } from '#web/quotes/quote-section.tsx';
import { useHydrated } from '#web/ui/loading/use-hydrated.ts';

/** The quote form at the end of the home page. Clicks before hydration are replayed; see start-on-interaction.ts. */
export function QuotePart() {
  const hydrated = useHydrated();
  return (
    <div data-not-hydrated={hydrated ? undefined : ''}>
      <QuoteSection />
    </div>
  );
}
