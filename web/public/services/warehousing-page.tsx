import { publicPages } from '#content/pages.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';

export const meta = () => publicPageMeta('warehousing');

export default function WarehousingPage() {
  return <PageHeader title={publicPages.warehousing.title} lead={publicPages.warehousing.description} />;
}
