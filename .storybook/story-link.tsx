import type { RouterLinkProps } from '@motif/ui/provider'
import { action } from 'storybook/actions'

const follow = action('follow')

/** Inside Storybook a link tells where it would go, and stays. */
export const StoryLink = ({ href, onClick, children, ...rest }: RouterLinkProps) => (
  <a
    href={href}
    onClick={(event) => {
      onClick?.(event)
      if (!event.defaultPrevented && !href.startsWith('#')) {
        event.preventDefault()
        follow(href)
      }
    }}
    {...rest}
  >
    {children}
  </a>
)
