import type { DraftOrder, DraftOrderInput, DraftOrderPrice } from '@motif/contract'
import { draftOrderLimits } from '@motif/contract/draft-order-rules'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Transaction } from '../../platform/database.ts'
import { type Caller, mustBeAllowed } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { lockNamed } from '../../platform/advisory-locks.ts'
import { audit } from '../audit/index.ts'
import { stockTransaction } from '../catalogue/index.ts'
import { isSame } from '../orders/index.ts'
import { holdCurrency } from '../pricing/index.ts'
import { type DraftLine, type NewLine, draftLinesOf, linesToKeep, readDraftLines } from './lines.ts'
import { priceDraft, viewPrice } from './price.ts'
import { askAboutOrder, giveUpOrder, lockDraft, mustBeCurrent } from './state.ts'
import { type DraftRow, draftOrderLines, draftOrders } from './tables.ts'
import { readDraft } from './view.ts'

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url')

const isAlike = (one: object | null, other: object | null | undefined) =>
  one === null || !other ? one === (other ?? null) : isSame(one, other)

/** Refuses new custom prices or discounts from staff without the permission. */
function checkPrices(
  person: Caller,
  {
    discount,
    lines
  }: Pick<DraftOrderInput, 'discount'> & { lines: readonly Pick<NewLine, 'id' | 'variantId' | 'ownPrice'>[] },
  before?: Pick<DraftRow, 'discount'> & { lines: readonly Pick<NewLine, 'id' | 'variantId' | 'ownPrice'>[] }
): void {
  const isOld = ({ id, variantId, ownPrice }: Pick<NewLine, 'id' | 'variantId' | 'ownPrice'>) => {
    const old = before?.lines.find((line) => line.id === id)
    return old !== undefined && old.variantId === variantId && isAlike(ownPrice, old.ownPrice)
  }
  const isNew =
    (discount !== null && !isAlike(discount, before?.discount)) ||
    lines.some((line) => line.ownPrice !== null && !isOld(line))
  if (isNew) mustBeAllowed(person, 'drafts.price')
}

const nameOf = ({ name, options }: DraftLine) => [name, ...options.map(({ value }) => value)].join(', ')

/** Facts of a draft for the audit log. The customer is left out, because the log outlives the draft. */
const factsOf = (
  { discount, shippingMethod }: Pick<DraftOrderInput, 'discount' | 'shippingMethod'>,
  lines: readonly DraftLine[],
  total: number
) => ({
  items: lines.map(
    (line) =>
      `${line.quantity} × ${nameOf(line)}${line.ownPrice === null ? '' : ` (${'unitPrice' in line.ownPrice ? line.ownPrice.unitPrice : `${line.ownPrice.percentOff} %`}: ${line.ownPrice.reason})`}`
  ),
  discount,
  shippingMethod,
  total
})

interface Content {
  draftId: string
  lines: readonly NewLine[]
}

async function writeLines(tx: Transaction, { draftId, lines }: Content): Promise<void> {
  await tx.delete(draftOrderLines).where(eq(draftOrderLines.draftId, draftId))
  if (lines.length > 0)
    await tx.insert(draftOrderLines).values(lines.map((line, position) => ({ ...line, draftId, position })))
}

const fieldsOf = ({
  email,
  shippingAddress,
  billingAddress,
  shippingMethod,
  note,
  discount
}: Omit<DraftOrderInput, 'lines'>) => ({
  email: email?.toLowerCase() ?? null,
  shippingAddress,
  billingAddress,
  shippingMethod,
  note,
  discount
})

interface Begun {
  key: string
  requestHash: string
  personId: string
  fields: ReturnType<typeof fieldsOf>
  lines: readonly NewLine[]
}

/** Stores a new draft under an unused key. */
async function insertDraft(
  platform: Platform,
  tx: Transaction,
  id: string,
  { key, requestHash, personId, fields, lines }: Begun
): Promise<void> {
  const { clock, shop } = platform
  const isOpen = and(isNull(draftOrders.deletedAt), isNull(draftOrders.orderId))
  if ((await tx.$count(draftOrders, isOpen)) >= draftOrderLimits.open)
    throw new ProblemError('draft-orders-full', { params: { max: draftOrderLimits.open } })
  const shown = await draftLinesOf(tx, id, lines)
  const total = priceDraft(platform, shown, fields).totals.total.amount
  const now = clock.now()
  await tx.insert(draftOrders).values({
    ...fields,
    id,
    key,
    requestHash,
    total,
    currency: shop.currency.code,
    createdBy: personId,
    createdAt: now,
    updatedAt: now
  })
  await writeLines(tx, { draftId: id, lines })
  await audit(platform, tx, {
    adminId: personId,
    action: 'draft-order.add',
    subject: id,
    change: { from: null, to: factsOf(fields, shown, total) }
  })
}

/** The draft of a key. The same key with another request is refused. */
async function knownDraft(tx: Transaction, key: string, requestHash: string): Promise<string | undefined> {
  // A concurrent request with the same key waits here and then finds the draft.
  await lockNamed(tx, `draft order ${key}`)
  const [known] = await tx.select().from(draftOrders).where(eq(draftOrders.key, key))
  if (known && known.requestHash !== requestHash) throw new ProblemError('draft-order-sent-differently')
  return known?.id
}

