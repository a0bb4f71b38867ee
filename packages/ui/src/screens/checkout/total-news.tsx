import { chakra } from '@chakra-ui/react'
import type { Totals } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { formatList, formatMoney } from '../../format/index.ts'

const parts = {
  subtotal: () => m.cart_subtotal(),
  discount: () => m.cart_discount(),
  shipping: () => m.cart_shipping(),
  tax: () => m.cart_tax()
} satisfies Partial<Record<keyof Totals, () => string>>

const amountOf = (totals: Totals, part: keyof typeof parts) => totals[part]?.amount ?? 0

/** Names of the parts that differ. */
const changedParts = (before: Totals, now: Totals) =>
  (Object.keys(parts) as (keyof typeof parts)[])
    .filter((part) => amountOf(before, part) !== amountOf(now, part))
    .map((part) => parts[part]())

export interface TotalNewsProps {
  totals: Totals
  /** What the person decides of the price, as text; a total that follows from a choice of theirs is no news. */
  choices: string
}

/** A total never jumps without a word where the person did nothing for it: what it is now and what made it so, also for those who don't see it. */
export function TotalNews({ totals, choices }: TotalNewsProps) {
  const [shown, setShown] = useState({ totals, choices })
  const [news, setNews] = useState('')
  if (shown.totals !== totals) {
    setShown({ totals, choices })
    const isNews = shown.choices === choices && shown.totals.total.amount !== totals.total.amount
    setNews(
      isNews
        ? m.checkout_total_news({
            amount: formatMoney(totals.total),
            parts: formatList(changedParts(shown.totals, totals))
          })
        : ''
    )
  }
  return (
    <chakra.output
      display="block"
      textStyle="small"
      color="fg.muted"
      paddingInline={{ base: 'var(--page-gutter)', lg: 6 }}
      {...(news === '' ? undefined : { paddingBlockStart: { base: 2, lg: 0 }, paddingBlockEnd: { base: 2, lg: 6 } })}
    >
      {news}
    </chakra.output>
  )
}
