import type { Cart, Line, LineBatch, NewLine } from '@motif/contract'
import { createActor, SimulatedClock } from 'xstate'
import { answerable } from '../testing.ts'
import { cartMachine, cartOf, type CartEmitted, type CartMemory, type PersistedChange } from './index.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const image = { url: '/p', widths: [100], width: 100, height: 100, alt: '', placeholder: '#ffffff' }
export const lineOf = (id: string, quantity: number, design: Line['design'] = null): Line => ({
  id,
  variantId: `variant-${id}`,
  productSlug: 'mug',
  name: 'Mug',
  sku: id,
  options: [],
  quantity,
  unitPrice: usd(1000),
  total: usd(1000 * quantity),
  image,
  design
})
export const cartWith = (lines: Line[], id = 'cart1', savedLines: Line[] = []): Cart => ({
  id,
  lines,
  savedLines,
  count: lines.reduce((count, line) => count + line.quantity, 0),
  totals: {
    subtotal: usd(0),
    discount: usd(0),
    shipping: null,
    tax: null,
    includedTax: usd(0),
    taxes: [],
    total: usd(0)
  },
  coupon: null,
  couponProblem: null,
  notices: []
})

export function scene(
  cartId: string | null,
  kept: PersistedChange[] = [],
  { isSignedIn = false, ...memory }: Partial<CartMemory> & { isSignedIn?: boolean } = {}
) {
  const open = answerable<Cart>()
  const load = answerable<Cart, { cartId: string }>()
  const add = answerable<Cart, { cartId: string; line: NewLine }>()
  const batch = answerable<Cart, { cartId: string; batch: LineBatch }>()
  const change = answerable<Cart, { cartId: string; lineId: string; quantity: number }>()
  const save = answerable<Cart, { cartId: string; lineId: string; isSaved: boolean }>()
  const remove = answerable<Cart, { cartId: string; lineId: string }>()
  const coupon = answerable<Cart, { cartId: string; coupon: string | null }>()
  const claim = answerable<Cart, { cartId: string }>()
  const saved: (string | null)[] = []
  const emitted: CartEmitted[] = []
  const here = { isSignedIn }
  const machine = cartMachine.provide({
    actors: {
      openCart: open.logic,
      loadCart: load.logic,
      addLine: add.logic,
      addBatch: batch.logic,
      changeQuantity: change.logic,
      saveLine: save.logic,
      removeLine: remove.logic,
      applyCoupon: coupon.logic,
      claimCart: claim.logic
    },
    guards: { isSignedIn: () => here.isSignedIn },
    actions: { saveCartId: (_args, params) => void saved.push(params.cartId) }
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { input: { cartId, kept, ...memory }, clock })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const now = () => actor.getSnapshot()
  const named = (lines: Line[] | undefined) => lines?.map(({ id, quantity }) => `${id}×${quantity}`)
  return {
    actor,
    here,
    clock,
    open,
    load,
    add,
    batch,
    change,
    save,
    remove,
    coupon,
    claim,
    saved,
    emitted,
    now,
    quantities: () => named(cartOf(now())?.lines),
    later: () => named(cartOf(now())?.savedLines)
  }
}

export async function sceneWith(...lines: Line[]) {
  const all = scene('cart1')
  await all.load.last().answer(cartWith(lines))
  return all
}
