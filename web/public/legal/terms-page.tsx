import { publicPages } from '#content/pages.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';

export const meta = () => publicPageMeta('terms_of_service');

export default function TermsPage() {
  return (
    <PageHeader title={publicPages.terms_of_service.title} lead={publicPages.terms_of_service.description} />
  );
}
