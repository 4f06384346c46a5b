import { publicPages } from '#content/pages.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';

export const meta = () => publicPageMeta('news');

export default function NewsPage() {
  return <PageHeader title={publicPages.news.title} lead={publicPages.news.description} />;
}
