import { type CartActor, cartOf, type CartSnapshot } from '@motif/flows/cart'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { CartScreenProps } from '@motif/ui/screens/cart'
import { useState } from 'react'
import { useLocation } from 'react-router'

interface AboutLine {
  lineId: string
}

/** Removes a line, with an undo toast. */
function withUndo(actor: CartActor, snapshot: CartSnapshot, lineId: string) {
  const cart = cartOf(snapshot)
  const line = [...(cart?.lines ?? []), ...(cart?.savedLines ?? [])].find(({ id }) => id === lineId)
  const offer = (title: string, onAct: () => void) =>
    line &&
    toaster.show({ about: `line ${lineId}`, title, picture: line.image, action: { label: m.common_undo(), onAct } })
  const name = line?.name ?? ''
  return {
    remove() {
      actor.send({ type: 'REMOVE', lineId })
      offer(m.cart_removed({ name }), () => actor.send({ type: 'UNDO_REMOVE', lineId }))
    },
    save() {
      actor.send({ type: 'SAVE_FOR_LATER', lineId })
      offer(m.cart_saved_for_later({ name }), () => actor.send({ type: 'MOVE_TO_CART', lineId }))
    }
  }
}

/** Actions on the cart. The first change hides the checkout's return message. */
export function useCartActions(actor: CartActor, snapshot: CartSnapshot) {
  const state = useLocation().state as { notOrdered?: CartScreenProps['notOrdered'] } | null
  const [notOrdered, setNotOrdered] = useState(state?.notOrdered)
  const quantityOf = (lineId: string) => cartOf(snapshot)?.lines.find(({ id }) => id === lineId)?.quantity ?? 1
  return {
    notOrdered,
    onRetry: () => actor.send({ type: 'REFRESH' }),
    onSendNow: () => actor.send({ type: 'RETRY' }),
    onQuantity({ lineId, quantity }: AboutLine & { quantity: number }) {
      setNotOrdered(undefined)
      actor.send({ type: 'CHANGE_QUANTITY', lineId, quantity })
    },
    onNoticeSeen: ({ lineId }: AboutLine) =>
      actor.send({ type: 'CHANGE_QUANTITY', lineId, quantity: quantityOf(lineId) }),
    onRemove({ lineId }: AboutLine) {
      setNotOrdered(undefined)
      withUndo(actor, snapshot, lineId).remove()
    },
    onSaveForLater({ lineId }: AboutLine) {
      setNotOrdered(undefined)
      withUndo(actor, snapshot, lineId).save()
    },
    onMoveToCart: ({ lineId }: AboutLine) => actor.send({ type: 'MOVE_TO_CART', lineId }),
    onCoupon: ({ coupon }: { coupon: string | null }) => actor.send({ type: 'APPLY_COUPON', coupon })
  }
}
