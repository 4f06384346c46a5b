import { Suspense } from 'react';
import { type MetaArgs, useParams } from 'react-router';
import { guides } from '#content/documentation.ts';
import { publicPages } from '#content/pages.ts';
import { paths } from '#web/paths.ts';
import { breadcrumbData } from '#web/shell/breadcrumb-data.ts';
import { describedPage } from '#web/shell/page-meta.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import NotFoundPage, { meta as notFoundMeta } from '../not-found/not-found-page.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { TextColumns } from '../page/text-columns.tsx';
import { guideTexts } from './guide-labels.ts';
import { NextGuide } from './next-guide.tsx';
import { SupportBand } from './support-band.tsx';

/** One lazy component per text, so that each page is prerendered in full and loads no other text. */
const texts = Object.fromEntries(
  Object.entries(guideTexts).map(([slug, load]) => [
    slug,
    lazyWithRetry(async () => {
      const sections = await load();
      return () => (
        <TextColumns sections={sections}>
          <NextGuide after={slug} />
        </TextColumns>
      );
    }),
  ]),
);

export const meta = ({ params }: MetaArgs) => {
  const guide = guideOf(params.slug);
  if (!guide) return notFoundMeta();
  const page = { path: paths.guide(guide.slug), title: guide.name, description: guide.summary };
  return describedPage(page, breadcrumbData([publicPages.documentation, page]));
};

export default function GuidePage() {
  const guide = guideOf(useParams().slug);
  const Text = guide && texts[guide.slug];
  if (!Text) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        title={guide.name}
        lead={guide.summary}
        trail={[publicPages.documentation, { title: guide.name, path: paths.guide(guide.slug) }]}
      />
      <Suspense>
        <Text />
      </Suspense>
      <SupportBand />
    </>
  );
}

function guideOf(slug: string | undefined) {
  return guides.find((guide) => guide.slug === slug);
}
