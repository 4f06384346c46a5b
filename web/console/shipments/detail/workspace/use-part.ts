import { useSearchParams } from 'react-router';

const PARTS = ['overview', 'events', 'waypoints', 'messages', 'history', 'instructions'] as const;
export type Part = (typeof PARTS)[number];

/** The tab is in the URL, beside the shipment. */
export function usePart() {
  const [parameters, setParameters] = useSearchParams();
  const requested = parameters.get('part');
  // The tab's name in version 0.1, which bookmarks and links in messages may still have.
  const part = partNamed(requested === 'papers' ? 'instructions' : requested) ?? 'overview';
  const go = (wanted: Part) =>
    setParameters(
      (former) => {
        former.delete('field');
        if (wanted === 'overview') former.delete('part');
        else former.set('part', wanted);
        return former;
      },
      { replace: true, preventScrollReset: true },
    );
  return { part, field: parameters.get('field'), go };
}

export function partNamed(name: string | null): Part | undefined {
  return PARTS.find((part) => part === name);
}
