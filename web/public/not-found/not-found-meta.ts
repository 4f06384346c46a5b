import { pageMeta } from '#web/shell/page-meta.ts';

export const notFoundMeta = () => [...pageMeta('Page Not Found'), { name: 'robots', content: 'noindex' }];
