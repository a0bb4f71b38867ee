import { type CartActor, type PersistedChange, cartOf } from '@motif/flows/cart'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { sentenceOf } from '@motif/ui/failure'

/** Shows toasts for changes that an earlier page sent without knowing the result. */
export function toastLateChanges(cart: CartActor, kept: readonly PersistedChange[]): void {
  const keys = new Set(
    kept.flatMap((change) =>
      change.kind === 'add' ? [change.line.key] : change.kind === 'batch' ? [change.batch.key] : []
    )
  )
  if (keys.size === 0) return
  cart.on('lineAdded', ({ cart: { lines }, line }) => {
    const name = lines.find(({ variantId }) => variantId === line.variantId)?.name
    // Restored lines need no toast: their removal had none either.
    if (keys.delete(line.key ?? '') && name !== undefined && line.position === undefined)
      toaster.show({ title: m.cart_added({ name }) })
  })
  cart.on('changeFailed', ({ change, failure }) => {
    const key = change.kind === 'add' ? change.line.key : change.kind === 'batch' ? change.batch.key : undefined
    if (key !== undefined && keys.delete(key))
      toaster.show({ tone: 'bad', title: m.product_add_failed(), description: sentenceOf(failure) })
  })
}

/**
 * Says once that the cart is in another currency than the page, which shows its prices in the former one until it is loaded anew. A hidden page says
 * so when it is shown.
 */
export function toastOtherCurrency(cart: CartActor, shown: string): void {
  const subscription = cart.subscribe((snapshot) => {
    const currency = cartOf(snapshot)?.totals.total.currency
    if (currency === undefined || currency === shown) return
    // The cart is loaded again when the page becomes visible.
    if (document.visibilityState === 'hidden') return
    subscription.unsubscribe()
    toaster.show({
      about: 'currency',
      tone: 'info',
      isPersistent: true,
      title: m.cart_other_currency({ currency }),
      description: m.cart_other_currency_text(),
      action: { label: m.cart_other_currency_reload(), onAct: () => location.reload() }
    })
  })
}
