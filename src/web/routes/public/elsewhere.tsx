import { Navigate } from 'react-router';

/** Spec §2: any other unknown path redirects to /. */
export default function Elsewhere() {
  return <Navigate to="/" replace />;
}
