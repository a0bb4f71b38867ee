import { MoveDialog, type SavedDesign } from '@motif/ui/screens/my-designs'
import { useAnswer } from '../../loading/use-answers.ts'
import { designableProducts } from '../library/products.ts'

interface MoveProps {
  design: SavedDesign
  onMove: (product: string) => void
  onClose: () => void
}

/** Asks which product a design is to be moved to. */
export function Move({ design, onMove, onClose }: MoveProps) {
  const { data } = useAnswer(designableProducts)
  return (
    <MoveDialog
      name={design.name}
      products={data?.items.filter(({ slug }) => slug !== design.product)}
      onMove={({ product }) => onMove(product)}
      onClose={onClose}
    />
  )
}
