import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Dialog } from '../../components/dialog/index.ts'
import { LoadedProducts } from '../../components/loaded-products/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { CopyCard } from './copy-card.tsx'
import type { AlsoOnDialogProps } from './types.ts'

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: 6
  }
})

/** The design on other products, each with an add-to-cart button. */
export const AlsoOnDialog = ({
  name,
  copies,
  failure,
  onRetry,
  refusal,
  busy,
  onClose,
  ...acts
}: AlsoOnDialogProps) => (
  <Dialog isOpen onClose={onClose} title={m.editor_also_on_title({ name })} size="lg" placement="top">
    <LoadedProducts
      products={copies}
      failure={failure}
      onRetry={onRetry}
      lead={({ length }) => (length === 0 ? m.editor_also_on_none() : m.editor_also_on_lead())}
      skeleton={
        <Cards aria-busy>
          {[1, 2, 3].map((card) => (
            <li key={card}>
              <Skeleton width={{ base: '12rem', md: 'full' }} aspectRatio="4 / 5" borderRadius="panel" />
            </li>
          ))}
        </Cards>
      }
    >
      {(loaded) =>
        loaded.length === 0 ? null : (
          <Cards>
            {loaded.map((copy) => (
              <CopyCard
                key={copy.product.slug}
                copy={copy}
                isBusy={busy === copy.product.slug}
                refusal={refusal?.product === copy.product.slug ? refusal.failure : undefined}
                {...acts}
              />
            ))}
          </Cards>
        )
      }
    </LoadedProducts>
  </Dialog>
)
