import type { Template, TemplateDocument } from '@motif/contract'
import { type DesignDocument, fitToAreas } from '@motif/design'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { type PrintedProduct, catalogueCache, printedProduct, productsUsingTemplate } from '../catalogue/index.ts'

/** Designs of products that serve as templates, in the shop's order. */
export function allTemplates(platform: Platform): Promise<Template[]> {
  return catalogueCache(platform).remember('templates', () => readTemplates(platform))
}

async function readTemplates({ db }: Platform): Promise<Template[]> {
  const rows = await productsUsingTemplate(db)
  return rows.flatMap(({ slug, template, picture }) =>
    template ? [{ id: slug, ...template, product: slug, picture }] : []
  )
}

/** Lightness of a colour, 0 to 1; a missing one is white. */
function lightOf(swatch: string | null | undefined): number {
  const [red = 1, green = 1, blue = 1] = [1, 3, 5].map(
    (at) => (Number.parseInt((swatch ?? '#ffffff').slice(at, at + 2), 16) / 255) ** 2.2
  )
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) ** (1 / 2.2)
}

/** The artwork of a product in a colour. For a colour the product lacks, that of its own colour nearest in lightness. */
function artworkIn(
  { artwork, colours }: PrintedProduct,
  wanted: { value: string | undefined; swatch: string | null | undefined }
): DesignDocument | null {
  const away = ({ swatch }: { swatch: string | null }) => Math.abs(lightOf(swatch) - lightOf(wanted.swatch))
  const own =
    colours.find(({ value }) => value === wanted.value) ??
    (wanted.swatch ? colours.toSorted((a, b) => away(a) - away(b))[0] : undefined)
  return own?.artwork ?? artwork
}

/** The artwork of a ready-made product in a colour, fitted to its own product or another. */
export async function templateAs(
  platform: Platform,
  id: string,
  wanted: { product?: string | undefined; colour?: string | undefined }
): Promise<TemplateDocument> {
  const own = await printedProduct(platform.db, id)
  if (!own?.artwork || !own.isShown) throw new ProblemError('template-not-found')
  const product =
    wanted.product === undefined || wanted.product === id ? own : await printedProduct(platform.db, wanted.product)
  if (!product?.isShown || product.areas.length === 0) throw new ProblemError('template-product-not-found')
  const colour = product.colours.find(({ value }) => value === wanted.colour) ?? product.colours[0]
  const artwork = artworkIn(own, { value: colour?.value, swatch: colour?.swatch }) ?? own.artwork
  return {
    id,
    name: own.template?.name ?? own.name,
    document: fitToAreas(artwork, own.areas, product.areas, { product: product.slug, colour: colour?.value })
  }
}
