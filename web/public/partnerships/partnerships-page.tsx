import { publicPages } from '#content/pages.ts';
import {
  becomingAPartner,
  categories,
  featuredPartners,
  otherStories,
  partnerships,
} from '#content/partnerships.ts';
import { paths } from '#web/paths.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { SampleNote } from '../page/sample-note.tsx';
import { Section } from '../page/section.tsx';
import { CategoryTable } from './category-table.tsx';
import { MainStory } from './main-story.tsx';
import { PartnerTiles } from './partner-tiles.tsx';

export const meta = () => publicPageMeta('partnerships');

const toContact = paths.contact({ subject: 'Partnership' });

export default function PartnershipsPage() {
  return (
    <>
      <PageHeader title={publicPages.partnerships.title} lead={partnerships.lead}>
        <ButtonLink to={toContact} size="hero">
          Become a Partner
        </ButtonLink>
      </PageHeader>
      <SampleNote>{partnerships.sample_note}</SampleNote>
      <Section id="categories" title="Who we work with" lead="What both sides commit to.">
        <CategoryTable categories={categories} />
      </Section>
      <Section id="partners" title="Featured partners" tinted>
        <PartnerTiles partners={featuredPartners} />
      </Section>
      <Section id="stories" title="Success stories">
        <MainStory />
        <div className="mt-4 grid gap-4 md:grid-cols-2">
          {otherStories.map(({ partner, title, text }) => (
            <article key={title} className="border-t border-line py-6">
              <p className="text-ui text-ink-2">{partner}</p>
              <h3 className="mt-1">{title}</h3>
              <p className="mt-2 max-w-[60ch]">{text}</p>
            </article>
          ))}
        </div>
      </Section>
      <section data-print="none" aria-labelledby="becoming" className="dark bg-deep text-ink">
        <div className="container-site py-14 lg:py-20">
          <h2 id="becoming" className="text-h1">
            Becoming a partner
          </h2>
          <ol className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
            {becomingAPartner.map(({ title, text }, index) => (
              <li key={title} className="border-t border-line-strong pt-4">
                <h3>
                  <span aria-hidden="true" className="mr-3 text-ink-3">
                    {index + 1}
                  </span>
                  {title}
                </h3>
                <p className="mt-2 max-w-[40ch] text-ui text-ink-2">{text}</p>
              </li>
            ))}
          </ol>
          <ButtonLink to={toContact} size="hero" className="mt-10">
            Write to Us
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
