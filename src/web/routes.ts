import { type RouteConfig, index, layout, prefix, route } from '@react-router/dev/routes';

const developmentRoutes =
  process.env['NODE_ENV'] === 'production'
    ? []
    : [
        route('dev/components', 'routes/dev/components.tsx'),
        route('dev/drafting', 'routes/dev/drafting.tsx'),
      ];

export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/landing.tsx'),
    route('legal', 'routes/public/legal.tsx'),
    route('privacy', 'routes/public/privacy.tsx'),
    route('terms', 'routes/public/terms.tsx'),
    route('terms-of-use', 'routes/public/terms-of-use.tsx'),
    route('refund', 'routes/public/refund.tsx'),
    route('help', 'routes/public/help.tsx'),
    route('help/:article', 'routes/public/help-article.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('verify', 'routes/public/verify.tsx'),
    route('login', 'routes/public/login.tsx'),
    route('forgot-password', 'routes/public/forgot-password.tsx'),
    route('reset-password', 'routes/public/reset-password.tsx'),
  ]),
  ...prefix('app', [
    layout('routes/app/layout.tsx', [
      index('routes/app/dashboard.tsx'),
      route('clients', 'routes/app/clients.tsx'),
      route('clients/:id', 'routes/app/client.tsx'),
      route('create', 'routes/app/create.tsx'),
      route('documents', 'routes/app/documents.tsx'),
      route('documents/:id', 'routes/app/document.tsx'),
      route('documents/:id/copies', 'routes/app/copies.tsx'),
      route('recurring', 'routes/app/recurring.tsx'),
      route('recurring/new', 'routes/app/new-series.tsx'),
      route('recurring/:id', 'routes/app/series.tsx'),
      route('account', 'routes/app/account.tsx'),
      route('statement', 'routes/app/statement.tsx'),
      route('register', 'routes/app/register.tsx'),
      route('outbox', 'routes/app/outbox.tsx'),
      route('*', 'routes/app/elsewhere.tsx'),
    ]),
  ]),
  ...developmentRoutes,
  route('*', 'routes/public/elsewhere.tsx'),
] satisfies RouteConfig;
