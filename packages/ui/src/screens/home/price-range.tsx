import { chakra } from '@chakra-ui/react'
import type { Money } from '@motif/contract'
import { priceFields, priceRange, readPrice } from '@motif/contract/catalogue-query-rules'
import { decimalsOf } from '@motif/contract/money-rules'
import { m } from '@motif/messages'
import { type KeyboardEvent, useState } from 'react'
import { Input } from '../../components/field/index.ts'

export interface PriceRangeProps {
  /** Available range, as placeholders. */
  price: { min: Money; max: Money }
  /** Minor units; null for no limit. */
  min: number | null
  max: number | null
  onChange: (change: { min: number | null; max: number | null }) => void
}

/** Minimum and maximum price in whole units; applied on blur or Enter. */
export function PriceRange({ price, min, max, onChange }: PriceRangeProps) {
  const decimals = decimalsOf(price.min.currency)
  const unit = 10 ** decimals
  const written = (amount: number | null) => (amount === null ? '' : String(amount / unit))
  // Input until applied; then the query's values show again.
  const [draft, setDraft] = useState<{ low?: string; high?: string }>({})
  const low = draft.low ?? written(min)
  const high = draft.high ?? written(max)
  const read = (value: string, fallback: number | null) => {
    const amount = readPrice(value, decimals)
    return amount === undefined ? fallback : amount
  }
  const commit = () => {
    const next = priceRange(read(low, min), read(high, max))
    setDraft({})
    if (next.minPrice !== min || next.maxPrice !== max) onChange({ min: next.minPrice, max: next.maxPrice })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit()
  }
  const shared = {
    inputMode: 'decimal',
    autoComplete: 'off',
    onBlur: commit,
    onKeyDown,
    textStyle: 'figure',
    minWidth: 0
  } as const
  return (
    <chakra.div display="flex" alignItems="center" gap={2}>
      <Input
        {...shared}
        name={priceFields.low}
        aria-label={m.catalogue_price_min()}
        placeholder={written(price.min.amount)}
        value={low}
        onChange={(event) => setDraft({ ...draft, low: event.currentTarget.value })}
      />
      <chakra.span color="fg.muted">{m.catalogue_price_to()}</chakra.span>
      <Input
        {...shared}
        name={priceFields.high}
        aria-label={m.catalogue_price_max()}
        placeholder={written(price.max.amount)}
        value={high}
        onChange={(event) => setDraft({ ...draft, high: event.currentTarget.value })}
      />
    </chakra.div>
  )
}
