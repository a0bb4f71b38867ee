import type { Cart, DesignFinding, Reorder } from '@motif/contract'
import { printAreasOf } from '@motif/contract/area-rules'
import { limits } from '@motif/contract/rules'
import type { DesignDocument } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import type { SoldVariant } from '../catalogue/index.ts'
import { openCart } from './access.ts'
import { hasBatch, withBatches } from './batches.ts'
import { splitByConfirmation, memoisedFindings } from './confirmations.ts'
import { checkDesign, designFreezer, designHash } from './designs.ts'
import { readSoldVariants } from './sold-variants.ts'
import { readContents } from './lines.ts'
import { type ItemToAdd, addToCart } from './add-to-cart.ts'
import { changeCart, frozenDesign } from './service.ts'
import { piecesByVariant } from './view.ts'

type Missing = Reorder['missing'][number]

/** An order line to add again. */
interface OrderedLine {
  id: string
  variantId: string
  quantity: number
  design: DesignDocument | null
  designId: string | null
  /** The key of the batch it was put in with. */
  batch: string | null
  /** The content hash that a response gave for the design. */
  designHash: string | null
  confirmed: readonly DesignFinding[] | null
}

export interface OrderedItems {
  lines: readonly OrderedLine[]
  key: string | undefined
  take: 'all' | 'available'
  confirmations: readonly { contentHash: string; findings: readonly string[] }[]
}

/** The available quantity of a line; `code` says why it is less than ordered. */
interface AvailableItem extends Pick<Missing, 'added'> {
  line: OrderedLine
  wish: ItemToAdd
  code?: Missing['code']
  unconfirmed?: DesignFinding[]
}

type Printed = NonNullable<ItemToAdd['design']>

/** Whether a design cannot be printed (any more), so its line is unavailable. */
const isRefusal = (error: unknown): boolean => error instanceof ProblemError && error.code === 'invalid-input'

/** The designs of an order, each once, with the confirmations of the order or of this request; `'refused'` if one cannot be printed any more. */
async function checkedDesigns(
  platform: Platform,
  personId: string | undefined,
  { lines, confirmations }: OrderedItems
): Promise<Map<string, Printed | 'refused'>> {
  const known = new Map<string, Printed | 'refused'>()
  const byLine = new Map<string, Printed | 'refused'>()
  for (const { id, design: document, designId, designHash: told, confirmed } of lines) {
    if (document === null) continue
    const contentHash = designHash(document)
    const said = confirmations
      .filter((one) => [contentHash, told].includes(one.contentHash))
      .flatMap(({ findings }) => findings)
    const findings = [...(confirmed ?? []).map((finding) => finding.id), ...said]
    const design = { document, confirmation: { contentHash, findings }, ...(designId !== null && { designId }) }
    let frozen = known.get(contentHash)
    if (frozen === undefined) {
      try {
        frozen = await frozenDesign(platform, design, { personId, images: 'all' })
      } catch (error) {
        if (!isRefusal(error)) throw error
        frozen = 'refused'
      }
      known.set(contentHash, frozen)
    }
    byLine.set(id, frozen === 'refused' ? frozen : { ...frozen, ...design, document: frozen.document })
  }
  return byLine
}

function canBePrinted(design: Printed, item: SoldVariant): boolean {
  try {
    checkDesign(design.document, { ...item, slug: item.productSlug })
    return true
  } catch (error) {
    if (!isRefusal(error)) throw error
    return false
  }
}

/**
 * Adds the items of an order to a cart again, with their designs and at today's prices, in one step: all of them, or none if something is missing.
 * `take: 'available'` leaves out what is missing. Reports the available quantity of incomplete lines. Once per key.
 */
export async function addOrdered(
  platform: Platform,
  cartId: string,
  personId: string | undefined,
  ordered: OrderedItems
): Promise<{ cart: Cart; missing: Pick<Missing, 'lineId' | 'code' | 'added' | 'unconfirmed'>[] }> {
  await openCart(platform.db, cartId, personId)
  const designs = await checkedDesigns(platform, personId, ordered)
  const fonts = await loadFonts()
  let missing: AvailableItem[] = []
  const cart = await changeCart(platform, cartId, personId, async (tx, before) => {
    missing = []
    if (ordered.key !== undefined && hasBatch(before, ordered.key)) return {}
    const contents = await readContents(tx, before.id)
    const known = await readSoldVariants(
      tx,
      ordered.lines.map(({ variantId }) => variantId),
      before.id
    )
    const pieces = piecesByVariant(contents.filter(({ isSaved }) => !isSaved))
    const [freeze, findingsOnce] = [designFreezer(), memoisedFindings(fonts)]
    const had = ordered.lines.map((line): AvailableItem => {
      const { variantId, quantity: wanted } = line
      const design = designs.get(line.id)
      const item = known.get(variantId)
      const none = (code: Missing['code']): AvailableItem => ({
        line,
        wish: { variantId, quantity: 0, isBack: false },
        added: 0,
        code
      })
      if (!item || item.isWithdrawn || design === 'refused' || (design && !canBePrinted(design, item)))
        return none('unavailable')
      const there = pieces.get(variantId) ?? 0
      const added = Math.max(0, Math.min(wanted, item.available - there, limits.quantityMax - there))
      if (added === 0) return none(item.available <= 0 ? 'out-of-stock' : 'low-stock')
      const frozen = design && freeze(design.document, item)
      const { open } = splitByConfirmation(
        design && frozen
          ? findingsOnce({ ...frozen, images: design.images }, printAreasOf(item.areas, item.chosen))
          : [],
        { hashes: design && frozen ? [design.hash, frozen.hash] : [], confirmation: design?.confirmation }
      )
      if (open.length > 0) return { ...none('design-unconfirmed'), unconfirmed: open }
      pieces.set(variantId, there + added)
      const wish: ItemToAdd = { variantId, quantity: added, design, isBack: false, batch: line.batch }
      return { line, wish, added, ...(added < wanted && { code: 'low-stock' }) }
    })
    missing = had.filter(({ code }) => code !== undefined)
    const wishes = had.filter(({ added }) => added > 0).map(({ wish }) => wish)
    if (wishes.length === 0 || (ordered.take === 'all' && missing.length > 0)) return {}
    const newId = () => platform.randomId()
    await addToCart(tx, before.id, contents, wishes, { isSaved: false, newId, now: platform.clock.now() })
    return ordered.key === undefined ? {} : { batches: withBatches(before, [ordered.key]) }
  })
  return {
    cart,
    missing: missing.flatMap(({ line, code, added, unconfirmed }) =>
      code === undefined ? [] : [{ lineId: line.id, code, added, ...(unconfirmed && { unconfirmed }) }]
    )
  }
}
