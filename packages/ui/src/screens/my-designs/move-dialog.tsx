import { chakra } from '@chakra-ui/react'
import type { ProductCard } from '@motif/contract'
import { m } from '@motif/messages'
import { CopyPlus } from 'lucide-react'
import { Button } from '../../components/button/index.ts'
import { Dialog } from '../../components/dialog/index.ts'
import { ProductChoices, type ProductChoicesProps } from '../../components/product-choices/index.ts'
import { formatList } from '../../format/index.ts'

export interface MoveDialogProps {
  name: string
  /** Other designable products; undefined while loading. */
  products?: ProductChoicesProps['products']
  /** @default false */
  isBusy?: boolean
  /** Products for copies; none disables copying. */
  forCopies: readonly Pick<ProductCard, 'slug' | 'name'>[]
  onMove: (choice: { product: string }) => void
  /** Copies the design to these products; the original stays. */
  onCopy: () => void
  onClose: () => void
}

/** Chooses another product for a design. */
export const MoveDialog = ({ name, products, isBusy = false, forCopies, onMove, onCopy, onClose }: MoveDialogProps) => (
  <Dialog isOpen onClose={onClose} title={m.designs_move_title({ name })} size="lg">
    <chakra.p color="fg.muted" marginBlockEnd={6}>
      {m.designs_move_text()}
    </chakra.p>
    <ProductChoices products={products} isBusy={isBusy} onChoose={onMove} />
    {forCopies.length === 0 ? null : (
      <chakra.div
        marginBlockStart={8}
        paddingBlockStart={6}
        borderTopWidth="1px"
        display="grid"
        gap={4}
        justifyItems="start"
      >
        <chakra.p color="fg.muted">
          {m.designs_copies_text({ products: formatList(forCopies.map((product) => product.name)) })}
        </chakra.p>
        <Button disabled={isBusy} onClick={onCopy}>
          <CopyPlus aria-hidden />
          {m.designs_copies({ count: forCopies.length })}
        </Button>
      </chakra.div>
    )}
  </Dialog>
)