/** Creates a draft, once per key. */
export async function addDraft(
  platform: Platform,
  person: Caller,
  { key, input }: { key: string; input: DraftOrderInput }
): Promise<DraftOrder> {
  const requestHash = hashOf(input)
  const id = await platform.db.transaction(async (tx) => {
    await holdCurrency(platform, tx)
    const known = await knownDraft(tx, key, requestHash)
    if (known !== undefined) return known
    const lines = await linesToKeep(platform, tx, null, input)
    checkPrices(person, { ...input, lines })
    const fresh = platform.randomId(12)
    await insertDraft(platform, tx, fresh, { key, requestHash, personId: person.id, fields: fieldsOf(input), lines })
    return fresh
  })
  return readDraft(platform, id)
}

/** Copies a draft. */
export async function duplicateDraft(
  platform: Platform,
  person: Caller,
  { id, key }: { id: string; key: string }
): Promise<DraftOrder> {
  const requestHash = hashOf(['duplicate', id])
  const copyId = await platform.db.transaction(async (tx) => {
    await holdCurrency(platform, tx)
    const known = await knownDraft(tx, key, requestHash)
    if (known !== undefined) return known
    const draft = await lockDraft(tx, id)
    const rows = await tx
      .select()
      .from(draftOrderLines)
      .where(eq(draftOrderLines.draftId, id))
      .orderBy(asc(draftOrderLines.position))
    const lines = rows.map(({ draftId: _draftId, position: _position, ...line }) => ({
      ...line,
      id: platform.randomId(12)
    }))
    checkPrices(person, { discount: draft.discount, lines })
    const fresh = platform.randomId(12)
    await insertDraft(platform, tx, fresh, { key, requestHash, personId: person.id, fields: fieldsOf(draft), lines })
    return fresh
  })
  return readDraft(platform, copyId)
}

/** Prices a draft without storing it. */
export async function previewDraft(
  platform: Platform,
  { id, ...input }: DraftOrderInput & { id: string | null }
): Promise<DraftOrderPrice> {
  const lines = await draftLinesOf(platform.db, id, await linesToKeep(platform, platform.db, id, input))
  return viewPrice(platform, lines, priceDraft(platform, lines, input))
}

/** Columns that invalidate a link. */
export const withoutLink = { linkId: null, offer: null, sentAt: null, endsAt: null, orderId: null } as const

/** Changes a draft. Its link becomes invalid, and an unpaid order is cancelled. */
export async function changeDraft(
  platform: Platform,
  person: Caller,
  { id, revision, ...input }: DraftOrderInput & { id: string; revision: number }
): Promise<DraftOrder> {
  await askAboutOrder(platform, id)
  await stockTransaction(platform, async (tx) => {
    const draft = await lockDraft(tx, id)
    mustBeCurrent(draft, revision)
    await giveUpOrder(platform, tx, draft)
    const before = await readDraftLines(tx, id)
    const lines = await linesToKeep(platform, tx, id, input)
    checkPrices(person, { ...input, lines }, { discount: draft.discount, lines: before })
    const fields = fieldsOf(input)
    await writeLines(tx, { draftId: id, lines })
    const after = await readDraftLines(tx, id)
    const total = priceDraft(platform, after, fields).totals.total.amount
    await tx
      .update(draftOrders)
      .set({
        ...fields,
        ...withoutLink,
        withdrawnAt: null,
        total,
        currency: platform.shop.currency.code,
        revision: revision + 1,
        updatedAt: platform.clock.now()
      })
      .where(eq(draftOrders.id, id))
    await audit(platform, tx, {
      adminId: person.id,
      action: 'draft-order.change',
      subject: id,
      change: { from: factsOf(draft, before, draft.total), to: factsOf(fields, after, total) }
    })
  })
  return readDraft(platform, id)
}

/** Deletes an unpaid draft. Its link is invalid until it is restored. */
export async function deleteDraft(platform: Platform, personId: string, id: string): Promise<void> {
  await askAboutOrder(platform, id)
  await stockTransaction(platform, async (tx) => {
    const draft = await lockDraft(tx, id)
    await giveUpOrder(platform, tx, draft)
    const lines = await readDraftLines(tx, id)
    await tx.update(draftOrders).set({ deletedAt: platform.clock.now(), orderId: null }).where(eq(draftOrders.id, id))
    await audit(platform, tx, {
      adminId: personId,
      action: 'draft-order.delete',
      subject: id,
      change: { from: factsOf(draft, lines, draft.total), to: null }
    })
  })
}

/** Restores a deleted draft; others stay unchanged. */
export async function restoreDraft(platform: Platform, personId: string, id: string): Promise<DraftOrder> {
  await platform.db.transaction(async (tx) => {
    await holdCurrency(platform, tx)
    const [restored] = await tx
      .update(draftOrders)
      .set({ deletedAt: null, updatedAt: platform.clock.now() })
      .where(and(eq(draftOrders.id, id), isNotNull(draftOrders.deletedAt)))
      .returning()
    if (!restored) return
    const lines = await readDraftLines(tx, id)
    await audit(platform, tx, {
      adminId: personId,
      action: 'draft-order.restore',
      subject: id,
      change: { from: null, to: factsOf(restored, lines, restored.total) }
    })
  })
  return readDraft(platform, id)
}
