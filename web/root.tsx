import type { ReactNode } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import displayFont from './fonts/archivo.woff2?url';
import textFont from './fonts/atkinson.woff2?url';
import { NeatlineLoader } from './static-map/neatline-loader.tsx';
import './theme/app.css';
import { ReauthenticationPrompt } from './public/auth/reauthentication-prompt.tsx';
import { headScript } from './shell/head/head-script.ts';
import { SessionProvider } from './shell/session-provider.tsx';
import { useHydrated } from './ui/loading/use-hydrated.ts';
import { Toaster } from './ui/overlays/toaster.tsx';

export { ScreenErrorBoundary as ErrorBoundary } from './shell/screen-error-boundary.tsx';

export const links: LinksFunction = () => [
  { rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: displayFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f8fcfd" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0a1419" media="(prefers-color-scheme: dark)" />
        {/* Empty in the browser, which has run it and runs no script that React inserts. */}
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, hashed by the server's CSP
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript() : '' }}
        />
        <Meta />
        <Links />
      </head>
      {/* Clicks before hydration are stored and replayed; see start-on-interaction.ts. */}
      <body data-not-hydrated={hydrated ? undefined : ''}>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <SessionProvider>
      <Outlet />
      <ReauthenticationPrompt />
      <Toaster />
    </SessionProvider>
  );
}

/** Shown by screens without prerendered HTML until hydration. */
export function HydrateFallback() {
  return <NeatlineLoader />;
}
