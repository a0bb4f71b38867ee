import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Page } from '../../components/page/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'

/** Placeholder of the cards. */
export const AddressesSkeleton = () => (
  <Page
    title={m.addresses_title()}
    lead={m.addresses_lead()}
    actions={<Skeleton height="target" width="10rem" />}
    aria-busy
  >
    <VisuallyHidden as="output">{m.addresses_loading()}</VisuallyHidden>
    <chakra.div
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(18rem, 100%), 1fr))"
      gap={{ base: 4, md: 6 }}
    >
      <Skeleton height="14rem" borderRadius="panel" />
      <Skeleton height="14rem" borderRadius="panel" />
    </chakra.div>
  </Page>
)
