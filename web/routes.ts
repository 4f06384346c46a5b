import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { services } from '../content/services.ts';

export default [
  layout('shell/site-layout.tsx', [
    index('public/home/home-page.tsx'),
    route('about', 'public/about/about-page.tsx'),
    ...services.map(({ slug }) => route(`services/${slug}`, `public/services/${slug}-page.tsx`)),
    route('careers', 'public/careers/careers-page.tsx'),
    route('careers/:slug', 'public/careers/job-page.tsx'),
    route('news', 'public/news/news-page.tsx'),
    route('news/:slug', 'public/news/article-page.tsx'),
    route('sustainability', 'public/sustainability/sustainability-page.tsx'),
    route('partnerships', 'public/partnerships/partnerships-page.tsx'),
    route('investor-relations', 'public/investors/investors-page.tsx'),
    route('privacy-policy', 'public/legal/privacy-page.tsx'),
    route('terms-of-service', 'public/legal/terms-page.tsx'),
    route('cookie-policy', 'public/legal/cookies-page.tsx'),
    route('documentation', 'public/documentation/documentation-page.tsx'),
    route('documentation/:slug', 'public/documentation/guide-page.tsx'),
    layout('shell/data-layout.tsx', [
      route('contact', 'public/contact/contact-page.tsx'),
      route('quote', 'public/quote/quote-page.tsx'),
      route('subscriptions/confirm', 'public/subscriptions/confirm-page.tsx'),
      route('subscriptions/end', 'public/subscriptions/end-page.tsx'),
      route('track', 'public/track/track-page.tsx', { id: 'track' }),
      route('track/:trackingNumber', 'public/track/track-page.tsx', { id: 'track-number' }),
      route('create-shipment', 'account/create-shipment/create-shipment-page.tsx'),
      route('dashboard', 'account/dashboard/dashboard-page.tsx'),
      route('settings', 'account/settings/settings-page.tsx'),
      route('customer-portal', 'account/customer-portal/customer-portal-page.tsx'),
      route('customer-portal/invoices/:number', 'account/customer-portal/invoice-page.tsx'),
    ]),
    route('*', 'public/not-found/not-found-page.tsx'),
  ]),
  layout('shell/gate-layout.tsx', [
    route('auth', 'public/auth/sign-in-page.tsx'),
    route('register', 'public/auth/register-page.tsx'),
    route('forgot-password', 'public/auth/forgot-password-page.tsx'),
    route('reset-password', 'public/auth/reset-password-page.tsx'),
    route('create-admin', 'public/auth/create-admin-page.tsx'),
  ]),
  layout('shell/console-layout.tsx', [
    route('admin', 'console/command-centre-page.tsx'),
    route('admin/mail', 'console/mail/mail-page.tsx'),
    route('admin/enquiries', 'console/enquiries/enquiries-page.tsx'),
    route('admin/tracking-data', 'console/tracking-data/tracking-data-page.tsx'),
  ]),
] satisfies RouteConfig;
