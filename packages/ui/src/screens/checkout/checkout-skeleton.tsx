import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Page } from '../../components/page/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'

const steps = ['email', 'address', 'shipping', 'payment'] as const

/** The checkout's shape before the cart is there. */
export const CheckoutSkeleton = () => (
  <Page title={m.checkout_title()} aria-busy>
    <VisuallyHidden as="output">{m.checkout_loading()}</VisuallyHidden>
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' }}
      gap={{ base: 4, lg: 16 }}
      alignItems="start"
    >
      <Skeleton order={{ lg: 1 }} height={{ base: '3.5rem', lg: '24rem' }} borderRadius="panel" />
      <chakra.div borderBlockStartWidth={{ lg: '1px' }}>
        {steps.map((step, index) => (
          <chakra.div key={step} paddingBlock={6} borderBlockEndWidth="1px">
            <Skeleton height={8} width="12rem" />
            {index === 0 ? <Skeleton height={20} maxWidth="form" marginBlockStart={5} /> : null}
          </chakra.div>
        ))}
      </chakra.div>
    </chakra.div>
  </Page>
)
