import { Link } from 'react-router';
import { company, phoneHref } from '#content/company.ts';
import { eventsOf } from '#content/events.ts';
import { type Article, articles } from '#content/news.ts';
import { publicPages } from '#content/pages.ts';
import { paths } from '#web/paths.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { PageHeader } from '../page/page-header.tsx';
import { Section } from '../page/section.tsx';
import { Day } from './day.tsx';
import { EventList } from './event-list.tsx';
import { NewsletterBox } from './newsletter-box.tsx';

export const meta = () => [
  ...publicPageMeta('news'),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `${company.brand} news`,
    href: paths.newsFeed(),
  },
];

const [newest, ...earlier] = articles;

export default function NewsPage() {
  return (
    <>
      <PageHeader title={publicPages.news.title} lead={publicPages.news.description} />
      <div className="container-site grid items-start gap-10 py-10 lg:grid-cols-[1fr_26rem] lg:gap-16 lg:py-16">
        {newest && <NewestArticle article={newest} />}
        <NewsletterBox />
      </div>
      <Section id="news" title="News" tinted>
        <ArticleList articles={earlier.filter(({ kind }) => kind === 'News')} />
      </Section>
      <Section id="events" title="Events" lead="Times are local to the event or its host office.">
        <EventList events={eventsOf('company')} />
      </Section>
      <Section
        id="press-releases"
        title="Press releases"
        lead={
          <>
            Questions from the press go to{' '}
            <a className="link" href={`mailto:${company.general_email}`}>
              {company.general_email}
            </a>
            , and to{' '}
            <a className="link whitespace-nowrap" href={phoneHref(company.phone)}>
              {company.phone}
            </a>{' '}
            on working days.
          </>
        }
        tinted
      >
        <ArticleList articles={earlier.filter(({ kind }) => kind === 'Press release')} />
      </Section>
    </>
  );
}

function NewestArticle({ article }: { article: Article }) {
  return (
    <article>
      <p className="text-ui text-ink-2">
        {article.kind} · <Day date={article.date} />
      </p>
      <h2 className="mt-3 max-w-[22ch] text-[clamp(1.75rem,1rem+2.4vw,2.75rem)] leading-[1.1]">
        <Link to={paths.article(article.slug)} className="hover:underline">
          {article.title}
        </Link>
      </h2>
      <p className="mt-5 max-w-[38.875rem] text-lead">{article.summary}</p>
      <p className="mt-4 max-w-[44rem]">{article.parts[0]?.paragraphs[0]}</p>
      <p className="mt-5">
        <Link to={paths.article(article.slug)} className="link inline-flex min-h-11 items-center">
          Read more<span className="sr-only"> {article.title}</span>
        </Link>
      </p>
    </article>
  );
}

function ArticleList({ articles }: { articles: readonly Article[] }) {
  return (
    <ol className="border-t border-line">
      {articles.map((article) => (
        <li
          key={article.slug}
          className="grid gap-x-10 gap-y-1 border-b border-line py-6 sm:grid-cols-[9rem_1fr] lg:grid-cols-[9rem_1fr_14rem]"
        >
          <Day date={article.date} className="text-ui text-ink-2" />
          <div>
            <h3>
              <Link
                to={paths.article(article.slug)}
                className="inline-block underline decoration-line-strong underline-offset-4 hover:decoration-ink max-sm:py-2.5"
              >
                {article.title}
              </Link>
            </h3>
            <p className="mt-2 max-w-[68ch] text-ink-2">{article.summary}</p>
          </div>
          <KeyFigure article={article} />
        </li>
      ))}
    </ol>
  );
}

function KeyFigure({ article }: { article: Article }) {
  const [figure] = article.figures;
  if (!figure) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 max-lg:hidden lg:flex-col lg:items-end lg:text-right">
      <span className="figure-m">{figure.value}</span>
      <span className="text-caption">{figure.label}</span>
    </p>
  );
}
