import type { CollectionProduct, OpenCollection } from '@motif/contract'
import { mergedVersions, type Versions } from '../merged-versions.ts'

/** Form values of a collection. */
export interface CollectionForm {
  name: string
  description: string
  isShown: boolean
  products: readonly CollectionProduct[]
}

type Side = 'mine' | 'theirs'

export interface CollectionConflict {
  path: keyof CollectionForm
  mine: unknown
  theirs: unknown
}

export const collectionForm = ({ name, description, isShown, products }: OpenCollection): CollectionForm => ({
  name,
  description,
  isShown,
  products
})

/** What a save sends of the form. */
export const collectionValues = ({ name, description, isShown, products }: CollectionForm) => ({
  name: name.trim(),
  description: description.trim(),
  isShown,
  products: products.map(({ id }) => id)
})

const isSameOrder = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ')

/** Products that one side removed go, those that one side added stay. Only two orders of the same products are a conflict. */
function mergedIds({ base, mine, theirs }: Versions<readonly string[]>, prefer: Side) {
  const [inMine, inTheirs] = [new Set(mine), new Set(theirs)]
  const removed = new Set(base.filter((id) => !inMine.has(id) || !inTheirs.has(id)))
  const kept = new Set(base.filter((id) => !removed.has(id)))
  const orderOf = (ids: readonly string[]) => ids.filter((id) => kept.has(id))
  const isMoved = (ids: readonly string[]) => !isSameOrder(orderOf(ids), orderOf(base))
  const isConflict = isMoved(mine) && isMoved(theirs) && !isSameOrder(orderOf(mine), orderOf(theirs))
  const isMineFirst = isConflict ? prefer === 'mine' : isMoved(mine)
  const ids = [...new Set(isMineFirst ? [...mine, ...theirs] : [...theirs, ...mine])].filter((id) => !removed.has(id))
  return { ids, isConflict }
}

/** Merges concurrent changes. `prefer` decides conflicts, which are reported. */
export function mergedCollections(
  versions: Versions<CollectionForm>,
  prefer: Side
): { form: CollectionForm; conflicts: CollectionConflict[] } {
  const { base, mine, theirs } = versions
  const factsOf = ({ name, description, isShown }: CollectionForm) => ({ name, description, isShown })
  const facts = mergedVersions({ base: factsOf(base), mine: factsOf(mine), theirs: factsOf(theirs) }, prefer)
  const idsOf = ({ products }: CollectionForm) => products.map(({ id }) => id)
  const { ids, isConflict } = mergedIds({ base: idsOf(base), mine: idsOf(mine), theirs: idsOf(theirs) }, prefer)
  const known = new Map([...mine.products, ...theirs.products].map((product) => [product.id, product]))
  return {
    form: { ...facts.merged, products: ids.flatMap((id) => known.get(id) ?? []) },
    conflicts: [
      ...facts.conflicts.map(({ path, ...sides }) => ({ path: path as keyof CollectionForm, ...sides })),
      ...(isConflict ? [{ path: 'products' as const, mine: mine.products, theirs: theirs.products }] : [])
    ]
  }
}
