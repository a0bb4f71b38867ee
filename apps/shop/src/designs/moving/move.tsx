import { MoveDialog, type SavedDesign } from '@motif/ui/screens/my-designs'
import { useResource } from '../../loading/use-resources.ts'
import { designableProducts } from '../library/products.ts'
import { productsForCopies } from './products-for-copies.ts'

interface MoveProps {
  design: SavedDesign
  onMove: (product: string) => void
  onCopy: (products: readonly string[]) => void
  onClose: () => void
}

/** Chooses a product to move or copy a design to. */
export function Move({ design, onMove, onCopy, onClose }: MoveProps) {
  const { data } = useResource(designableProducts)
  const forCopies = productsForCopies(data?.items ?? [], { slug: design.product })
  return (
    <MoveDialog
      name={design.name}
      products={data?.items.filter(({ slug }) => slug !== design.product)}
      forCopies={forCopies}
      onMove={({ product }) => onMove(product)}
      onCopy={() => onCopy(forCopies.map(({ slug }) => slug))}
      onClose={onClose}
    />
  )
}
