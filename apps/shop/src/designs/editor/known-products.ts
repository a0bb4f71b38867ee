import type { Product } from '@motif/contract'
import { printAreasDrawnFor } from '@motif/contract/area-rules'
import type { DesignDocument } from '../library/library.ts'

/** Products of this editor session, which undo may return to. */
export interface KnownProducts {
  of: (document: Pick<DesignDocument, 'product'>) => Product
  /** Print areas in the sizes of the design. */
  areasOf: (document: Pick<DesignDocument, 'product' | 'areaSizes'>) => Product['printAreas']
  add: (product: Product) => void
}

export function createKnownProducts(first: Product): KnownProducts {
  const known = new Map([[first.slug, first]])
  const of: KnownProducts['of'] = ({ product }) => known.get(product) ?? first
  return {
    of,
    areasOf: (document) => {
      const { printAreas } = of(document)
      return [...(printAreasDrawnFor(printAreas, document) ?? printAreas)]
    },
    add: (product) => void known.set(product.slug, product)
  }
}
