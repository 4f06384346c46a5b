import { publicPages } from '#content/pages.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';

export const meta = () => publicPageMeta('ocean_freight');

export default function OceanFreightPage() {
  return <PageHeader title={publicPages.ocean_freight.title} lead={publicPages.ocean_freight.description} />;
}
