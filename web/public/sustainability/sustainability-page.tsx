import { publicPages } from '#content/pages.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';

export const meta = () => publicPageMeta('sustainability');

export default function SustainabilityPage() {
  return (
    <PageHeader title={publicPages.sustainability.title} lead={publicPages.sustainability.description} />
  );
}
