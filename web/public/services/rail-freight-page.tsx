import { publicPages } from '#content/pages.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';

export const meta = () => publicPageMeta('rail_freight');

export default function RailFreightPage() {
  return <PageHeader title={publicPages.rail_freight.title} lead={publicPages.rail_freight.description} />;
}
