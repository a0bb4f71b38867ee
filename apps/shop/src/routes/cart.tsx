import { m } from '@motif/messages'
import { CartScreen } from '@motif/ui/screens/cart'
import { WishlistScreen } from '@motif/ui/screens/wishlist'
import { Cart } from '../cart/cart.tsx'
import { defineRoute } from '../loading/define-route.tsx'
import { InBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'
import { OwnWishlist } from '../wishlist/own-wishlist.tsx'
import { SharedWishlist } from '../wishlist/shared-wishlist.tsx'

const noop = () => {}

const titleOf = (hasWishlist: boolean, key: string | null) => {
  if (!hasWishlist) return m.cart_title()
  return key === null ? m.wishlist_title() : m.wishlist_shared_title()
}

const isWishlist = (search: URLSearchParams) => search.get('section') === 'wishlist'

export const route = defineRoute({
  // The key of a shared list opens it in the browser alone.
  knownSearch: ({ url }) => ({
    search: new URLSearchParams(isWishlist(url.searchParams) ? { section: 'wishlist' } : undefined)
  }),

  Component({ search }) {
    const key = search.get('key')
    const hasWishlist = isWishlist(search)
    usePageTitle(titleOf(hasWishlist, key))
    if (hasWishlist)
      return (
        <InBrowser
          waiting={
            <WishlistScreen
              items={undefined}
              count={1}
              missingCount={0}
              moreCount={0}
              isSignedIn={undefined}
              loginHref="/login"
              onMore={noop}
              onRetry={noop}
              onAddToCart={noop}
              onRemove={noop}
              onShare={noop}
            />
          }
        >
          {() => (key === null ? <OwnWishlist /> : <SharedWishlist key={key} shareKey={key} />)}
        </InBrowser>
      )
    return (
      <InBrowser waiting={<CartScreen isLoading onQuantity={noop} onRemove={noop} onCoupon={noop} />}>
        {() => <Cart />}
      </InBrowser>
    )
  }
})
