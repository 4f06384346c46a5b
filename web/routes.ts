import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('shell/site-layout.tsx', [
    index('public/home/home-page.tsx'),
    layout('shell/data-layout.tsx', [
      route('track', 'public/track/track-page.tsx', { id: 'track' }),
      route('track/:trackingNumber', 'public/track/track-page.tsx', { id: 'track-number' }),
      route('create-shipment', 'account/create-shipment/create-shipment-page.tsx'),
      route('dashboard', 'account/dashboard/dashboard-page.tsx'),
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
  ]),
] satisfies RouteConfig;
