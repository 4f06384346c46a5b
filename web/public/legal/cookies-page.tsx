import { cookiePolicy } from '#content/legal/cookie-policy.ts';
import { publicPages } from '#content/pages.ts';
import { CookieSettingsButton } from '#web/consent/cookie-settings-button.tsx';
import { breadcrumbData } from '#web/shell/breadcrumb-data.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { LegalPage } from './legal-page.tsx';

export const meta = () => publicPageMeta('cookie_policy', breadcrumbData([publicPages.cookie_policy]));

export default function CookiesPage() {
  return (
    <LegalPage
      page="cookie_policy"
      text={cookiePolicy}
      below={{ 'managing-preferences': <CookieSettingsButton /> }}
    />
  );
}
