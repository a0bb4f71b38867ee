import type { BulkEditAction, ProductStatus } from '@motif/contract'
import type { BulkEditKind, BulkPriceEnding } from '@motif/contract/bulk-edit-rules'
import { onHandMax } from '@motif/contract/stock-rules'
import { numberOf } from '../typed-values.ts'

/** A bulk edit as typed. */
export interface BulkEditForm {
  kind: BulkEditKind
  /** Whether a price rises. */
  isRaise: boolean
  by: 'amount' | 'percent'
  value: string
  ending: BulkPriceEnding
  /** ISO 8601; empty: at once, or without an end. */
  from: string
  until: string
  category: string
  pieces: string
  status: ProductStatus
}

export const emptyBulkEdit: BulkEditForm = {
  kind: 'price',
  isRaise: true,
  by: 'percent',
  value: '',
  ending: 'exact',
  from: '',
  until: '',
  category: '',
  pieces: '',
  status: 'live'
}

/** Fields that can be wrong. */
export type WrongBulkField = 'value' | 'until' | 'category' | 'pieces'

const wrong = (field: WrongBulkField) => ({ wrong: field })

/** The value of a price or sale: minor units, or per cent; undefined if it is invalid. */
function valueOf({ kind, by, value, isRaise }: BulkEditForm, decimals: number): number | undefined {
  const typed = numberOf(value)
  const amount = by === 'amount' ? Math.round(typed * 10 ** decimals) : typed
  if (!(amount > 0)) return undefined
  if (by === 'amount') return amount <= 100_000_000 ? amount : undefined
  const isLowered = kind === 'sale' || !isRaise
  return amount <= (isLowered ? 99 : 1000) ? amount : undefined
}

function stockOf({ kind, pieces }: BulkEditForm): BulkEditAction | undefined {
  const count = numberOf(pieces)
  if (!Number.isInteger(count) || Math.abs(count) > onHandMax) return undefined
  if (kind === 'set-stock') return count >= 0 ? { kind, onHand: count } : undefined
  return count === 0 ? undefined : { kind: 'add-stock', pieces: count }
}

/** The action of a form, or the first field that is wrong. */
export function bulkActionOf(
  form: BulkEditForm,
  decimals: number
): { action: BulkEditAction } | { wrong: WrongBulkField } {
  const { kind, by, ending, from, until, category, status, isRaise } = form
  switch (kind) {
    case 'end-sale':
      return { action: { kind } }
    case 'status':
      return { action: { kind, status } }
    case 'category':
      return category === '' ? wrong('category') : { action: { kind, category } }
    case 'add-stock':
    case 'set-stock': {
      const action = stockOf(form)
      return action ? { action } : wrong('pieces')
    }
    default: {
      const value = valueOf(form, decimals)
      if (value === undefined) return wrong('value')
      if (kind === 'price') return { action: { kind, by, ending, value: isRaise ? value : -value } }
      if (from !== '' && until !== '' && new Date(from) >= new Date(until)) return wrong('until')
      return { action: { kind, by, ending, value, from: from || null, until: until || null } }
    }
  }
}
