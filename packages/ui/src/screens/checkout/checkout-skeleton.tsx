import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Page } from '../../components/page/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Step } from '../../components/stepper/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { steps } from './steps.ts'

/** The checkout while the cart loads: steps are visible, their content is not. */
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
        {steps.map(({ id, title }, index) => (
          <Step
            key={id}
            number={index + 1}
            title={title()}
            state={index === 0 ? 'current' : 'todo'}
            changeLabel={m.checkout_change()}
          >
            {/* The height of the first step, to avoid layout shift. */}
            <Skeleton height="16rem" maxWidth="form" />
          </Step>
        ))}
      </chakra.div>
    </chakra.div>
  </Page>
)
