import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Page } from '../../components/page/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'

const SkeletonLine = () => (
  <chakra.div
    display="grid"
    gridTemplateColumns={{ base: '5.5rem 1fr', md: '7.5rem 1fr' }}
    gap={{ base: 4, md: 6 }}
    paddingBlock={{ base: 4, md: 6 }}
    borderBlockEndWidth="1px"
  >
    <Skeleton aspectRatio="4 / 5" borderRadius="panel" />
    <div>
      <Skeleton height={5} width="60%" />
      <Skeleton height={4} width="40%" marginBlockStart={2} />
      <Skeleton height="target" width="9rem" marginBlockStart={4} />
    </div>
  </chakra.div>
)

/** Placeholder of the cart. */
export const CartSkeleton = () => (
  <Page title={m.cart_title()} lead={<Skeleton as="span" display="block" height={6} width={20} />} aria-busy>
    <VisuallyHidden as="output">{m.cart_loading()}</VisuallyHidden>
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
      gap={{ base: 8, lg: 16 }}
      alignItems="start"
    >
      <chakra.div borderBlockStartWidth="1px">
        <SkeletonLine />
        <SkeletonLine />
      </chakra.div>
      <Skeleton height="22rem" borderRadius="panel" />
    </chakra.div>
  </Page>
)
