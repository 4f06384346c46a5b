import type { Config } from '@react-router/dev/config';

/** Pages whose HTML is written at build time; every other path starts from `__spa-fallback.html`. */
const prerendered = [
  '/',
  '/track',
  '/auth',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/create-admin',
  '/404',
];

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: prerendered,
} satisfies Config;
