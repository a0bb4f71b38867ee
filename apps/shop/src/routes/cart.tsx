import { m } from '@motif/messages'
import { CartScreen } from '@motif/ui/screens/cart'
import { ComparisonScreen } from '@motif/ui/screens/compare'
import { WishlistScreen } from '@motif/ui/screens/wishlist'
import { Cart } from '../cart/cart.tsx'
import { RemindedCart } from '../cart/reminded-cart.tsx'
import { Comparison } from '../compare/comparison.tsx'
import { productsCompared } from '../compare/read-comparison.ts'
import { defineRoute } from '../loading/define-route.tsx'
import { InBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'
import { OwnWishlist } from '../wishlist/own-wishlist.tsx'
import { SharedWishlist } from '../wishlist/shared-wishlist.tsx'

const noop = () => {}

/** Sections of the route besides the cart. */
const sections = ['wishlist', 'compare'] as const

const sectionOf = (search: URLSearchParams) => sections.find((section) => section === search.get('section'))

const titleOf = (search: URLSearchParams) => {
  const section = sectionOf(search)
  if (section === 'compare') return m.compare_title()
  if (section === undefined) return m.cart_title()
  return search.has('key') ? m.wishlist_shared_title() : m.wishlist_title()
}

export const route = defineRoute({
  // Shared lists and comparisons load in the browser only: random keys must not cause server renders.
  knownSearch: ({ url }) => {
    const section = sectionOf(url.searchParams)
    return { search: new URLSearchParams(section && { section }) }
  },

  deferred: ({ search }) => productsCompared(search),

  Component({ search, data }) {
    const key = search.get('key')
    const reminder = search.get('reminder')
    const section = sectionOf(search)
    usePageTitle(titleOf(search))
    if (section === 'compare')
      return (
        <InBrowser
          waiting={
            <ComparisonScreen
              products={undefined}
              count={3}
              onRetry={noop}
              onOnlyDifferences={noop}
              onAddToCart={noop}
              onRemove={noop}
            />
          }
        >
          {() => <Comparison search={search} answers={data} />}
        </InBrowser>
      )
    if (section === 'wishlist')
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
        {() => (reminder === null ? <Cart /> : <RemindedCart token={reminder} />)}
      </InBrowser>
    )
  }
})
