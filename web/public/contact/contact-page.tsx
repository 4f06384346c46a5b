import { offices } from '#content/company.ts';
import { publicPages } from '#content/pages.ts';
import { breadcrumbData } from '#web/shell/breadcrumb-data.ts';
import { organizationData } from '#web/shell/organization-data.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';
import { Section } from '../page/section.tsx';
import { ContactForm } from './contact-form.tsx';
import { OfficeChart } from './office-chart.tsx';
import { OfficeList } from './office-list.tsx';
import { QuickContact } from './quick-contact.tsx';

export const meta = () =>
  publicPageMeta('contact', organizationData(), breadcrumbData([publicPages.contact]));

export default function ContactPage() {
  return (
    <>
      <PageHeader
        title={publicPages.contact.title}
        lead="We reply within 24 hours. For cargo in transit, call our 24/7 hotline."
      />
      <div className="bg-surface">
        <div className="container-site grid gap-12 py-10 lg:grid-cols-[7fr_5fr] lg:gap-16 lg:py-14">
          <section aria-labelledby="message">
            <h2 id="message" className="mb-6">
              Send us a message
            </h2>
            <ContactForm />
          </section>
          <div className="lg:sticky lg:top-24 lg:self-start">
            <QuickContact />
          </div>
        </div>
      </div>
      <Section id="offices" title="Offices" tinted>
        <OfficeChart cities={offices.map(({ city }) => city)} />
        <div className="mt-10">
          <OfficeList offices={offices} />
        </div>
      </Section>
    </>
  );
}
