import { Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { type Article, articleOf, neighboursOf } from '#content/news.ts';
import { publicPages } from '#content/pages.ts';
import { paths } from '#web/paths.ts';
import { breadcrumbData } from '#web/shell/breadcrumb-data.ts';
import { describedPage } from '#web/shell/page-meta.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { notFoundMeta } from '../not-found/not-found-meta.ts';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { articleData } from './article-data.ts';
import { Day } from './day.tsx';

/** Its chart is not in the code of every article. */
const NotFoundPage = lazyWithRetry(async () => (await import('../not-found/not-found-page.tsx')).default);

export function meta({ params }: { params: { slug?: string } }) {
  const article = articleOf(params.slug);
  if (!article) return notFoundMeta();
  const { title, summary } = article;
  return describedPage(
    { path: paths.article(article.slug), title, description: summary },
    articleData(article),
    breadcrumbData(trailOf(article)),
  );
}

export default function ArticlePage() {
  const article = articleOf(useParams().slug);
  if (!article)
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    );
  return (
    <div className="bg-surface">
      <article className="container-site py-10 lg:py-16">
        <Breadcrumb trail={trailOf(article)} />
        <header className="max-w-[44rem]">
          <p className="text-ui text-ink-2">
            {article.kind} · <Day date={article.date} />
          </p>
          <h1 className="mt-3 text-[clamp(1.75rem,1rem+2.4vw,2.75rem)] leading-[1.1]">{article.title}</h1>
          <p className="mt-5 text-lead">{article.summary}</p>
        </header>
        <div className="mt-8 grid items-start gap-x-16 gap-y-8 border-t border-line pt-8 lg:grid-cols-[minmax(0,44rem)_1fr]">
          <ArticleBody article={article} />
          <ArticleFigures article={article} />
        </div>
      </article>
      <Neighbours article={article} />
    </div>
  );
}

function ArticleBody({ article }: { article: Article }) {
  return (
    <div className="max-w-[44rem] text-body-l">
      {article.parts.map(({ title, paragraphs, points }) => (
        <section key={title ?? article.slug} className="not-first:mt-10">
          {title && <h2>{title}</h2>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="not-first:mt-4">
              {paragraph}
            </p>
          ))}
          {points && (
            <ul className="mt-4 list-disc space-y-3 pl-6 marker:text-ink-3">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

/** Above the text on a phone, beside it on a wide screen. */
function ArticleFigures({ article }: { article: Article }) {
  return (
    <dl
      aria-label="In figures"
      className="flex flex-wrap gap-x-10 gap-y-4 max-lg:-order-1 max-lg:border-b max-lg:border-line max-lg:pb-8 lg:flex-col lg:gap-6 lg:border-l lg:border-line lg:pl-10"
    >
      {article.figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="max-w-[24ch] text-ui text-ink-2">{label}</dt>
          <dd className="figure-m lg:text-[2.25rem] lg:leading-11">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Neighbours({ article }: { article: Article }) {
  const { older, newer } = neighboursOf(article);
  return (
    <nav aria-label="More articles" data-print="none" className="border-t border-line bg-sunken">
      <div className="container-site grid gap-px py-8 sm:grid-cols-2 sm:gap-10">
        {older && <Neighbour label="Previous" rel="prev" article={older} />}
        {newer && <Neighbour label="Next" rel="next" article={newer} />}
        <p className="pt-4 sm:col-span-2">
          <Link to={paths.news()} className="link inline-flex min-h-11 items-center">
            All news and events
          </Link>
        </p>
      </div>
    </nav>
  );
}

function Neighbour({ label, rel, article }: { label: string; rel: 'prev' | 'next'; article: Article }) {
  return (
    <Link
      to={paths.article(article.slug)}
      rel={rel}
      className="group block py-3 sm:data-[rel=next]:col-start-2 sm:data-[rel=next]:text-right"
      data-rel={rel}
    >
      <span className="block text-ui text-ink-2">
        {label} · <Day date={article.date} />
      </span>
      <span className="mt-1 block text-h3 group-hover:underline">{article.title}</span>
    </Link>
  );
}

function trailOf({ title, slug }: Article) {
  return [
    { title: publicPages.news.title, path: paths.news() },
    { title, path: paths.article(slug) },
  ];
}
