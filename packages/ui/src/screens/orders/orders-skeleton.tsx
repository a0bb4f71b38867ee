import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Page } from '../../components/page/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'

const SkeletonOrder = () => (
  <chakra.div
    display="grid"
    gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) auto' }}
    gap={{ base: 4, md: 8 }}
    alignItems="center"
    paddingBlock={6}
    borderBlockEndWidth="1px"
  >
    <div>
      <Skeleton height={6} width="14rem" maxWidth="full" />
      <Skeleton height={4} width="18rem" maxWidth="full" marginBlockStart={3} />
    </div>
    <chakra.div display="flex" gap={2}>
      <Skeleton width="4rem" height="5rem" />
      <Skeleton width="4rem" height="5rem" />
    </chakra.div>
  </chakra.div>
)

/** Placeholder of the list. */
export const OrdersSkeleton = () => (
  <Page title={m.orders_title()} aria-busy>
    <VisuallyHidden as="output">{m.orders_loading()}</VisuallyHidden>
    <chakra.div borderBlockStartWidth="1px">
      <SkeletonOrder />
      <SkeletonOrder />
      <SkeletonOrder />
    </chakra.div>
  </Page>
)
