import { publicPages } from '#content/pages.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';

export const meta = () => publicPageMeta('air_freight');

export default function AirFreightPage() {
  return <PageHeader title={publicPages.air_freight.title} lead={publicPages.air_freight.description} />;
}
