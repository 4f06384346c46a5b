import { careers } from '#content/careers.ts';
import { company } from '#content/company.ts';
import { publicPages } from '#content/pages.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';
import { Section } from '../page/section.tsx';
import { ApplicationSteps } from './application-steps.tsx';
import { Benefits } from './benefits.tsx';
import { JobsTable } from './jobs-table.tsx';
import { Testimonials } from './testimonials.tsx';

export const meta = () => publicPageMeta('careers');

export default function CareersPage() {
  return (
    <>
      <PageHeader title={publicPages.careers.title} lead={careers.lead} />
      <Section id="open-roles" title="Open roles">
        <JobsTable />
        <p className="mt-6 max-w-[68ch] text-ink-2">
          Don’t see your role? Write to us and tell us which team you’d like to join:{' '}
          <a className="link" href={`mailto:${company.careers_email}`}>
            {company.careers_email}
          </a>
        </p>
      </Section>
      <Section id="benefits" title="Benefits" lead="The same for every role and every office." tinted>
        <Benefits />
      </Section>
      <Section
        id="colleagues"
        title="What our people say"
        lead={`${company.brand} is a demonstration company. These people and quotes are fictional.`}
      >
        <Testimonials />
      </Section>
      <Section id="how-it-goes" title="How we hire" tinted>
        <ApplicationSteps />
      </Section>
    </>
  );
}
