import { limits } from '@motif/contract/rules'
import { ProblemError } from '../../platform/problem.ts'
import type { Goods } from './goods.ts'
import type { Content } from './lines.ts'
import { piecesByVariant } from './view.ts'

const nameOf = ({ name, options }: Goods) => [name, ...options.map(({ value }) => value)].join(', ')

function stockProblem(goods: Goods, wanted: number): ProblemError {
  const left = Math.max(0, goods.available)
  const detail = left === 0 ? `${nameOf(goods)} is sold out.` : `Only ${left} of ${nameOf(goods)} ${left === 1 ? 'is' : 'are'} left; your cart would hold ${wanted}.`
  return new ProblemError('out-of-stock', { detail, errors: [{ pointer: '/quantity', detail, code: left === 0 ? 'out-of-stock' : 'low-stock' }] })
}

/** Refuses more pieces than a line holds, and goods that are not sold any more unless they only come back. */
export function checkLine(goods: Goods, quantity: number, { isBack }: { isBack: boolean }): void {
  const refuse = (pointer: string, detail: string) => new ProblemError('invalid-input', { detail, errors: [{ pointer, detail }] })
  if (goods.isWithdrawn && !isBack) throw refuse('/variantId', `${nameOf(goods)} is not sold any more.`)
  if (quantity > limits.quantityMax) throw refuse('/quantity', `A line holds at most ${limits.quantityMax} pieces.`)
}

/** Refuses more pieces of a variant in the cart than there are, whatever their design. `more` come to those of `lines`. */
export function checkStock(goods: Goods, lines: readonly Content[], more: number): void {
  const wanted = (piecesByVariant(lines.filter(({ isSaved }) => !isSaved)).get(goods.variantId) ?? 0) + more
  if (wanted > goods.available) throw stockProblem(goods, wanted)
}
