import { termsOfService } from '#content/legal/terms-of-service.ts';
import { publicPages } from '#content/pages.ts';
import { breadcrumbData } from '#web/shell/breadcrumb-data.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { LegalPage } from './legal-page.tsx';

export const meta = () => publicPageMeta('terms_of_service', breadcrumbData([publicPages.terms_of_service]));

export default function TermsPage() {
  return <LegalPage page="terms_of_service" text={termsOfService} />;
}
