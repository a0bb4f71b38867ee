import { cartOf } from '@motif/flows/cart'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { cartActor } from '../../services/cart-flow.ts'

/** Pieces by variant that are in the cart, but for one line's. */
export function useCartPieces(exceptLineId?: string): ReadonlyMap<string, number> {
  const lines = useSelector(cartActor(), (snapshot) => cartOf(snapshot)?.lines)
  return useMemo(() => {
    const pieces = new Map<string, number>()
    for (const { id, variantId, quantity } of lines ?? []) if (id !== exceptLineId) pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity)
    return pieces
  }, [lines, exceptLineId])
}
