import type { Product } from '@motif/contract'
import { fitToAreas } from '@motif/design'
import { call } from '../../services/api.ts'
import { drawn } from '../editor/drawn.ts'
import type { DesignDocument, DesignLibrary } from '../library/library.ts'
import { readable } from '../library/readable.ts'
import { nearestColour } from './nearest-colour.ts'

const productAt = async (slug: string) => (await call('GET /api/v1/products/{slug}', { params: { slug } })).data

/** The document fitted to another product's default areas, in the nearest colour. */
const movedTo = (document: DesignDocument, from: Product, to: Product) =>
  fitToAreas(document, from.printAreas, to.printAreas, {
    product: to.slug,
    colour: nearestColour(to, from, document.colour)
  })

/** Moves a design to another product, in the nearest colour. Resolves to the product's name and an undo function. */
export async function moveToProduct(
  library: DesignLibrary,
  id: string,
  slug: string
): Promise<{ productName: string; undo: () => Promise<unknown> }> {
  const { name, revision, ...kept } = await library.get(id)
  const document = readable(kept.document)
  const [from, to] = await Promise.all([productAt(document.product), productAt(slug)])
  const moved = movedTo(document, from, to)
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

/** Copies a design to several products, atomically. Resolves to their names and an undo function. */
export async function copyToProducts(
  library: DesignLibrary,
  id: string,
  slugs: readonly string[]
): Promise<{ productNames: string[]; undo: () => Promise<unknown> }> {
  const { name, ...kept } = await library.get(id)
  const document = readable(kept.document)
  const [from, ...all] = await Promise.all([document.product, ...slugs].map(productAt))
  if (from === undefined) throw new Error('A design is on no product')
  const made: string[] = []
  const undo = async () => {
    for (const copy of made.splice(0)) await library.remove(copy)
  }
  try {
    for (const to of all) {
      const fitted = movedTo(document, from, to)
      const copy = await library.create({ name, document: fitted, ...(await drawn(to, fitted)) })
      made.push(copy.id)
    }
  } catch (error) {
    await undo()
    throw error
  }
  return { productNames: all.map((to) => to.name), undo }
}
