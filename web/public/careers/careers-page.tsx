import { publicPages } from '#content/pages.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';

export const meta = () => publicPageMeta('careers');

export default function CareersPage() {
  return <PageHeader title={publicPages.careers.title} lead={publicPages.careers.description} />;
}
