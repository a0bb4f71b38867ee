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

/** Labels of totals that differ. */
const changedParts = (before: Totals, now: Totals) =>
  (Object.keys(parts) as (keyof typeof parts)[])
    .filter((part) => amountOf(before, part) !== amountOf(now, part))
    .map((part) => parts[part]())

export interface TotalNewsProps {
  totals: Totals
  /** Fingerprint of the user's choices; changes they cause are not announced. */
  choices: string
}

/** Explains and announces changes of the total that the user did not cause. */
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
