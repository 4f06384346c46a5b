import { publicPages } from '#content/pages.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';

export const meta = () => publicPageMeta('privacy_policy');

export default function PrivacyPage() {
  return (
    <PageHeader title={publicPages.privacy_policy.title} lead={publicPages.privacy_policy.description} />
  );
}
