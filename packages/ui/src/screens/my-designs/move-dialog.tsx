import { chakra } from '@chakra-ui/react'
import type { ProductCard } from '@motif/contract'
import { m } from '@motif/messages'
import { CopyPlus } from 'lucide-react'
import { Button } from '../../components/button/index.ts'
import { Dialog } from '../../components/dialog/index.ts'
import { ProductPicture } from '../../components/picture/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { formatList } from '../../format/index.ts'

export interface MoveDialogProps {
  name: string
  /** Other products that can be designed; nothing until they are loaded. */
  products?: readonly Pick<ProductCard, 'slug' | 'name' | 'images'>[] | undefined
  /** @default false */
  isBusy?: boolean
  /** Those that get a copy by one press; none offers nothing. */
  forCopies: readonly Pick<ProductCard, 'slug' | 'name'>[]
  onMove: (choice: { product: string }) => void
  /** Puts a copy on each of those; the design itself stays where it is. */
  onCopy: () => void
  onClose: () => void
}

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: 4
  }
})

/** Other products to put a design on. */
export const MoveDialog = ({ name, products, isBusy = false, forCopies, onMove, onCopy, onClose }: MoveDialogProps) => (
  <Dialog isOpen onClose={onClose} title={m.designs_move_title({ name })} size="lg">
    <chakra.p color="fg.muted" marginBlockEnd={6}>
      {m.designs_move_text()}
    </chakra.p>
    <Grid aria-busy={isBusy || products === undefined || undefined}>
      {products?.map(({ slug, name: productName, images: [picture] }) => (
        <li key={slug}>
          <chakra.button
            type="button"
            disabled={isBusy}
            onClick={() => onMove({ product: slug })}
            display="block"
            width="full"
            textAlign="start"
            borderRadius="panel"
            _disabled={{ opacity: 0.5 }}
          >
            {picture ? <ProductPicture picture={picture} sizes="(min-width: 48em) 190px, 44vw" alt="" /> : null}
            <chakra.span display="block" marginBlockStart={2} lineHeight="snug" dir="auto">
              {productName}
            </chakra.span>
          </chakra.button>
        </li>
      )) ??
        ['1', '2', '3', '4'].map((key) => (
          <li key={key}>
            <Skeleton aspectRatio="4 / 5" borderRadius="panel" />
            <Skeleton height="5" width="70%" marginBlockStart={2} />
          </li>
        ))}
    </Grid>
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
