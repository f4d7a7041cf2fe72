import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, use } from 'react'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  children?: ReactNode
}

/** Renders a link: the router's component, or a plain anchor. */
export type LinkComponent = ComponentType<LinkProps>

const LinkContext = createContext<LinkComponent>(PlainLink)

/** Wrapped once round the application, so that all components use the router's links. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** The link component to use; the caller's own takes precedence. */
export function useLink(own?: LinkComponent): LinkComponent {
  const ours = use(LinkContext)
  return own ?? ours
}

function PlainLink({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}
