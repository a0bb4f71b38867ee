import type { CartLineDocument } from '@motif/contract'
import { fittedToVariant } from '@motif/contract/area-rules'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { colourOption, variants } from '../catalogue/index.ts'
import { type CartRow, openCart } from './access.ts'
import { readSoldVariants } from './sold-variants.ts'
import { isNearlyEqual } from './is-nearly-equal.ts'
import { lineGone } from './service.ts'
import { cartLines } from './tables.ts'

type Db = Pick<Platform, 'db'>

const columns = {
  id: cartLines.id,
  variantId: cartLines.variantId,
  productId: variants.productId,
  design: cartLines.design,
  designId: cartLines.designId,
  designHash: cartLines.designHash
}

const designed = ({ db }: Db, cart: CartRow) => {
  const where = and(eq(cartLines.cartId, cart.id), isNotNull(cartLines.design))
  const query = db.select(columns).from(cartLines).innerJoin(variants, eq(variants.id, cartLines.variantId))
  return { query, where }
}

type Row = Awaited<ReturnType<typeof designed>['query']>[number]

/** Other lines with the same design on the same product in the same colour, saved ones excluded. */
async function similarLines({ db }: Db, cart: CartRow, line: Row): Promise<string[]> {
  const { query, where } = designed({ db }, cart)
  const others = await query.where(
    and(where, eq(variants.productId, line.productId), eq(cartLines.isSaved, false), ne(cartLines.id, line.id))
  )
  const known = await readSoldVariants(
    db,
    [line, ...others].map(({ variantId }) => variantId),
    cart.id
  )
  const item = known.get(line.variantId)
  if (!item || !line.design) return []
  // Fitted to this line's product.
  const fitted = fittedToVariant(item.areas, line.design, item.chosen)
  return others
    .filter(
      ({ variantId, design, designHash }) =>
        design !== null &&
        known.get(variantId)?.chosen[colourOption] === item.chosen[colourOption] &&
        (designHash === line.designHash || isNearlyEqual(fittedToVariant(item.areas, design, item.chosen), fitted))
    )
    .map(({ id }) => id)
}

/** The design of a line with its document, for whoever may open the cart. */
export async function readLineDesign(
  { db }: Db,
  id: string,
  personId: string | undefined,
  lineId: string
): Promise<CartLineDocument> {
  const cart = await openCart(db, id, personId)
  const { query, where } = designed({ db }, cart)
  const [line] = await query.where(and(where, eq(cartLines.id, lineId)))
  if (!line?.design) throw lineGone()
  const { design: document, designHash: contentHash, designId } = line
  return { document, contentHash, designId, alike: await similarLines({ db }, cart, line) }
}
