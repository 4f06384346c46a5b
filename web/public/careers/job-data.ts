import { company, offices } from '#content/company.ts';
import type { Job } from '#content/jobs.ts';
import { paths } from '#web/paths.ts';
import { PUBLIC_URL } from '#web/shell/public-url.ts';

/** Structured data for search engines: schema.org's JobPosting. */
export function jobData(job: Job): object {
  const office = offices.find(({ city }) => city === job.city);
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job),
    url: `${PUBLIC_URL}${paths.job(job.slug)}`,
    identifier: { '@type': 'PropertyValue', name: company.legal_name, value: job.slug },
    datePosted: job.posted,
    validThrough: `${job.open_until}T23:59:59Z`,
    employmentType: job.hours === 'Full-time' ? 'FULL_TIME' : 'PART_TIME',
    directApply: true,
    hiringOrganization: { '@type': 'Organization', name: company.legal_name, sameAs: PUBLIC_URL },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(office && { streetAddress: office.address[0] }),
        addressLocality: job.city,
        ...(job.region && { addressRegion: job.region }),
        addressCountry: job.country_code,
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: {
        '@type': 'QuantitativeValue',
        minValue: job.pay.from_usd,
        maxValue: job.pay.to_usd,
        unitText: job.pay.per.toUpperCase(),
      },
    },
  };
}

/** The page's text as the plain HTML that schema.org requires. */
function descriptionOf({ summary, tasks, requirements }: Job): string {
  const list = (title: string, items: readonly string[]) =>
    `<p>${title}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  return `<p>${summary}</p>${list('What you will do', tasks)}${list('What you bring', requirements)}`;
}
