import type { Cart, CartGiftCard, DesignConfirmation, LineBatch, NewLine } from '@motif/contract'
import { giftCardLimits } from '@motif/contract/gift-card-rules'
import { imageIdsOf, withoutTeam } from '@motif/design'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { retryOnDeadlock } from '../../platform/deadlocks.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { lockNamed } from '../../platform/advisory-locks.ts'
import type { SoldVariant } from '../catalogue/index.ts'
import { findGiftCard, giftCardsOfCart } from '../gift-cards/index.ts'
import { priceCart } from './price-cart.ts'
import { type CartRow, openCart } from './access.ts'
import { hasBatch, withBatches } from './batches.ts'
import { type Placer, checkPrintable, designHash } from './designs.ts'
import { readSoldVariants } from './sold-variants.ts'
import { type Content, readContents, readLines } from './lines.ts'
import { type ItemToAdd, addToCart } from './add-to-cart.ts'
import { checkLine, checkStock } from './quantities.ts'
import { cartLines, carts, removedDesigns } from './tables.ts'
import { checkUnchecked } from './unchecked-lines.ts'
import { piecesByVariant, viewCart } from './view.ts'

type PersonId = string | undefined

/** Counts the bytes of newly stored designs, and refuses too many. */
type CountDesignBytes = (tx: Transaction, bytes: number) => Promise<void>

/** Changes a locked cart and returns it. `work` runs again after a deadlock, such as with a change of the currency. */
export async function changeCart(
  platform: Platform,
  id: string,
  personId: PersonId,
  work: (tx: Transaction, cart: CartRow) => Promise<Partial<CartRow> | void>
): Promise<Cart> {
  return retryOnDeadlock(() =>
    platform.db.transaction(async (tx) => {
      const cart = await openCart(tx, id, personId, true)
      const changed = await work(tx, cart)
      const fields = { ...changed, updatedAt: platform.clock.now() }
      await tx.update(carts).set(fields).where(eq(carts.id, cart.id))
      return viewCart(platform, tx, { ...cart, ...fields })
    })
  )
}

export async function getCart(platform: Platform, id: string, personId: PersonId): Promise<Cart> {
  return viewCart(platform, platform.db, await openCart(platform.db, id, personId))
}

/** Freezes a design for a line, with its used area and the sizes of its pictures. Refuses what cannot be printed. */
export async function frozenDesign(
  platform: Platform,
  { document, ...design }: NonNullable<NewLine['design']>,
  placer: Placer
): Promise<NonNullable<ItemToAdd['design']>> {
  const frozen = withoutTeam(document)
  return {
    ...design,
    document: frozen,
    hash: designHash(frozen),
    images: await checkPrintable(platform, document, placer)
  }
}

/** Pictures in the cart's lines: whoever has the cart may use them, also after signing out. */
async function imagesIn({ db }: Platform, cartId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ design: cartLines.design })
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cartId), isNotNull(cartLines.design)))
  return new Set(rows.flatMap(({ design }) => imageIdsOf(Object.values(design?.areas ?? {}).flat())))
}

/** Pictures a person may use: their own, and those in the cart's lines. A cart of somebody else adds none. */
async function findPlacer(platform: Platform, id: string, personId: PersonId): Promise<Placer> {
  const cart = await openCart(platform.db, id, personId)
  return { personId, images: await imagesIn(platform, cart.id) }
}

/** Adds items to the cart or the saved list, once per key; `isNew` tells whether a line was created. */
export async function addLine(
  platform: Platform,
  id: string,
  personId: PersonId,
  { key, design, isSaved = false, position: index, removedLine, ...line }: NewLine,
  takeIn?: CountDesignBytes
): Promise<{ cart: Cart; isNew: boolean }> {
  if (key !== undefined && hasBatch(await openCart(platform.db, id, personId), key))
    return { cart: await getCart(platform, id, personId), isNew: false }
  const back = removedLine === undefined ? undefined : await removedDesign(platform, id, personId, removedLine)
  const printed =
    back?.design ?? (design && (await frozenDesign(platform, design, await findPlacer(platform, id, personId))))
  let isNew = false
  const cart = await changeCart(platform, id, personId, async (tx, before) => {
    isNew = false
    if (key !== undefined && hasBatch(before, key)) return {}
    const cartId = before.id
    // A restored line may exceed the current stock; the cart reports it.
    const wish = { ...line, design: printed, isBack: index !== undefined, batch: back?.batch }
    isNew =
      (await addToCart(tx, cartId, await readContents(tx, cartId), [wish], {
        isSaved,
        index,
        newId: () => platform.randomId(),
        now: platform.clock.now(),
        takeIn
      })) > 0
    if (removedLine !== undefined) await tx.delete(removedDesigns).where(eq(removedDesigns.lineId, removedLine))
    return key === undefined ? {} : { batches: withBatches(before, [key]) }
  })
  return { cart, isNew }
}

