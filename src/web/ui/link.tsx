import { type ComponentProps, type ComponentType, createContext, createElement, use } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  replace?: boolean;
  state?: unknown;
}

/**
 * How links lead on. Public pages are documents: the browser goes from one to the next, and none
 * of them has to carry a router. The app provides the router's own (`routes/app/layout.tsx`).
 */
export const LinkKind = createContext<ComponentType<LinkProps>>(DocumentLink);

export function Link(props: LinkProps) {
  return createElement(use(LinkKind), props);
}

function DocumentLink({ to, replace: _replace, state: _state, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}
