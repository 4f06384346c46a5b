import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { ShareLinkItem } from './share-link-item.tsx';

interface ShareLinkListProps {
  tracking_number: string;
  onRevoked: (id: string) => void;
}

/** The links of a shipment that are in force, with their views. */
export function ShareLinkList({ tracking_number, onRevoked }: ShareLinkListProps) {
  const links = useQuery(api.shareLinks.list.queryOptions({ input: { tracking_number } }));
  return (
    <section aria-labelledby="share-links-heading">
      <h3 id="share-links-heading" className="mb-2 text-ui font-semibold">
        Links in use
      </h3>
      <QueryBoundary of={links} what="The links" skeleton={<Skeleton className="h-14" />}>
        {({ share_links }) =>
          share_links.length === 0 ? (
            <p className="text-ui text-ink-2">No active links.</p>
          ) : (
            <ul className="border-b border-line">
              {share_links.map((link) => (
                <ShareLinkItem key={link.id} link={link} onRevoked={() => onRevoked(link.id)} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </section>
  );
}
