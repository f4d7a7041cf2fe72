import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, use } from 'react'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  children?: ReactNode
}

/** What draws a link: the router's own, or a plain anchor. */
export type LinkComponent = ComponentType<LinkProps>

const LinkContext = createContext<LinkComponent>(PlainLink)

/** Put once round the application: every piece that draws links then uses the router's. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** The link component in force; the caller's own comes first. */
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
