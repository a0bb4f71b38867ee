import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Dialog } from '../../components/dialog/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { CopyCard } from './copy-card.tsx'
import type { AlsoOnDialogProps } from './types.ts'

const columns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: 6
} as const

/** The design on a few other products, each with a press into the cart. */
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
    {copies === undefined && failure ? (
      <FailedState
        failure={failure}
        title={m.editor_product_failed_title()}
        safe={m.editor_product_failed_safe()}
        onRetry={onRetry}
        headingLevel={3}
      />
    ) : copies === undefined ? (
      <chakra.output aria-busy aria-label={m.editor_product_loading()} {...columns}>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} aspectRatio="4 / 5" borderRadius="panel" />
        ))}
      </chakra.output>
    ) : copies.length === 0 ? (
      <chakra.p color="fg.muted">{m.editor_also_on_none()}</chakra.p>
    ) : (
      <>
        <chakra.p color="fg.muted" marginBlockEnd={5}>
          {m.editor_also_on_lead()}
        </chakra.p>
        <chakra.ul {...columns}>
          {copies.map((copy) => (
            <CopyCard
              key={copy.product.slug}
              copy={copy}
              isBusy={busy === copy.product.slug}
              refusal={refusal?.product === copy.product.slug ? refusal.failure : undefined}
              {...acts}
            />
          ))}
        </chakra.ul>
      </>
    )}
  </Dialog>
)
