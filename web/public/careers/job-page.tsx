import { useParams } from 'react-router';
import { jobAt } from '#content/jobs.ts';
import { publicPages } from '#content/pages.ts';
import { paths } from '#web/paths.ts';
import { breadcrumbData } from '#web/shell/breadcrumb-data.ts';
import { describedPage } from '#web/shell/page-meta.ts';
import { FigureStrip } from '#web/ui/figure-strip.tsx';
import NotFoundPage, { meta as notFoundMeta } from '../not-found/not-found-page.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { Section } from '../page/section.tsx';
import { Application } from './application.tsx';
import { ApplicationSteps } from './application-steps.tsx';
import { jobData } from './job-data.ts';
import { payRangeOf, placeOf, postedOn } from './job-labels.ts';

export function meta({ params }: { params: { slug?: string } }) {
  const job = jobAt(params.slug);
  if (!job) return notFoundMeta();
  const { title, description } = job;
  const path = paths.job(job.slug);
  return describedPage(
    { path, title, description },
    jobData(job),
    breadcrumbData([publicPages.careers, { title, path }]),
  );
}

export default function JobPage() {
  const job = jobAt(useParams().slug);
  if (!job) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        title={job.title}
        lead={job.summary}
        trail={[publicPages.careers, { title: job.title, path: paths.job(job.slug) }]}
      >
        <FigureStrip
          label="The role at a glance"
          figures={[
            { label: 'Location', value: <Whole>{placeOf(job)}</Whole> },
            { label: 'Type', value: job.hours },
            { label: `Pay per ${job.pay.per}, before tax`, value: <Whole>{payRangeOf(job)}</Whole> },
            { label: 'Posted', value: <Whole>{postedOn(job)}</Whole> },
          ]}
        />
      </PageHeader>
      <div className="container-site grid gap-x-16 gap-y-12 py-14 lg:grid-cols-2 lg:py-20">
        <Points id="tasks" title="What you will do" points={job.tasks} />
        <Points id="requirements" title="What you bring" points={job.requirements} />
      </div>
      <Section
        id="apply"
        title="Apply for this role"
        lead="Send your name, your e-mail address and your CV. No cover letter needed."
        tinted
      >
        <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
          <Application key={job.slug} job={job} />
          <aside aria-labelledby="how-it-goes" className="border-t border-line-strong pt-5">
            <h3 id="how-it-goes" className="mb-4">
              How we hire
            </h3>
            <ApplicationSteps />
          </aside>
        </div>
      </Section>
    </>
  );
}

/** Text that takes a whole row on a phone instead of breaking, from 360 px. */
function Whole({ children }: { children: string }) {
  return <span className="min-[22.5rem]:whitespace-nowrap">{children}</span>;
}

function Points({ id, title, points }: { id: string; title: string; points: readonly string[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="mt-4 max-w-[60ch]">
        {points.map((point) => (
          <li key={point} className="border-t border-line py-3">
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
