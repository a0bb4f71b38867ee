import { m } from '@motif/messages'
import { CartScreen } from '@motif/ui/screens/cart'
import { Cart } from '../cart/cart.tsx'
import { defineRoute } from '../loading/define-route.tsx'
import { InBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'

const noop = () => {}

export const route = defineRoute({
  Component() {
    usePageTitle(m.cart_title())
    return (
      <InBrowser waiting={<CartScreen isLoading onQuantity={noop} onRemove={noop} onCoupon={noop} />}>
        {() => <Cart />}
      </InBrowser>
    )
  }
})
