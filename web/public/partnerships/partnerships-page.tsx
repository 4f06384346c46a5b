import { publicPages } from '#content/pages.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';

export const meta = () => publicPageMeta('partnerships');

export default function PartnershipsPage() {
  return <PageHeader title={publicPages.partnerships.title} lead={publicPages.partnerships.description} />;
}
