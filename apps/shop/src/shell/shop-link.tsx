import type { RouterLinkProps } from '@motif/ui/provider'
import { Link } from 'react-router'

const isOutside = (href: string) => /^(?:[a-z]+:|\/\/|\/mailbox|\/openapi\.json)/i.test(href)

/** Client-side navigation for the shop's own URLs. */
export const ShopLink = ({ href, children, ...rest }: RouterLinkProps) =>
  isOutside(href) ? (
    <a href={href} {...rest}>
      {children}
    </a>
  ) : (
    <Link to={href} {...rest}>
      {children}
    </Link>
  )
