import {
  createContext,
  createElement,
  type AnchorHTMLAttributes,
  type ComponentType,
  type PropsWithChildren,
  type Ref,
  useContext
} from 'react'

export interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

const PlainLink = (props: RouterLinkProps) => <a {...props}>{props.children}</a>

const LinkContext = createContext<ComponentType<RouterLinkProps>>(PlainLink)

/** Provides the router's link component; plain anchors by default. */
export function LinkProvider({
  component,
  children
}: PropsWithChildren<{ component: ComponentType<RouterLinkProps> }>) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** An unstyled anchor that uses the router. Style it with a recipe, or use it `as` a component. */
export function RouterLink(props: RouterLinkProps) {
  return createElement(useContext(LinkContext), props)
}
