import { limits } from '@motif/contract/rules'
import { ProblemError } from '../../platform/problem.ts'
import type { SoldVariant } from '../catalogue/index.ts'
import type { Content } from './lines.ts'
import { piecesByVariant } from './view.ts'

const nameOf = ({ name, options }: SoldVariant) => [name, ...options.map(({ value }) => value)].join(', ')

function stockProblem(variant: SoldVariant, wanted: number): ProblemError {
  const left = Math.max(0, variant.available)
  const item = nameOf(variant)
  const at = (code: string) => ({ errors: [{ pointer: '/quantity', code }] })
  return left === 0
    ? new ProblemError('item-sold-out', { params: { item }, ...at('out-of-stock') })
    : new ProblemError('item-low-in-stock', { params: { item, left, wanted }, ...at('low-stock') })
}

/** Refuses quantities above the limit of a line, and products no longer sold unless the line is restored. */
export function checkLine(variant: SoldVariant, quantity: number, { isBack }: { isBack: boolean }): void {
  if (variant.isWithdrawn && !isBack)
    throw new ProblemError('item-not-sold-any-more', {
      params: { item: nameOf(variant) },
      errors: [{ pointer: '/variantId' }]
    })
  if (quantity > limits.quantityMax)
    throw new ProblemError('line-over-limit', {
      params: { max: limits.quantityMax },
      errors: [{ pointer: '/quantity' }]
    })
}

/** Refuses quantities above the stock of a variant, summed over all designs. `more` is added to those of `lines`. */
export function checkStock(variant: SoldVariant, lines: readonly Content[], more: number): void {
  const wanted = (piecesByVariant(lines.filter(({ isSaved }) => !isSaved)).get(variant.variantId) ?? 0) + more
  if (wanted > variant.available) throw stockProblem(variant, wanted)
}
