import { MoveDialog, type SavedDesign } from '@motif/ui/screens/my-designs'
import { useAnswer } from '../../loading/use-answers.ts'
import { designableProducts } from '../library/products.ts'
import { productsForCopies } from './move-to-product.ts'

interface MoveProps {
  design: SavedDesign
  onMove: (product: string) => void
  onCopy: (products: readonly string[]) => void
  onClose: () => void
}

/** Asks which product a design is to be moved to, or whether others are to have it as well. */
export function Move({ design, onMove, onCopy, onClose }: MoveProps) {
  const { data } = useAnswer(designableProducts)
  const forCopies = productsForCopies(data?.items ?? [], design.product)
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
