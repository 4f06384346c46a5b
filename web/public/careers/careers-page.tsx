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
          Nothing here that fits? Write to{' '}
          <a className="link" href={`mailto:${company.careers_email}`}>
            {company.careers_email}
          </a>{' '}
          and say which desk you would want to sit at.
        </p>
      </Section>
      <Section id="benefits" title="Benefits" lead="The same for every role and every office." tinted>
        <Benefits />
      </Section>
      <Section
        id="colleagues"
        title="What colleagues say"
        lead={`${company.brand} is a demonstration company: these people and their words are made up.`}
      >
        <Testimonials />
      </Section>
      <Section id="how-it-goes" title="How an application goes" tinted>
        <ApplicationSteps />
      </Section>
    </>
  );
}
