import { publicPages } from '#content/pages.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';

export const meta = () => publicPageMeta('road_transport');

export default function RoadTransportPage() {
  return (
    <PageHeader title={publicPages.road_transport.title} lead={publicPages.road_transport.description} />
  );
}
