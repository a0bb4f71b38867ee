import type { Cart, NewLine } from '@motif/contract'
import { limits } from '@motif/contract/rules'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { shownArea } from '../catalogue/goods-pictures.ts'
import { moneyText } from '../checkout/money-text.ts'
import { rememberArtwork } from '../pictures/artwork-store.ts'
import { type CartRow, openCart } from './access.ts'
import { findCoupon } from './coupons.ts'
import { checkDesign, designHash } from './designs.ts'
import { type CartLine, type Goods, readGoods, readLines } from './lines.ts'
import { cartLines, carts } from './tables.ts'
import { piecesByVariant, priceOf, viewCart } from './view.ts'

const linesMax = 100

type PersonId = string | undefined

/** Works on a locked cart and answers with what it became. */
async function change(platform: Platform, id: string, personId: PersonId, work: (tx: Transaction, cart: CartRow) => Promise<Partial<CartRow> | void>): Promise<Cart> {
  return platform.db.transaction(async (tx) => {
    const cart = await openCart(tx, id, personId, true)
    const changed = await work(tx, cart)
    const fields = { ...changed, updatedAt: platform.clock.now() }
    await tx.update(carts).set(fields).where(eq(carts.id, cart.id))
    return viewCart(platform, tx, { ...cart, ...fields })
  })
}

export async function getCart(platform: Platform, id: string, personId: PersonId): Promise<Cart> {
  return viewCart(platform, platform.db, await openCart(platform.db, id, personId))
}

function stockProblem(goods: Goods, wanted: number): ProblemError {
  const left = Math.max(0, goods.available)
  const what = [goods.name, ...goods.options.map(({ value }) => value)].join(', ')
  const detail = left === 0 ? `${what} is sold out.` : `Only ${left} of ${what} ${left === 1 ? 'is' : 'are'} left; your cart would hold ${wanted}.`
  return new ProblemError('out-of-stock', { detail, errors: [{ pointer: '/quantity', detail, code: left === 0 ? 'out-of-stock' : 'low-stock' }] })
}

function quantityProblem(): ProblemError {
  const detail = `A line holds at most ${limits.quantityMax} pieces.`
  return new ProblemError('invalid-input', { detail, errors: [{ pointer: '/quantity', detail }] })
}

/** Puts goods into the cart; `isNew` tells a new line from one that grew. */
export async function addLine(platform: Platform, id: string, personId: PersonId, { variantId, quantity, design }: NewLine): Promise<{ cart: Cart; isNew: boolean }> {
  let isNew = true
  const cart = await change(platform, id, personId, async (tx, { id: cartId }) => {
    const [goods, lines] = [await readGoods(tx, variantId, cartId), await readLines(tx, cartId)]
    if (!goods) throw new ProblemError('invalid-input', { detail: 'This item is not sold here.', errors: [{ pointer: '/variantId', detail: 'no such variant' }] })
    if (design) checkDesign(design.document, { ...goods, slug: goods.productSlug })
    const hash = design ? designHash(design.document) : ''
    const same = lines.find((line) => line.variantId === variantId && line.designHash === hash)
    if ((same?.quantity ?? 0) + quantity > limits.quantityMax) throw quantityProblem()
    const wanted = (piecesByVariant(lines).get(variantId) ?? 0) + quantity
    if (wanted > goods.available) throw stockProblem(goods, wanted)
    isNew = same === undefined
    if (same) {
      await tx.update(cartLines).set({ quantity: same.quantity + quantity, seenPrice: goods.listPrice }).where(eq(cartLines.id, same.id))
      return
    }
    if (lines.length >= linesMax) throw new ProblemError('invalid-input', { detail: `A cart holds at most ${linesMax} different lines.` })
    const area = design && shownArea(goods.areas, design.document)
    if (design && area) await rememberArtwork(tx, design.document, area)
    await tx.insert(cartLines).values({
      id: platform.randomId(),
      cartId,
      variantId,
      quantity,
      design: design?.document ?? null,
      designId: design?.designId ?? null,
      designHash: hash,
      seenPrice: goods.listPrice
    })
  })
  return { cart, isNew }
}

function lineOf(lines: readonly CartLine[], lineId: string): CartLine {
  const line = lines.find(({ id }) => id === lineId)
  if (!line) throw new ProblemError('not-found', { detail: 'This line is not in the cart any more.' })
  return line
}

/** Sets a line's quantity. Less is always allowed, also where even that is not in stock any more. */
export function changeQuantity(platform: Platform, id: string, personId: PersonId, lineId: string, quantity: number): Promise<Cart> {
  return change(platform, id, personId, async (tx, cart) => {
    const lines = await readLines(tx, cart.id)
    const line = lineOf(lines, lineId)
    const wanted = (piecesByVariant(lines).get(line.variantId) ?? 0) - line.quantity + quantity
    if (quantity > line.quantity && wanted > line.available) throw stockProblem(line, wanted)
    await tx.update(cartLines).set({ quantity, seenPrice: line.listPrice }).where(eq(cartLines.id, lineId))
  })
}

export function removeLine(platform: Platform, id: string, personId: PersonId, lineId: string): Promise<Cart> {
  return change(platform, id, personId, async (tx, cart) => {
    const gone = await tx.delete(cartLines).where(and(eq(cartLines.id, lineId), eq(cartLines.cartId, cart.id))).returning({ id: cartLines.id })
    if (gone.length === 0) throw new ProblemError('not-found', { detail: 'This line is not in the cart any more.' })
  })
}

/** Uses a coupon, or none for null or an empty text. */
export function setCoupon(platform: Platform, id: string, personId: PersonId, typed: string | null): Promise<Cart> {
  return change(platform, id, personId, async (tx, cart) => {
    if (typed === null || typed === '') return { coupon: null }
    const coupon = await findCoupon(tx, typed)
    if (!coupon) throw couponProblem('This coupon is not known, or it has ended.')
    const { subtotal } = priceOf(await readLines(tx, cart.id), undefined)
    if (subtotal < coupon.minimum) throw couponProblem(`This coupon is for orders of ${moneyText(platform.shop, coupon.minimum)} or more.`)
    return { coupon: coupon.code }
  })
}

export const couponProblem = (detail: string) => new ProblemError('invalid-coupon', { detail, errors: [{ pointer: '/coupon', detail }] })

/** A new visitor's cart, or the one a customer already has. */
export async function beginCart(platform: Platform, personId: PersonId): Promise<{ cart: Cart; isNew: boolean }> {
  return platform.db.transaction(async (tx) => {
    const own = personId === undefined ? undefined : await customersCart(tx, personId)
    if (own) return { cart: await viewCart(platform, tx, own), isNew: false }
    const now = platform.clock.now()
    const cart = { id: platform.randomId(24), customerId: personId ?? null, coupon: null, createdAt: now, updatedAt: now }
    await tx.insert(carts).values(cart)
    return { cart: await viewCart(platform, tx, cart), isNew: true }
  })
}

/** The cart of a customer, locked. Waits for whoever else is giving this customer one at the moment. */
export async function customersCart(tx: Transaction, customerId: string): Promise<CartRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${customerId}`}, 0))`)
  const [cart] = await tx.select().from(carts).where(and(eq(carts.customerId, customerId), sql`${carts.mergedInto} is null`)).for('no key update')
  return cart
}
