import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useLocation } from 'react-router';
import { isOwnPath } from '#web/paths.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** What a row of the list hands on to the page of its shipment. */
export interface FromList {
  list: string;
}

/** Only for who came from a list; the browser remembers it with the page. */
export function BackToList() {
  const { state } = useLocation() as { state: Partial<FromList> | null };
  const list = useHydrated() ? state?.list : undefined;
  if (!isOwnPath(list)) return null;
  return (
    <p data-print="none" className="-my-2 text-ui">
      <Link to={list} className="link inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All shipments of the list
      </Link>
    </p>
  );
}
