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

/** Tells the screens which component follows an address inside the shop; without it, plain anchors do. */
export function LinkProvider({
  component,
  children
}: PropsWithChildren<{ component: ComponentType<RouterLinkProps> }>) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** An anchor that the shop's router follows. Wears nothing: give it a recipe, or put it in a component `as`. */
export function RouterLink(props: RouterLinkProps) {
  return createElement(useContext(LinkContext), props)
}
