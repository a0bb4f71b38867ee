import type { Line, Totals } from '@motif/contract'
import { cartOf, isCartBusy, isCartEmpty } from '@motif/flows/cart'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { cartActor } from '../services/cart-flow.ts'
import { contentsOf } from '../services/quote.ts'

export interface CheckoutItems {
  lines: readonly Line[]
  totals: Totals
}

/**
 * The items to buy: the last loaded cart without discontinued lines. `isHeld` freezes it during payment, when the API
 * empties the cart. `onChange` is called on external changes.
 */
export function useCheckoutItems({
  isHeld,
  onChange
}: {
  isHeld: boolean
  onChange: () => void
}): CheckoutItems | undefined | 'none' {
  const snapshot = useSelector(cartActor(), (current) => current)
  const cart = isCartBusy(snapshot) ? null : cartOf(snapshot)
  const [kept, setKept] = useState(cart)
  if (!isHeld && cart !== null && cart !== kept) setKept(cart)
  const contents = kept === null ? null : contentsOf(kept)
  const known = useRef(contents)
  useEffect(() => {
    if (known.current !== null && known.current !== contents) onChange()
    known.current = contents
  }, [contents, onChange])

  if (!isHeld && isCartEmpty(snapshot)) return 'none'
  if (kept === null) return undefined
  const gone = new Set(kept.notices.filter(({ code }) => code === 'unavailable').map(({ lineId }) => lineId))
  return { lines: kept.lines.filter(({ id }) => !gone.has(id)), totals: kept.totals }
}
