import { Suspense } from 'react';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import type { WizardForm } from '../wizard-form.ts';

const AnalyzingChart = lazyWithRetry(async () => (await import('./analyzing-chart.tsx')).AnalyzingChart);

/** The placeholder while routes are calculated. */
export function AnalyzingRoutes({ form }: { form: WizardForm }) {
  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface">
      <div className="h-75 max-sm:h-55">
        <Suspense>
          <AnalyzingChart form={form} />
        </Suspense>
      </div>
      <p role="status" className="border-t border-line px-4 py-3 text-ui font-semibold">
        Analyzing optimal routes...
      </p>
    </div>
  );
}
