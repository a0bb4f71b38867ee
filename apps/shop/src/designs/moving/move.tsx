import { MoveDialog, type SavedDesign } from '@motif/ui/screens/my-designs'
import { useCall } from '../../services/api.ts'

interface MoveProps {
  design: SavedDesign
  onMove: (product: string) => void
  onClose: () => void
}

/** Asks which product a design is to be moved to. */
export function Move({ design, onMove, onClose }: MoveProps) {
  const { data } = useCall('GET /api/v1/products', { query: { customisable: true, pageSize: 96 } })
  return (
    <MoveDialog
      name={design.name}
      products={data?.items.filter(({ slug }) => slug !== design.product)}
      onMove={({ product }) => onMove(product)}
      onClose={onClose}
    />
  )
}
