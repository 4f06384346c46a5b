import { type ReactNode, Suspense } from 'react';
import { TabPanel } from '#web/ui/tabs.tsx';
import type { Part } from './use-part.ts';

interface LazyPanelProps {
  part: Part;
  /** Shown while the panel's code loads. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A panel whose code is loaded separately, and which stays mounted while another tab is open. */
export function LazyPanel({ part, fallback, children }: LazyPanelProps) {
  return (
    <TabPanel value={part} forceMount className="data-[state=inactive]:hidden">
      <Suspense fallback={fallback}>{children}</Suspense>
    </TabPanel>
  );
}
