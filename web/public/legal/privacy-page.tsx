import { privacyPolicy } from '#content/legal/privacy-policy.ts';
import { publicPages } from '#content/pages.ts';
import { breadcrumbData } from '#web/shell/breadcrumb-data.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { LegalPage } from './legal-page.tsx';

export const meta = () => publicPageMeta('privacy_policy', breadcrumbData([publicPages.privacy_policy]));

export default function PrivacyPage() {
  return <LegalPage page="privacy_policy" text={privacyPolicy} />;
}