/** The design of a removed line, with its confirmations and the batch of the line. */
async function removedDesign(
  platform: Platform,
  id: string,
  personId: PersonId,
  lineId: string
): Promise<{ design: NonNullable<ItemToAdd['design']>; batch: string | null }> {
  const cart = await openCart(platform.db, id, personId)
  const [row] = await platform.db
    .select()
    .from(removedDesigns)
    .where(and(eq(removedDesigns.lineId, lineId), eq(removedDesigns.cartId, cart.id)))
  if (!row) throw lineGone()
  const { design: document, designId, confirmed, batch } = row
  const design = await frozenDesign(
    platform,
    {
      document,
      ...(designId !== null && { designId }),
      confirmation: { contentHash: designHash(document), findings: (confirmed ?? []).map((finding) => finding.id) }
    },
    { personId, images: 'all' }
  )
  return { design, batch }
}

/** Adds several lines, all or none, in place of those they replace. A retry of the batch has no effect. */
export async function addBatch(
  platform: Platform,
  id: string,
  personId: PersonId,
  { key, designs, lines, replaces = [] }: LineBatch,
  takeIn?: CountDesignBytes
): Promise<Cart> {
  const placer = await findPlacer(platform, id, personId)
  const printed: NonNullable<ItemToAdd['design']>[] = []
  for (const design of designs) printed.push(await frozenDesign(platform, design, placer))
  return changeCart(platform, id, personId, async (tx, cart) => {
    if (hasBatch(cart, key)) return {}
    const before = await readContents(tx, cart.id)
    const replaced = before.filter((line) => replaces.includes(line.id))
    if (replaced.length < new Set(replaces).size) throw lineGone()
    const isSaved = replaced[0]?.isSaved ?? false
    const index = replaced[0] && before.filter((line) => line.isSaved === isSaved).indexOf(replaced[0])
    if (replaced.length > 0) await tx.delete(cartLines).where(inArray(cartLines.id, replaces))
    const left = piecesByVariant(replaced)
    // The replacement of a team's piece belongs to that team.
    const batch = replaced[0]?.batch ?? key
    const wishes = lines.map(({ variantId, quantity, design }): ItemToAdd => {
      const had = left.get(variantId) ?? 0
      left.set(variantId, had - quantity)
      return {
        variantId,
        quantity,
        design: design === undefined ? undefined : printed[design],
        isBack: quantity <= had,
        batch
      }
    })
    const ids = replaced.map((line) => line.id)
    await addToCart(
      tx,
      cart.id,
      before.filter((line) => !replaced.includes(line)),
      wishes,
      { isSaved, index, newId: () => ids.shift() ?? platform.randomId(), now: platform.clock.now(), takeIn }
    )
    return { batches: withBatches(cart, [key]) }
  })
}

export const lineGone = () => new ProblemError('line-not-in-cart')

export interface LineChange {
  quantity?: number | undefined
  /** Moves the line to the saved list, or back. */
  isSaved?: boolean | undefined
  /** For a line whose design was never checked. */
  confirmation?: DesignConfirmation | undefined
}

/**
 * Changes a line or moves it to the other list, where it merges with an equal one. Reducing a quantity is always allowed, also above the stock;
 * saved lines need none.
 */
export function changeLine(
  platform: Platform,
  id: string,
  personId: PersonId,
  lineId: string,
  wish: LineChange
): Promise<Cart> {
  return changeCart(platform, id, personId, async (tx, cart) => {
    const lines = await readContents(tx, cart.id)
    const line = lines.find((each) => each.id === lineId)
    const variant = line && (await readSoldVariants(tx, [line.variantId], cart.id)).get(line.variantId)
    if (!line || !variant) throw lineGone()
    const { quantity = line.quantity, isSaved = line.isSaved } = wish
    const isMoved = isSaved !== line.isSaved
    const same = isMoved
      ? lines.find(
          (each) => each.isSaved === isSaved && each.variantId === line.variantId && each.designHash === line.designHash
        )
      : undefined
    const together = quantity + (same?.quantity ?? 0)
    const more = isMoved ? quantity : quantity - line.quantity
    if (!isSaved && more > 0) {
      checkLine(variant, together, { isBack: false })
      checkStock(variant, lines, more)
      await confirmLine(platform, tx, line, variant, wish.confirmation)
    }
    if (same) {
      await tx.delete(cartLines).where(eq(cartLines.id, lineId))
      await tx.update(cartLines).set({ quantity: together }).where(eq(cartLines.id, same.id))
      return
    }
    // Only a new quantity shows that the buyer saw the price.
    await tx
      .update(cartLines)
      .set({ quantity, isSaved, ...(wish.quantity === undefined ? {} : { seenPrice: variant.listPrice }) })
      .where(eq(cartLines.id, lineId))
  })
}

