import { BUILT_FOR } from '../../content/built-for.ts';
import { company } from '../../content/company.ts';
import { publicPages } from '../../content/pages.ts';

/** The sitemap for search engines. URLs are absolute, as the protocol requires. */
export function sitemap(paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${BUILT_FOR}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Paths excluded for search engines: screens behind the sign-in, and the API. */
const PRIVATE = [
  '/admin',
  '/api/',
  '/auth',
  '/create-admin',
  '/create-shipment',
  '/dashboard',
  '/subscriptions/',
];

export function robots(): string {
  return [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${BUILT_FOR}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The web app manifest, which lets phones add the product to the home screen. */
export function webManifest(): string {
  const png = (file: string, size: number, purpose = 'any') => ({
    src: `/icons/${file}`,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose,
  });
  const manifest = {
    name: company.brand,
    short_name: company.brand,
    description: publicPages.home.description,
    start_url: '/',
    display: 'standalone',
    background_color: '#f8fcfd',
    theme_color: '#0c212a',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      png('192.png', 192),
      png('512.png', 512),
      png('maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
