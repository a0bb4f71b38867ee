import { type CartActor, cartMachine } from '@motif/flows/cart'
import { toaster, type ToastContent } from '@motif/ui/components/toaster'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { cartWith } from '../testing/cart-shop.ts'
import { toastOtherCurrency } from './cart-toasts.ts'

const page = { visibilityState: 'visible' }
beforeEach(() => {
  page.visibilityState = 'visible'
  vi.stubGlobal('document', page)
})
afterEach(() => vi.unstubAllGlobals())

/** The toasts of a page that shows prices in a currency, once its cart, which is in USD, is there and was read again. */
async function toastsAt(
  currency: string,
  whenRead: (shown: readonly ToastContent[]) => void = () => {}
): Promise<ToastContent[]> {
  const shown: ToastContent[] = []
  const stop = toaster.connect((content) => void shown.push(content))
  const cart: CartActor = createActor(
    cartMachine.provide({ actors: { loadCart: fromPromise(async () => cartWith('c1', { mug: 1 })) } }),
    { input: { cartId: 'c1', kept: [] } }
  )
  toastOtherCurrency(cart, currency)
  cart.start()
  await waitFor(cart, ({ context }) => context.cart !== null)
  whenRead(shown)
  cart.send({ type: 'REFRESH' })
  await waitFor(cart, ({ context }) => context.cart !== null)
  stop()
  return shown
}

it('says once that the cart is in another currency than the page, and loads the page anew', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const [toast, ...more] = await toastsAt('EUR')
  expect([toast?.title, toast?.isPersistent, more]).toEqual(['Prices are in USD now', true, []])
  toast?.action?.onAct()
  expect(reload).toHaveBeenCalledOnce()
})

it('says so of a hidden page when it is shown and has read its cart again', async () => {
  page.visibilityState = 'hidden'
  const shown = await toastsAt('EUR', (before) => {
    expect(before).toEqual([])
    page.visibilityState = 'visible'
  })
  expect(shown.map(({ title }) => title)).toEqual(['Prices are in USD now'])
})

it('says nothing while both are in one currency', async () => {
  expect(await toastsAt('USD')).toEqual([])
})
