import { cartOf } from '@motif/flows/cart'
import { useSelector } from '@xstate/react'
import { cartActor } from '../../services/cart-flow.ts'

/** Quantities in the cart by variant, without the given lines. */
export function useCartPieces(exceptIds: readonly string[]): ReadonlyMap<string, number> {
  const lines = useSelector(cartActor(), (snapshot) => cartOf(snapshot)?.lines) ?? []
  const pieces = new Map<string, number>()
  for (const { id, variantId, quantity } of lines)
    if (!exceptIds.includes(id)) pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity)
  return pieces
}
