import { publicPages } from '#content/pages.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';

export const meta = () => publicPageMeta('about');

export default function AboutPage() {
  return <PageHeader title={publicPages.about.title} lead={publicPages.about.description} />;
}
