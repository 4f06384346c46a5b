import { publicPages } from '#content/pages.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';

export const meta = () => publicPageMeta('cookie_policy');

export default function CookiesPage() {
  return <PageHeader title={publicPages.cookie_policy.title} lead={publicPages.cookie_policy.description} />;
}
