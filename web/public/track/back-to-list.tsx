import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useLocation } from 'react-router';
import { isLocalPath } from '#web/paths.ts';
import { useHydrated } from '#web/ui/loading/use-hydrated.ts';

/** History state passed from a list row to its shipment's page. */
export interface FromList {
  list: string;
}

/** A link back to the list, shown only to visitors who came from one. Stored in the history state. */
export function BackToList() {
  const { state } = useLocation() as { state: Partial<FromList> | null };
  const list = useHydrated() ? state?.list : undefined;
  if (!isLocalPath(list)) return null;
  return (
    <p data-print="none" className="-my-2 text-ui">
      <Link to={list} className="link inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to all shipments
      </Link>
    </p>
  );
}
