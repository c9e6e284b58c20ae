import { Navigate } from 'react-router';

/** Any other unknown path redirects to / (docs/product.md, Addresses). */
export default function Elsewhere() {
  return <Navigate to="/" replace />;
}
