import { Suspense } from 'react';
import { eventsOf } from '#content/events.ts';
import { businessMetrics, investors } from '#content/investors.ts';
import { publicPages } from '#content/pages.ts';
import { latestReport, reports } from '#content/reports.ts';
import { paths } from '#web/paths.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { buttonStyle } from '#web/ui/button-styles.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { EventList } from '../news/event-list.tsx';
import { SampleNote } from '../page/sample-note.tsx';
import { Section } from '../page/section.tsx';
import { HighlightsTable, RevenueByService } from './highlights.tsx';
import { ReportList, sizeOf } from './report-list.tsx';
import { StockCard } from './stock-card.tsx';

const SubscribeForm = lazyWithRetry(
  async () => (await import('#web/subscriptions/subscribe-form.tsx')).SubscribeForm,
);

export const meta = () => publicPageMeta('investor_relations');

export default function InvestorsPage() {
  return (
    <>
      <Hero />
      <SampleNote>{investors.sample_note}</SampleNote>
      <Section id="highlights" title="Financial Highlights">
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_26rem]">
          <HighlightsTable />
          <RevenueByService />
        </div>
      </Section>
      <Section id="reports" title="Reports & Filings" tinted>
        <ReportList reports={reports} />
      </Section>
      <Section id="events" title="Upcoming Events" lead="Times are local to the city that hosts the call.">
        <EventList events={eventsOf('financial')} />
      </Section>
      <Section id="metrics" title="Key Business Metrics" lead="Year 2025, with the change from 2024." tinted>
        <BusinessMetrics />
      </Section>
      <Contact />
    </>
  );
}

function Hero() {
  return (
    <header className="border-b border-line bg-surface">
      <div className="container-site flex flex-wrap items-start justify-between gap-x-16 gap-y-10 py-10 lg:py-16">
        <div>
          <h1>{publicPages.investor_relations.title}</h1>
          <p className="mt-4 max-w-[35.625rem] text-lead">{investors.lead}</p>
          <p className="mt-8">
            <a href={paths.download(latestReport.file)} download className={buttonStyle('primary', 'hero')}>
              Download Latest Report
            </a>
          </p>
          <p className="mt-3 text-ui text-ink-2">
            {latestReport.title}, PDF{sizeOf(latestReport.file)}
          </p>
        </div>
        <StockCard />
      </div>
    </header>
  );
}

function BusinessMetrics() {
  return (
    <dl className="grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
      {businessMetrics.map(({ label, value, change }) => (
        <div key={label} className="bg-surface p-5 sm:p-6">
          <dt className="text-ui text-ink-2">{label}</dt>
          <dd className="mt-1 flex flex-wrap items-baseline gap-x-3">
            <span className="figure-m">{value}</span>
            <span className="num text-ui text-ink-2">{change}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Contact() {
  return (
    <div className="container-site grid gap-x-16 gap-y-12 py-14 lg:grid-cols-2 lg:py-24">
      <section aria-labelledby="team">
        <h2 id="team" className="text-h1">
          Investor relations team
        </h2>
        <p className="mt-3 max-w-[48ch] text-body-l text-ink-2">
          We reply within two working days. We do not selectively disclose unpublished figures.
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink
            to={paths.contact({ subject: 'Investor relations' })}
            variant="secondary"
            size="marketing"
          >
            Contact IR Team
          </ButtonLink>
          <a className="link inline-flex min-h-11 items-center" href={`mailto:${investors.team_email}`}>
            {investors.team_email}
          </a>
        </p>
      </section>
      <section aria-labelledby="alerts">
        <h2 id="alerts" className="text-h1">
          Investor alerts
        </h2>
        <div className="mt-6">
          <Suspense>
            <SubscribeForm list="investor_alerts" submitLabel="Subscribe to Alerts" />
          </Suspense>
        </div>
      </section>
    </div>
  );
}
