import { publicPages } from '#content/pages.ts';
import {
  certifications,
  emissionFactors,
  emissionMethod,
  goals,
  impactMetrics,
  sustainability,
} from '#content/sustainability.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { FigureStrip } from '#web/ui/figure-strip.tsx';
import { CallToAction } from '../page/call-to-action.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { SampleNote } from '../page/sample-note.tsx';
import { Section } from '../page/section.tsx';
import { EmissionTable } from './emission-table.tsx';
import { GoalList } from './goal-list.tsx';

export const meta = () => publicPageMeta('sustainability');

export default function SustainabilityPage() {
  return (
    <>
      <PageHeader title={publicPages.sustainability.title} lead={sustainability.lead}>
        <FigureStrip label="Impact metrics" figures={impactMetrics} />
      </PageHeader>
      <SampleNote>{sustainability.sample_note}</SampleNote>
      <Section id="goals" title="Goals" lead="Where we stood at the end of 2025.">
        <GoalList goals={goals} />
      </Section>
      <Section id="method" title="How emissions are calculated" lead={emissionMethod.text} tinted>
        <EmissionTable factors={emissionFactors} />
        <p className="mt-4 max-w-[90ch] text-caption">{emissionMethod.source}</p>
      </Section>
      <Section id="certifications" title="Certifications">
        <ul className="border-t border-line">
          {certifications.map(({ name, standing, text }) => (
            <li
              key={name}
              className="grid gap-x-10 gap-y-1 border-b border-line py-6 lg:grid-cols-[14rem_12rem_1fr] lg:items-baseline"
            >
              <h3>{name}</h3>
              <p className="text-ui text-ink-2">{standing} (sample)</p>
              <p className="max-w-[68ch]">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction
        title="Compare routes by emissions"
        text="Every quote shows the emissions of each mode."
      />
    </>
  );
}
