import { Button, ButtonLink } from '#web/ui/button.tsx';
import { NotYet, onDemand } from '#web/ui/onDemand.tsx';
import { Dock } from '#web/ui/page.tsx';
import { MoreButton } from './moreButton.tsx';
import type { NamedAct, useDocumentActs } from './useDocumentActs.tsx';

const MoreActs = onDemand<{ acts: readonly NamedAct[] }>(
  async () => (await import('./moreActs.tsx')).MoreActs,
  () => (
    <NotYet>
      <MoreButton />
    </NotYet>
  ),
);

type Acts = ReturnType<typeof useDocumentActs>;

/** The next act, one beside it, the quiet ones, and the menu of the others. */
export function DocumentActs({ acts: { main, second, quiet, more } }: { acts: Acts }) {
  return (
    <div className="grid gap-2">
      <ActButton act={main} variant="primary" className="max-desk:hidden" />
      {second && <ActButton act={second} className="max-desk:hidden" />}
      <div className="-mx-3 flex items-center justify-between">
        {quiet.map((act) => (
          <Button
            key={act.act}
            variant="quiet"
            icon={act.icon}
            busy={act.busy}
            aria-label={act.label}
            onClick={act.run}
          >
            {act.short ?? act.label}
          </Button>
        ))}
        {more.length > 0 && (
          <span className="ml-auto">
            <MoreActs acts={more} />
          </span>
        )}
      </div>
    </div>
  );
}

/** On a phone the next act stands under the thumb, and the second after it: it goes, and nothing moves. */
export function ActsDock({ acts: { main, second } }: { acts: Acts }) {
  return (
    <Dock>
      <ActButton act={main} variant="primary" />
      {second && (
        <Button aria-label={second.label} busy={second.busy} onClick={second.run}>
          {second.icon}
        </Button>
      )}
    </Dock>
  );
}

interface ActButtonProps {
  act: NamedAct;
  variant?: 'primary' | 'secondary';
  className?: string;
}

function ActButton({ act: { label, icon, run, href, busy }, variant, className }: ActButtonProps) {
  if (href) {
    return (
      <ButtonLink
        to={href}
        block
        variant={variant ?? 'secondary'}
        className={className}
        icon={icon}
      >
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button
      block
      variant={variant ?? 'secondary'}
      className={className}
      icon={icon}
      busy={busy}
      onClick={run}
    >
      {label}
    </Button>
  );
}
