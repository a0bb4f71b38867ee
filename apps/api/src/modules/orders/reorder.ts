import type { Cart, Reorder } from '@motif/contract'
import { limits } from '@motif/contract/rules'
import { asc, eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { readGoods } from '../carts/goods.ts'
import { addLine, getCart } from '../carts/service.ts'
import { type Asker, findOrder } from './service.ts'
import { orderLines } from './tables.ts'

type LineRow = typeof orderLines.$inferSelect
type Missing = Reorder['missing'][number]

const piecesOf = (cart: Cart, variantId: string) => cart.lines.reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0)

/** How many pieces of a line the cart takes now, and why not all of them. */
async function takes({ db }: Platform, cart: Cart, { variantId, quantity }: LineRow): Promise<{ pieces: number; code: Missing['code'] }> {
  const goods = (await readGoods(db, [variantId], cart.id)).get(variantId)
  if (!goods || goods.isWithdrawn) return { pieces: 0, code: 'unavailable' }
  const there = piecesOf(cart, variantId)
  const pieces = Math.max(0, Math.min(quantity, goods.available - there, limits.quantityMax - there))
  return { pieces, code: pieces === 0 && goods.available <= 0 ? 'out-of-stock' : 'low-stock' }
}

/** What a cart refuses meanwhile, or at all: sold out since it was looked at, a design that fits no more. */
const refusals: Readonly<Partial<Record<ProblemError['code'], Missing['code']>>> = { 'out-of-stock': 'out-of-stock', 'invalid-input': 'unavailable' }

/** Puts the goods of an order into a cart again, with their designs and at today's prices, and says what could not be. */
export async function reorder(platform: Platform, orderId: string, asker: Asker, cartId: string): Promise<Reorder> {
  await findOrder(platform, orderId, asker)
  const personId = asker.person?.id
  let cart = await getCart(platform, cartId, personId)
  const missing: Missing[] = []
  for (const line of await platform.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))) {
    const { variantId, design, designId, name, options, quantity: wanted } = line
    const told = { lineId: line.id, name, options, wanted }
    const { pieces, code } = await takes(platform, cart, line)
    if (pieces < wanted) missing.push({ ...told, code, added: pieces })
    if (pieces === 0) continue
    try {
      const added = await addLine(platform, cart.id, personId, { variantId, quantity: pieces, ...(design && { design: { document: design, ...(designId !== null && { designId }) } }) })
      cart = added.cart
    } catch (error) {
      const refusal = error instanceof ProblemError ? refusals[error.code] : undefined
      if (refusal === undefined) throw error
      if (pieces < wanted) missing.pop()
      missing.push({ ...told, code: refusal, added: 0 })
    }
  }
  return { cart, missing }
}
