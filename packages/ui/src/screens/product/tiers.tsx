import { chakra } from '@chakra-ui/react'
import type { Product } from '@motif/contract'
import { unitPrice } from '@motif/contract/product-rules'
import { m } from '@motif/messages'
import { formatMoney, formatNumber } from '../../format/index.ts'

const Cell = chakra('td', {
  base: { paddingBlock: 2, textAlign: 'start', textStyle: 'figure', fontSize: 'sm', borderBottomWidth: '1px' }
})

/** Quantity discounts; the current tier is highlighted. During a sale, tiers that are not cheaper are hidden. */
export function Tiers({
  tiers: all,
  offer,
  quantity
}: {
  tiers: Product['tiers']
  offer: Pick<Product['variants'][number], 'price' | 'formerPrice' | 'tierPrices'>
  quantity: number
}) {
  const tiers = offer.formerPrice
    ? all.filter((tier) => unitPrice(offer, tier.quantity).amount < offer.price.amount)
    : all
  if (tiers.length === 0) return null
  const current = tiers.findLast((tier) => quantity >= tier.quantity)
  return (
    <chakra.table width="full" borderCollapse="collapse">
      <chakra.caption textStyle="label" textAlign="start" captionSide="top" marginBottom={1}>
        {m.product_tiers()}
      </chakra.caption>
      <chakra.thead srOnly>
        <tr>
          <th>{m.product_tiers_quantity()}</th>
          <th>{m.product_tiers_price()}</th>
          <th>{m.product_tiers_saving()}</th>
        </tr>
      </chakra.thead>
      <tbody>
        {tiers.map((tier) => {
          const isCurrent = tier === current
          return (
            <chakra.tr
              key={tier.quantity}
              fontWeight={isCurrent ? 'semibold' : 'normal'}
              {...(isCurrent ? { 'aria-current': true } : undefined)}
            >
              <Cell as="th" fontWeight="inherit">
                {m.product_tier_from({ quantity: formatNumber(tier.quantity) })}
              </Cell>
              <Cell>{m.product_tier_each({ price: formatMoney(unitPrice(offer, tier.quantity)) })}</Cell>
              <Cell textAlign="end" color={isCurrent ? 'good' : 'fg.muted'}>
                {m.product_tier_off({ percent: formatNumber(tier.percentOff) })}
              </Cell>
            </chakra.tr>
          )
        })}
      </tbody>
    </chakra.table>
  )
}
