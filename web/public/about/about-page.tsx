import { Link } from 'react-router';
import { about, companyFigures, values } from '#content/about.ts';
import { company } from '#content/company.ts';
import { type PublicPage, publicPages } from '#content/pages.ts';
import { organizationData } from '#web/shell/organization-data.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { Chart, type ChartView } from '#web/static-map/chart.tsx';
import { Neatline } from '#web/static-map/neatline.tsx';
import { FigureStrip } from '#web/ui/figure-strip.tsx';
import { CallToAction } from '../page/call-to-action.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { Section } from '../page/section.tsx';

export const meta = () => publicPageMeta('about', organizationData());

const relatedPages: readonly PublicPage[] = [
  publicPages.careers,
  publicPages.sustainability,
  publicPages.partnerships,
  publicPages.investor_relations,
  publicPages.news,
];

export default function AboutPage() {
  return (
    <>
      <PageHeader title={publicPages.about.title} lead={about.lead} />
      <div className="container-site py-10 lg:py-16">
        <Statement name="Mission" text={about.mission} detail={about.mission_detail} />
        <Statement name="Vision" text={about.vision} detail={about.vision_detail} />
      </div>
      <ChartBand />
      <Section id="values" title="Our four values in practice">
        <ol className="border-t border-line">
          {values.map((value, index) => (
            <li
              key={value.name}
              className="grid grid-cols-[2rem_1fr] items-baseline gap-x-2 gap-y-1 border-b border-line py-6 sm:grid-cols-[3rem_1fr] sm:gap-x-10 lg:grid-cols-[3rem_14rem_1fr]"
            >
              <span aria-hidden="true" className="figure-m text-ink-3">
                {index + 1}
              </span>
              <h3>{value.name}</h3>
              <p className="max-w-[60ch] text-body-l text-ink-2 col-start-2 lg:col-start-3">
                {value.practice}
              </p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="read-on" title={`More about ${company.brand}`} tinted>
        <ul className="border-t border-line">
          {relatedPages.map(({ path, title, description }) => (
            <li
              key={path}
              className="grid gap-x-10 gap-y-1 border-b border-line py-4 lg:grid-cols-[20rem_1fr] lg:items-baseline"
            >
              <Link to={path} className="link inline-flex min-h-11 items-center text-h3 lg:min-h-6">
                {title}
              </Link>
              <p className="text-ink-2">{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction title="Cargo to move?" text="Get a detailed quote within 24 hours." />
    </>
  );
}

function Statement({ name, text, detail }: { name: string; text: string; detail: string }) {
  return (
    <section className="grid gap-x-16 gap-y-5 py-6 not-first:border-t not-first:border-line lg:grid-cols-[1fr_24rem] lg:py-12">
      <h2 className="max-w-[28ch] text-[clamp(1.75rem,1rem+2.4vw,2.75rem)] leading-[1.1]">
        <span className="block pb-3 font-text text-ui font-normal tracking-normal text-ink-2">
          {name}
          <span className="sr-only">: </span>
        </span>
        {text}
      </h2>
      <p className="max-w-[56ch] self-end text-body-l text-ink-2">{detail}</p>
    </section>
  );
}

/** From Rotterdam eastwards to New York. A low band crops the southern ocean. */
const LANES_VIEW: ChartView = [170, 10, 1262, 505];

/** A chart of the trade lanes with company figures below. */
function ChartBand() {
  return (
    <div className="border-y border-line bg-sunken">
      <Neatline className="h-64 bg-surface sm:h-96 lg:h-[36rem]">
        <Chart view={LANES_VIEW} />
      </Neatline>
      <div className="container-site -mt-4 pb-10 sm:-mt-12 lg:pb-16">
        <FigureStrip
          label={`${company.brand} in figures`}
          className="relative"
          figures={companyFigures.map((figure) => ({ ...figure, large: true }))}
        />
      </div>
    </div>
  );
}
