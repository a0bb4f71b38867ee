import { chakra } from '@chakra-ui/react'
import type { WishedProduct } from '@motif/contract'
import { m } from '@motif/messages'
import { Share2 } from 'lucide-react'
import { useRef } from 'react'
import { Button, LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Page } from '../../components/page/index.ts'
import type { ListedWishes } from './types.ts'
import { WishGrid } from './wish-grid.tsx'

export interface WishlistScreenProps extends ListedWishes {
  /** Signed out, the list is on this device only. Undefined while unknown. */
  isSignedIn: boolean | undefined
  /** Login URL that returns here. */
  loginHref: string
  onRemove: (wish: WishedProduct) => void
  onShare: () => void
}

/** The user's wishlist. */
export function WishlistScreen({
  isSignedIn,
  loginHref,
  onRemove,
  onShare,
  count,
  failure,
  onRetry,
  ...list
}: WishlistScreenProps) {
  const heading = useRef<HTMLElement>(null)
  const remove = (wish: WishedProduct) => {
    // The pressed element is gone: focus moves to the heading.
    heading.current?.focus({ preventScroll: true })
    onRemove(wish)
  }
  const { items } = list
  if (failure && items === undefined)
    return (
      <Page title={m.wishlist_title()}>
        <FailedState failure={failure} title={m.wishlist_failed()} safe={m.wishlist_failed_safe()} onRetry={onRetry} />
      </Page>
    )
  return (
    <Page
      title={m.wishlist_title()}
      aria-busy={items === undefined || undefined}
      {...(items === undefined || count === 0 ? {} : { lead: m.wishlist_count({ count }) })}
      actions={
        count === 0 ? undefined : (
          <Button onClick={onShare}>
            <Share2 aria-hidden />
            {m.wishlist_share()}
          </Button>
        )
      }
    >
      <chakra.section ref={heading} tabIndex={-1} outline="none" aria-label={m.wishlist_title()}>
        {isSignedIn === false && count > 0 ? (
          <chakra.div marginBottom={8}>
            <Notice tone="info">
              <p>{m.wishlist_visitor()}</p>
              <LinkButton href={loginHref} size="sm" marginTop={2}>
                {m.wishlist_log_in()}
              </LinkButton>
            </Notice>
          </chakra.div>
        ) : null}
        {items !== undefined && count === 0 ? (
          <EmptyState
            drawing="bag"
            title={m.wishlist_empty()}
            action={
              <LinkButton variant="accent" href="/">
                {m.wishlist_empty_action()}
              </LinkButton>
            }
          >
            {m.wishlist_empty_text()}
          </EmptyState>
        ) : (
          <WishGrid {...list} onRemove={remove} />
        )}
      </chakra.section>
    </Page>
  )
}