/** A higher quantity of a design that was never checked needs a confirmation. */
async function confirmLine(
  platform: Platform,
  tx: Transaction,
  { id }: Content,
  { areas, chosen }: SoldVariant,
  confirmation: DesignConfirmation | undefined
): Promise<void> {
  const [row] = await tx
    .select({ id: cartLines.id, designHash: cartLines.designHash, confirmed: cartLines.confirmed })
    .from(cartLines)
    .where(eq(cartLines.id, id))
  const confirmed = row && (await checkUnchecked(platform, tx, [{ ...row, areas, chosen }], confirmation)).get(id)
  if (confirmed) await tx.update(cartLines).set({ confirmed }).where(eq(cartLines.id, id))
}

export function removeLine(platform: Platform, id: string, personId: PersonId, lineId: string): Promise<Cart> {
  return changeCart(platform, id, personId, async (tx, cart) => {
    const [gone] = await tx
      .delete(cartLines)
      .where(and(eq(cartLines.id, lineId), eq(cartLines.cartId, cart.id)))
      .returning({
        design: cartLines.design,
        designId: cartLines.designId,
        batch: cartLines.batch,
        confirmed: cartLines.confirmed
      })
    if (!gone) throw lineGone()
    const { design, ...facts } = gone
    if (design !== null)
      await tx
        .insert(removedDesigns)
        .values({ ...facts, design, lineId, cartId: cart.id, removedAt: platform.clock.now() })
  })
}

/** Applies a valid coupon, or removes it for null or an empty text. */
export function setCoupon(platform: Platform, id: string, personId: PersonId, typed: string | null): Promise<Cart> {
  return changeCart(platform, id, personId, async (tx, cart) => {
    if (typed === null || typed === '') return { coupon: null }
    const { coupon } = await priceCart(platform, tx, cart, await readLines(tx, cart.id), {
      typedCoupon: typed,
      buyer: { personId, email: undefined }
    })
    return { coupon: coupon?.code ?? null }
  })
}

/** Adds a gift card to the payment. */
export function addGiftCard(platform: Platform, id: string, personId: PersonId, typed: string): Promise<CartGiftCards> {
  return platform.db.transaction(async (tx) => {
    const cart = await openCart(tx, id, personId, true)
    const card = await findGiftCard(platform, tx, cart.id, typed)
    const isKnown = cart.giftCards.includes(card.id)
    if (!isKnown && cart.giftCards.length >= giftCardLimits.perOrder)
      throw new ProblemError('gift-cards-full', { params: { count: giftCardLimits.perOrder } })
    return keepGiftCards(platform, tx, cart.id, isKnown ? cart.giftCards : [...cart.giftCards, card.id])
  })
}

export function removeGiftCard(
  platform: Platform,
  id: string,
  personId: PersonId,
  giftCardId: string
): Promise<CartGiftCards> {
  return platform.db.transaction(async (tx) => {
    const cart = await openCart(tx, id, personId, true)
    return keepGiftCards(
      platform,
      tx,
      cart.id,
      cart.giftCards.filter((own) => own !== giftCardId)
    )
  })
}

type CartGiftCards = { giftCards: CartGiftCard[] }

async function keepGiftCards(
  platform: Platform,
  tx: Transaction,
  id: string,
  giftCards: string[]
): Promise<CartGiftCards> {
  await tx.update(carts).set({ giftCards, updatedAt: platform.clock.now() }).where(eq(carts.id, id))
  const cards = await giftCardsOfCart(platform, tx, { id, giftCards })
  return {
    giftCards: cards.map(({ card, spendable }) => ({
      id: card.id,
      lastFour: card.lastFour,
      balance: { amount: spendable, currency: card.currency }
    }))
  }
}

/** Creates a guest's cart, or returns the one a customer has. */
export async function createCart(platform: Platform, personId: PersonId): Promise<{ cart: Cart; isNew: boolean }> {
  return platform.db.transaction(async (tx) => {
    const own = personId === undefined ? undefined : await customersCart(tx, personId)
    if (own) return { cart: await viewCart(platform, tx, own), isNew: false }
    const now = platform.clock.now()
    const cart = {
      id: platform.randomId(24),
      customerId: personId ?? null,
      coupon: null,
      giftCards: [],
      createdAt: now,
      updatedAt: now
    }
    await tx.insert(carts).values(cart)
    return { cart: await viewCart(platform, tx, cart), isNew: true }
  })
}

/** The cart of a customer, locked. Waits for a concurrent creation. */
export async function customersCart(tx: Transaction, customerId: string): Promise<CartRow | undefined> {
  await lockNamed(tx, `cart ${customerId}`)
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.customerId, customerId), sql`${carts.mergedInto} is null`))
    .for('no key update')
  return cart
}
