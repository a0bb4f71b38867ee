import { colourOptionOf } from '@motif/contract/product-rules'
import { fittedTo } from '@motif/design'
import { call } from '../../services/api.ts'
import { drawn } from '../editor/drawn.ts'
import type { DesignLibrary } from '../library/library.ts'
import { readable } from '../library/readable.ts'

const productAt = async (slug: string) => (await call('GET /api/v1/products/{slug}', { params: { slug } })).data

/** Puts a design on another product, in its own colour where it comes in it. Gives the product's name and what undoes it. */
export async function moveToProduct(
  library: DesignLibrary,
  id: string,
  slug: string
): Promise<{ productName: string; undo: () => Promise<unknown> }> {
  const { name, revision, ...kept } = await library.get(id)
  const document = readable(kept.document)
  const [from, to] = await Promise.all([productAt(document.product), productAt(slug)])
  const colours = colourOptionOf(to)?.values ?? []
  const colour = (colours.find(({ value }) => value === document.colour) ?? colours[0])?.value
  const moved = fittedTo(document, from.printAreas, to.printAreas, { product: to.slug, colour })
  const startedFrom = (change: number | undefined) => (change === undefined ? undefined : { revision: change })
  const after = await library.update(id, {
    name,
    document: moved,
    ...(await drawn(to, moved)),
    ...startedFrom(revision)
  })
  return {
    productName: to.name,
    undo: async () =>
      library.update(id, { name, document, ...(await drawn(from, document)), ...startedFrom(after.revision) })
  }
}
