import type { Template, TemplateDocument } from '@motif/contract'
import { type DesignDocument, fittedTo } from '@motif/design'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { catalogueCache } from '../catalogue/cache.ts'
import { colourOption } from '../catalogue/cards.ts'
import { optionValues, printAreas, productPictures, products } from '../catalogue/tables.ts'

/** Designs that goods of ours are printed with and that make a good beginning, in the shop's own order. */
export function allTemplates(platform: Platform): Promise<Template[]> {
  return catalogueCache(platform).remember('templates', () => readTemplates(platform))
}

async function readTemplates({ db }: Platform): Promise<Template[]> {
  const rows = await db
    .selectDistinctOn([products.featured, products.id], { id: products.slug, template: products.template, picture: productPictures.picture })
    .from(products)
    .innerJoin(productPictures, and(eq(productPictures.productId, products.id), eq(productPictures.kind, 'gallery')))
    .where(isNotNull(products.template))
    .orderBy(asc(products.featured), asc(products.id), asc(productPictures.position))
  return rows.flatMap(({ id, template, picture }) => (template ? [{ id, ...template, product: id, picture }] : []))
}

const unknown = (detail: string) => new ProblemError('not-found', { detail })

interface Goods {
  id: string
  slug: string
  name: string
  template: { name: string } | null
  artwork: DesignDocument | null
  areas: { id: string; widthMm: number; heightMm: number }[]
  colours: { value: string; swatch: string | null; artwork: DesignDocument | null }[]
}

async function goodsAt({ db }: Platform, slug: string): Promise<Goods | undefined> {
  const [row] = await db.select({ id: products.id, slug: products.slug, name: products.name, template: products.template, artwork: products.artwork }).from(products).where(eq(products.slug, slug))
  if (!row) return undefined
  const [areas, colours] = await Promise.all([
    db.select({ id: printAreas.id, widthMm: printAreas.widthMm, heightMm: printAreas.heightMm }).from(printAreas).where(eq(printAreas.productId, row.id)).orderBy(asc(printAreas.position)),
    db
      .select({ value: optionValues.value, swatch: optionValues.swatch, artwork: optionValues.artwork })
      .from(optionValues)
      .where(and(eq(optionValues.productId, row.id), eq(optionValues.optionId, colourOption)))
      .orderBy(asc(optionValues.position))
  ])
  return { ...row, areas, colours }
}

/** How light a colour is, 0 to 1; what has none is white. */
function lightOf(swatch: string | null | undefined): number {
  const [red = 1, green = 1, blue = 1] = [1, 3, 5].map((at) => (Number.parseInt((swatch ?? '#ffffff').slice(at, at + 2), 16) / 255) ** 2.2)
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) ** (1 / 2.2)
}

/** What goods are printed with in a colour; in one they do not come in, as in their own that is nearest to it in lightness. */
function artworkIn({ artwork, colours }: Goods, wanted: { value: string | undefined; swatch: string | null | undefined }): DesignDocument | null {
  const away = ({ swatch }: { swatch: string | null }) => Math.abs(lightOf(swatch) - lightOf(wanted.swatch))
  const own = colours.find(({ value }) => value === wanted.value) ?? (wanted.swatch ? colours.toSorted((a, b) => away(a) - away(b))[0] : undefined)
  return own?.artwork ?? artwork
}

/** What a ready-made product is printed with in a colour, on its own goods or on others. */
export async function templateAs(platform: Platform, id: string, wanted: { product?: string | undefined; colour?: string | undefined }): Promise<TemplateDocument> {
  const own = await goodsAt(platform, id)
  if (!own?.artwork) throw unknown('There is no design of ours with this name.')
  const goods = wanted.product === undefined || wanted.product === id ? own : await goodsAt(platform, wanted.product)
  if (!goods || goods.areas.length === 0) throw unknown('There are no goods with this name that can be designed on.')
  const colour = goods.colours.find(({ value }) => value === wanted.colour) ?? goods.colours[0]
  const artwork = artworkIn(own, { value: colour?.value, swatch: colour?.swatch }) ?? own.artwork
  return { id, name: own.template?.name ?? own.name, document: fittedTo(artwork, own.areas, goods.areas, { product: goods.slug, colour: colour?.value }) }
}
