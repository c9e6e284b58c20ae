import { Navigate } from 'react-router';

/** Spec §2: any unknown path under /app redirects to /app. */
export default function ElsewhereInApp() {
  return <Navigate to="/app" replace />;
}
