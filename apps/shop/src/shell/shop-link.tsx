import type { RouterLinkProps } from '@motif/ui/provider'
import { Link } from 'react-router'
import { prefetchScreen } from './prefetch-screen.ts'

const isOutside = (href: string) => /^(?:[a-z]+:|\/\/|\/mailbox|\/openapi\.json)/i.test(href)

/** Follows addresses of the shop without a new page; fetches the screen's code when a pointer or the focus comes near. */
export function ShopLink({ href, children, ...rest }: RouterLinkProps) {
  if (isOutside(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link to={href} {...rest} onPointerEnter={() => prefetchScreen(href)} onFocus={() => prefetchScreen(href)}>
      {children}
    </Link>
  )
}
