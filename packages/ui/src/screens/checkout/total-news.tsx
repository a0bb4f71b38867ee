import { chakra } from '@chakra-ui/react'
import type { Totals } from '@motif/contract'
import { useState } from 'react'
import { formatList, formatMoney } from '../../format/index.ts'
import { m } from '../../messages/index.ts'

const parts = {
  subtotal: () => m.cart_subtotal(),
  discount: () => m.cart_discount(),
  shipping: () => m.cart_shipping(),
  tax: () => m.cart_tax()
} satisfies Partial<Record<keyof Totals, () => string>>

const amountOf = (totals: Totals, part: keyof typeof parts) => totals[part]?.amount ?? 0

/** Names of the parts that differ. */
const changedParts = (before: Totals, now: Totals) => (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => amountOf(before, part) !== amountOf(now, part)).map((part) => parts[part]())

/** A total never jumps without a word: what it is now and what made it so, also for those who don't see it. */
export function TotalNews({ totals }: { totals: Totals }) {
  const [shown, setShown] = useState(totals)
  const [news, setNews] = useState('')
  if (shown !== totals) {
    setShown(totals)
    if (shown.total.amount !== totals.total.amount) setNews(m.checkout_total_news({ amount: formatMoney(totals.total), parts: formatList(changedParts(shown, totals)) }))
  }
  return (
    <chakra.output display="block" textStyle="small" color="fg.muted" paddingInline={{ base: 'var(--page-gutter)', lg: 6 }} {...(news === '' ? undefined : { paddingBlockStart: { base: 2, lg: 0 }, paddingBlockEnd: { base: 2, lg: 6 } })}>
      {news}
    </chakra.output>
  )
}
