import { chakra } from '@chakra-ui/react'
import type { Money } from '@motif/contract'
import { limits } from '@motif/contract/rules'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Price } from '../../components/price/index.ts'
import { QuantityStepper } from '../../components/quantity-stepper/index.ts'
import type { GridRow } from './grid.ts'

/** Stock below this number is shown. */
const few = 6

interface SizeRowProps {
  row: GridRow
  each: Money
  quantity: number
  isDisabled: boolean
  /** Id of the description of all rows. */
  describedBy?: string | undefined
  onQuantity: (quantity: number) => void
}

/** A size with price, stock and quantity. */
export function SizeRow({
  row: { label, variant, left },
  each,
  quantity,
  isDisabled,
  describedBy,
  onQuantity
}: SizeRowProps) {
  // The quantity was clamped to the stock.
  const [isCut, setCut] = useState(false)
  const words =
    variant === undefined
      ? m.buying_not_made()
      : left === 0
        ? variant.stock === 0
          ? m.buying_sold_out()
          : m.buying_all_in_cart()
        : isCut
          ? m.buying_cut({ count: left })
          : left < few
            ? m.product_low_stock({ count: left })
            : ''
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap={4}
      paddingBlock={2}
      minHeight="3.75rem"
      borderBlockEndWidth="1px"
    >
      <chakra.div minWidth={0} lineHeight="snug">
        <chakra.span
          display="flex"
          flexWrap="wrap"
          columnGap={3}
          alignItems="baseline"
          color={left === 0 ? 'fg.muted' : undefined}
        >
          <chakra.span fontWeight="semibold" overflowWrap="anywhere" dir="auto">
            {label}
          </chakra.span>
          {left === 0 ? null : <Price money={each} textStyle="small" color="fg.muted" />}
        </chakra.span>
        <chakra.output display="block" textStyle="small" color={left === 0 ? 'fg.muted' : 'warn'}>
          {words}
        </chakra.output>
      </chakra.div>
      {left === 0 ? null : (
        <chakra.div flexShrink={0}>
          <QuantityStepper
            label={m.buying_quantity_of({ size: label })}
            value={quantity}
            min={0}
            max={limits.quantityMax}
            isDisabled={isDisabled}
            describedBy={describedBy}
            onChange={(change) => {
              setCut(change.quantity > left)
              onQuantity(Math.min(change.quantity, left))
            }}
          />
        </chakra.div>
      )}
    </chakra.li>
  )
}
