import { Navigate } from 'react-router';

/** Any unknown path under /app redirects to /app (docs/product.md, Addresses). */
export default function ElsewhereInApp() {
  return <Navigate to="/app" replace />;
}
