import { publicPages } from '#content/pages.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';

export const meta = () => publicPageMeta('quote');

export default function QuotePage() {
  return <PageHeader title={publicPages.quote.title} lead={publicPages.quote.description} />;
}
