import { publicPages } from '#content/pages.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';

export const meta = () => publicPageMeta('documentation');

export default function DocumentationPage() {
  return <PageHeader title={publicPages.documentation.title} lead={publicPages.documentation.description} />;
}
