import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { guides } from './content/documentation.ts';
import { jobs } from './content/jobs.ts';
import { articles } from './content/news.ts';
import { publicPages } from './content/pages.ts';
import { finishPages } from './scripts/pages/finish-pages.ts';

/** Pages that search engines may know. */
const content = [
  ...Object.values(publicPages).map(({ path }) => path),
  ...jobs.map(({ slug }) => `/careers/${slug}`),
  ...articles.map(({ slug }) => `/news/${slug}`),
  ...guides.map(({ slug }) => `/documentation/${slug}`),
];
/** The not-found page of each screen whose record may not exist. */
const missing = ['/404', '/careers/404', '/news/404', '/documentation/404'];
const accounts = ['/auth', '/register', '/forgot-password', '/reset-password', '/create-admin'];

/** Pages whose HTML is written at build time; every other path starts from `__spa-fallback.html`. */
const prerendered = [...content, ...accounts, ...missing];

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: prerendered,
  buildEnd: ({ reactRouterConfig }) => finishPages(join(reactRouterConfig.buildDirectory, 'client'), content),
} satisfies Config;
