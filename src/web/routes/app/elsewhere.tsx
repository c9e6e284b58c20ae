import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { toast } from '#web/ui/toast.ts';

/** Any unknown path under /app redirects to /app (docs/product.md, Addresses), and says so. */
export default function ElsewhereInApp() {
  useEffect(() => {
    toast.failure('Cette page n’existe pas. Vous voici au tableau de bord.');
  }, []);
  return <Navigate to="/app" replace />;
}
