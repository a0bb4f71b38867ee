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
 * What is being bought: the cart as the shop last told it, without what is not sold any more. `isHeld` keeps it as it is
 * while it is paid, for then the shop empties the cart. `onChange` hears of every change made elsewhere.
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
