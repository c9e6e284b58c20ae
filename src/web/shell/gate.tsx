import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type GateOutcome, gate } from '#domain/account/gate.ts';
import { ApiError } from '#web/api/apiError.ts';
import { meQuery, profileQuery, subscriptionQuery } from '#web/api/queries.ts';
import { isLeaving, onSessionEnd, setLeaving } from '#web/api/session.ts';
import { firstRunFrom, firstRunOf } from './firstRunState.ts';
import { forgetFirstRun, forgetOpen, noteOpen, wasOpen } from './openBefore.ts';
import { ShellWaiting } from './shellWaiting.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { ErrorState } from '#web/ui/states.tsx';

const ACCOUNT_PATH = '/app/account';

interface GateProps {
  /** Shown instead of the app while no subscription is active. */
  planSelection: ReactNode;
  /** Shown instead of the app where this gate has just led someone without a company. */
  firstRun: ReactNode;
  children: ReactNode;
}

/** The door of the app, in the order of docs/product.md, The gate. */
export function Gate({ planSelection, firstRun, children }: GateProps) {
  const location = useLocation();
  const { outcome, failed, retry, retrying } = useGate();
  const atAccount = location.pathname.replace(/\/$/, '') === ACCOUNT_PATH;

  const isFirstRun = atAccount && firstRunOf(location.state) !== null;

  if (failed) return <Unreachable onRetry={retry} busy={retrying} />;
  switch (outcome) {
    case 'loading':
      return wasOpen() ? <ShellWaiting /> : <Loading page />;
    case 'signed_out':
      // The live connection may drop, and tell, before « / » has come: the way is already taken.
      if (isLeaving()) return <Loading page />;
      return <Navigate to="/login" replace state={{ from: location, refused: true }} />;
    case 'no_subscription':
      // The account screen asks for a session only (docs/product.md, Addresses).
      return atAccount ? children : planSelection;
    case 'incomplete_profile':
      if (isFirstRun) return firstRun;
      return atAccount ? (
        children
      ) : (
        <Navigate to={ACCOUNT_PATH} replace state={firstRunFrom(location)} />
      );
    case 'open':
      // The first run leads on by itself, once the company is saved.
      return isFirstRun ? firstRun : children;
    default:
      return outcome satisfies never;
  }
}

interface GateState {
  outcome: GateOutcome;
  /** The facts could not be read: no network, or a server in trouble. */
  failed: boolean;
  retrying: boolean;
  retry: () => void;
}

function useGate(): GateState {
  const [sessionEnded, setSessionEnded] = useState(false);
  useEffect(() => onSessionEnd(() => setSessionEnded(true)), []);
  useEffect(() => setLeaving(false), []);

  const me = useQuery(meQuery);
  const signedIn = me.data !== undefined && !sessionEnded;
  const subscription = useQuery({ ...subscriptionQuery, enabled: signedIn });
  const profile = useQuery({ ...profileQuery, enabled: signedIn });

  const refused = sessionEnded || isRefusal(me.error);
  const reads = [me, subscription, profile];
  const outcome = gate({
    loading: !refused && (me.isPending || (signedIn && profile.isPending)),
    signedIn: signedIn && !refused,
    subscriptionActive: subscription.data?.active ?? null,
    tier: subscription.data?.tier ?? null,
    profile: profile.data ?? null,
  });
  const remembered = me.data?.remembered ?? false;
  useEffect(() => {
    if (outcome === 'open') noteOpen(remembered);
    if (outcome === 'signed_out') forgetOpen();
    if (outcome === 'open' || outcome === 'signed_out') forgetFirstRun();
  }, [outcome, remembered]);
  return {
    outcome,
    // What was read before stays good enough while the network is away.
    failed: !refused && reads.some((read) => read.isError && read.data === undefined),
    retrying: reads.some((read) => read.isFetching),
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function Unreachable({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <main id="content" className="wrap grid min-h-dvh content-center">
      <ErrorState
        title="Impossible de joindre Encrier"
        detail="La connexion a été interrompue. Rien n’est perdu : vos documents sont enregistrés."
        onRetry={onRetry}
        busy={busy}
      />
    </main>
  );
}
