import { company } from '#content/company.ts';
import { publicPages } from '#content/pages.ts';
import type { ServicePageText } from '#content/services/service-page.ts';
import { breadcrumbData } from '#web/shell/breadcrumb-data.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PUBLIC_URL } from '#web/shell/public-url.ts';

/** Metadata and structured data of a service page. */
export function serviceMeta({ page: name }: ServicePageText) {
  const page = publicPages[name];
  return publicPageMeta(
    name,
    {
      '@type': 'Service',
      name: page.title,
      serviceType: page.title,
      description: page.description,
      url: `${PUBLIC_URL}${page.path}`,
      provider: { '@type': 'Organization', name: company.legal_name, url: `${PUBLIC_URL}/` },
    },
    breadcrumbData([page]),
  );
}
