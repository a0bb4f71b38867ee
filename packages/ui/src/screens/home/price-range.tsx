import { chakra } from '@chakra-ui/react'
import type { Money } from '@motif/contract'
import { decimalsOf } from '@motif/contract/money-rules'
import { m } from '@motif/messages'
import { type KeyboardEvent, useState } from 'react'
import { Input } from '../../components/field/index.ts'

export interface PriceRangeProps {
  /** What there is; shown where nothing is asked for. */
  price: { min: Money; max: Money }
  /** Minor units; null for no limit. */
  min: number | null
  max: number | null
  onChange: (change: { min: number | null; max: number | null }) => void
}

/** Two prices to stay between, in whole money as people write it; they count when left or on Enter. */
export function PriceRange({ price, min, max, onChange }: PriceRangeProps) {
  const unit = 10 ** decimalsOf(price.min.currency)
  const written = (amount: number | null) => (amount === null ? '' : String(amount / unit))
  // What is being typed, until it counts; then the query's own prices stand again.
  const [draft, setDraft] = useState<{ low?: string; high?: string }>({})
  const low = draft.low ?? written(min)
  const high = draft.high ?? written(max)
  const read = (value: string, fallback: number | null) => {
    const trimmed = value.trim().replace(',', '.')
    if (trimmed === '') return null
    const amount = Math.round(Number(trimmed) * unit)
    return Number.isFinite(amount) && amount >= 0 ? amount : fallback
  }
  const commit = () => {
    const [a, b] = [read(low, min), read(high, max)]
    // Typed the wrong way round, it is plain what was meant.
    const next = a !== null && b !== null && a > b ? { min: b, max: a } : { min: a, max: b }
    setDraft({})
    if (next.min !== min || next.max !== max) onChange(next)
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
        aria-label={m.catalogue_price_min()}
        placeholder={written(price.min.amount)}
        value={low}
        onChange={(event) => setDraft({ ...draft, low: event.currentTarget.value })}
      />
      <chakra.span color="fg.muted">{m.catalogue_price_to()}</chakra.span>
      <Input
        {...shared}
        aria-label={m.catalogue_price_max()}
        placeholder={written(price.max.amount)}
        value={high}
        onChange={(event) => setDraft({ ...draft, high: event.currentTarget.value })}
      />
    </chakra.div>
  )
}
