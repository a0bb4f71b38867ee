import { m } from '@motif/messages'
import { LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { Page } from '../../components/page/index.ts'
import type { ListedWishes } from './types.ts'
import { WishGrid } from './wish-grid.tsx'

export type SharedWishlistScreenProps = ListedWishes

const ToProducts = () => (
  <LinkButton variant="accent" href="/">
    {m.wishlist_empty_action()}
  </LinkButton>
)

/** A shared wishlist. */
export function SharedWishlistScreen({ count, failure, onRetry, ...list }: SharedWishlistScreenProps) {
  const { items } = list
  if (failure?.code === 'not-found')
    return (
      <Page title={m.wishlist_shared_title()}>
        <EmptyState title={m.wishlist_shared_gone()} action={<ToProducts />}>
          {m.wishlist_shared_gone_text()}
        </EmptyState>
      </Page>
    )
  if (failure && items === undefined)
    return (
      <Page title={m.wishlist_shared_title()}>
        <FailedState failure={failure} title={m.wishlist_shared_failed()} onRetry={onRetry} />
      </Page>
    )
  return (
    <Page
      title={m.wishlist_shared_title()}
      aria-busy={items === undefined || undefined}
      {...(items === undefined || count === 0 ? {} : { lead: m.wishlist_count({ count }) })}
    >
      {items !== undefined && count === 0 ? (
        <EmptyState title={m.wishlist_shared_empty()} action={<ToProducts />} />
      ) : (
        <WishGrid {...list} />
      )}
    </Page>
  )
}
