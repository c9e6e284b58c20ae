import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url';
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { Loading } from '#web/ui/loading.tsx';
import './theme/index.css';

export { CrashPage as ErrorBoundary } from '#web/shell/crashPage.tsx';

const preloadedFonts = [textFont, displayFont];

export function Layout({ children }: { children: ReactNode }) {
  return (
    // theme.js sets the class before React hydrates.
    <html lang="fr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* theme.js gives it the colour of the theme. */}
        <meta name="theme-color" content="#f7f3ec" suppressHydrationWarning />
        <script src="/theme.js" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/app-icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {preloadedFonts.map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
      </body>
    </html>
  );
}

/**
 * What shows while the first screen's code is on its way. It asks for the scripts of the router; the
 * prerendered pages do without them (`routes/public/layout.tsx`).
 */
export function HydrateFallback() {
  return (
    <>
      <Loading page />
      <Scripts />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}
