import type { Cart, LineBatch, NewLine } from '@motif/contract'
import { withoutTeam } from '@motif/design'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { priceCart } from '../checkout/price-cart.ts'
import { type CartRow, openCart } from './access.ts'
import { hasBatch, withBatches } from './batches.ts'
import { checkPrintable, designHash } from './designs.ts'
import { readGoods } from './goods.ts'
import { readContents, readLines } from './lines.ts'
import { type Wish, putIn } from './put-in.ts'
import { checkLine, checkStock } from './quantities.ts'
import { cartLines, carts } from './tables.ts'
import { piecesByVariant, viewCart } from './view.ts'

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

/** A design as a line keeps it: for one, and by what it shows. */
function named({ document, ...design }: NonNullable<NewLine['design']>) {
  const frozen = withoutTeam(document)
  return { ...design, document: frozen, hash: designHash(frozen) }
}

/** Puts goods into the cart or among what is saved for later; `isNew` tells a new line from one that grew. */
export async function addLine(platform: Platform, id: string, personId: PersonId, { design, isSaved = false, position: index, ...line }: NewLine): Promise<{ cart: Cart; isNew: boolean }> {
  if (design) await checkPrintable(platform, design.document)
  let isNew = true
  const cart = await change(platform, id, personId, async (tx, { id: cartId }) => {
    // What was there a moment ago comes back also where there is not that much of it any more: the cart says so.
    const wish = { ...line, design: design && named(design), isBack: index !== undefined }
    isNew = (await putIn(tx, cartId, await readContents(tx, cartId), [wish], { isSaved, index, newId: () => platform.randomId() })) > 0
  })
  return { cart, isNew }
}

/** Puts several lines in, all or none, in the place of those they replace. The same batch sent again changes nothing. */
export async function addBatch(platform: Platform, id: string, personId: PersonId, { key, designs, lines, replaces = [] }: LineBatch): Promise<Cart> {
  await Promise.all(designs.map(({ document }) => checkPrintable(platform, document)))
  const printed = designs.map(named)
  return change(platform, id, personId, async (tx, cart) => {
    if (hasBatch(cart, key)) return {}
    const before = await readContents(tx, cart.id)
    const replaced = before.filter((line) => replaces.includes(line.id))
    if (replaced.length < new Set(replaces).size) throw lineGone()
    const isSaved = replaced[0]?.isSaved ?? false
    const index = replaced[0] && before.filter((line) => line.isSaved === isSaved).indexOf(replaced[0])
    if (replaced.length > 0) await tx.delete(cartLines).where(inArray(cartLines.id, replaces))
    const left = piecesByVariant(replaced)
    const wishes = lines.map(({ variantId, quantity, design }): Wish => {
      const had = left.get(variantId) ?? 0
      left.set(variantId, had - quantity)
      return { variantId, quantity, design: design === undefined ? undefined : printed[design], isBack: quantity <= had }
    })
    const ids = replaced.map((line) => line.id)
    await putIn(tx, cart.id, before.filter((line) => !replaced.includes(line)), wishes, { isSaved, index, newId: () => ids.shift() ?? platform.randomId() })
    return { batches: withBatches(cart, [key]) }
  })
}

const lineGone = () => new ProblemError('not-found', { detail: 'This line is not in the cart any more.' })

export interface LineChange {
  quantity?: number | undefined
  /** Moves it among what is saved for later, or back. */
  isSaved?: boolean | undefined
}

/**
 * Changes a line or moves it to the other list, where it adds up with its like. Less is always allowed, also where even
 * that is not in stock any more; what is saved for later waits for no stock.
 */
export function changeLine(platform: Platform, id: string, personId: PersonId, lineId: string, wish: LineChange): Promise<Cart> {
  return change(platform, id, personId, async (tx, cart) => {
    const lines = await readContents(tx, cart.id)
    const line = lines.find((each) => each.id === lineId)
    const goods = line && (await readGoods(tx, [line.variantId], cart.id)).get(line.variantId)
    if (!line || !goods) throw lineGone()
    const { quantity = line.quantity, isSaved = line.isSaved } = wish
    const isMoved = isSaved !== line.isSaved
    const same = isMoved ? lines.find((each) => each.isSaved === isSaved && each.variantId === line.variantId && each.designHash === line.designHash) : undefined
    const together = quantity + (same?.quantity ?? 0)
    const more = isMoved ? quantity : quantity - line.quantity
    if (!isSaved && more > 0) {
      checkLine(goods, together, { isBack: false })
      checkStock(goods, lines, more)
    }
    if (same) {
      await tx.delete(cartLines).where(eq(cartLines.id, lineId))
      await tx.update(cartLines).set({ quantity: together }).where(eq(cartLines.id, same.id))
      return
    }
    // Only a new quantity tells that the price was seen.
    await tx.update(cartLines).set({ quantity, isSaved, ...(wish.quantity === undefined ? {} : { seenPrice: goods.listPrice }) }).where(eq(cartLines.id, lineId))
  })
}

export function removeLine(platform: Platform, id: string, personId: PersonId, lineId: string): Promise<Cart> {
  return change(platform, id, personId, async (tx, cart) => {
    const gone = await tx.delete(cartLines).where(and(eq(cartLines.id, lineId), eq(cartLines.cartId, cart.id))).returning({ id: cartLines.id })
    if (gone.length === 0) throw lineGone()
  })
}

/** Uses a coupon that holds now, or none for null or an empty text. */
export function setCoupon(platform: Platform, id: string, personId: PersonId, typed: string | null): Promise<Cart> {
  return change(platform, id, personId, async (tx, cart) => {
    if (typed === null || typed === '') return { coupon: null }
    const { coupon } = await priceCart(platform, tx, cart, await readLines(tx, cart.id), { typedCoupon: typed, buyer: { personId, email: undefined } })
    return { coupon: coupon?.code ?? null }
  })
}

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
