import { m } from '@motif/messages'
import type { Cart, Line } from '@motif/contract'
import {
  cartFailureOf,
  cartMachine,
  cartOf,
  failedCartChangeOf,
  isCartLoading,
  isCartWaiting,
  pendingLinesOf
} from '@motif/flows/cart'
import { CartScreen } from '@motif/ui/screens/cart'
import { useActor } from '@xstate/react'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { carts, pieces } from '../fixtures/carts.ts'
import { totalsOf } from '../fixtures/prices.ts'
import { refusal } from './actors.ts'
import { chartOf, walkThrough } from './statechart.tsx'
import type { ViewProps } from './walk/walker.tsx'

/** A shop with one cart, a stock of four mugs, and a network that can be disconnected. */
function openShop() {
  let cart: Cart = carts.ready
  let isReachable = true
  const keep = (lines: readonly Line[], savedLines: readonly Line[] = cart.savedLines): Cart => {
    if (!isReachable) throw new TypeError('no network')
    cart = {
      ...cart,
      lines: [...lines],
      savedLines: [...savedLines],
      count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      totals: totalsOf(lines)
    }
    return cart
  }
  const without = (lines: readonly Line[], id: string) => lines.filter((line) => line.id !== id)
  const find = (id: string) => [...cart.lines, ...cart.savedLines].filter((line) => line.id === id)
  const machine = cartMachine.provide({
    actors: {
      loadCart: fromPromise(async () => keep(cart.lines)),
      changeQuantity: fromPromise(async ({ input: { lineId, quantity } }) => {
        if (lineId === 'l2' && quantity > 4) throw refusal(409, 'out-of-stock', 'There are 4 of these left.')
        return keep(cart.lines.map((line) => (line.id === lineId ? pieces(line, quantity) : line)))
      }),
      saveLine: fromPromise(async ({ input: { lineId, isSaved } }) =>
        isSaved
          ? keep(without(cart.lines, lineId), [...cart.savedLines, ...find(lineId)])
          : keep([...cart.lines, ...find(lineId)], without(cart.savedLines, lineId))
      ),
      removeLine: fromPromise(async ({ input: { lineId } }) =>
        keep(without(cart.lines, lineId), without(cart.savedLines, lineId))
      )
    },
    delays: { retryPause: 60_000 }
  })
  return { machine, pullTheCable: () => void (isReachable = false), plugIn: () => void (isReachable = true) }
}

function LiveCartScreen({ snapshot, send }: Pick<ViewProps<typeof cartMachine>, 'snapshot' | 'send'>) {
  const failure = cartFailureOf(snapshot)
  const failed = failedCartChangeOf(snapshot)
  return (
    <CartScreen
      cart={cartOf(snapshot) ?? undefined}
      isLoading={isCartLoading(snapshot)}
      {...(failure !== null && failed !== null && 'lineId' in failed
        ? { lineFailure: { lineId: failed.lineId, failure } }
        : { failure })}
      isWaiting={isCartWaiting(snapshot)}
      onSendNow={() => send({ type: 'RETRY' })}
      pendingLines={pendingLinesOf(snapshot)}
      onQuantity={({ lineId, quantity }) => send({ type: 'CHANGE_QUANTITY', lineId, quantity })}
      onRemove={({ lineId }) => send({ type: 'REMOVE', lineId })}
      onSaveForLater={({ lineId }) => send({ type: 'SAVE_FOR_LATER', lineId })}
      onMoveToCart={({ lineId }) => send({ type: 'MOVE_TO_CART', lineId })}
      onCoupon={({ coupon }) => send({ type: 'APPLY_COUPON', coupon })}
    />
  )
}

function LiveCart() {
  const [{ machine, pullTheCable, plugIn }] = useState(openShop)
  const [snapshot, send] = useActor(machine, { input: { cartId: carts.ready.id } })
  return (
    <>
      <p>
        <button type="button" onClick={pullTheCable}>
          Pull the cable
        </button>{' '}
        <button type="button" onClick={plugIn}>
          Plug it in
        </button>
      </p>
      <LiveCartScreen snapshot={snapshot} send={send} />
    </>
  )
}

const meta = preview.meta({
  title: 'Flows/Cart',
  parameters: {
    docs: {
      description: {
        component:
          'The cart: every change shows at once and is told to the shop; it is taken back where the shop refuses, and waits where it cannot be reached.'
      }
    }
  }
})

export const Chart = meta.story(chartOf(cartMachine))

export const Walk = meta.story(walkThrough(cartMachine, LiveCartScreen))

export const Live = meta.story({
  render: () => <LiveCart />,
  play: async ({ canvas }) => {
    const quantity = async () =>
      within(await canvas.findByRole('group', { name: m.cart_quantity_of({ name: 'Enamel mug' }) }))
    const more = async () => userEvent.click((await quantity()).getByRole('button', { name: m.common_quantity_more() }))
    for (const _ of [2, 3, 4]) await more()
    await expect((await quantity()).getByRole('spinbutton')).toHaveValue('4')
    await more()
    await expect(await canvas.findByText('There are 4 of these left.')).toBeVisible()
    await expect((await quantity()).getByRole('spinbutton')).toHaveValue('4')

    await userEvent.click(canvas.getByRole('button', { name: 'Pull the cable' }))
    await userEvent.click(canvas.getByRole('button', { name: `${m.cart_later()} Everyday tee` }))
    await expect(await canvas.findByText(m.cart_waiting())).toBeVisible()
    await expect(
      within(canvas.getByRole('region', { name: m.cart_saved_title() })).getByRole('link', { name: 'Everyday tee' })
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Plug it in' }))
    await userEvent.click(canvas.getByRole('button', { name: m.cart_waiting_retry() }))
    await expect(canvas.queryByText(m.cart_waiting())).not.toBeInTheDocument()
    await expect(
      within(canvas.getByRole('region', { name: m.cart_saved_title() })).getByRole('link', { name: 'Everyday tee' })
    ).toBeVisible()
  }
})
