import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { Page } from '../../components/page/index.ts'
import type { Failure } from '../../failure/index.ts'
import { FailureNotice } from '../../forms/index.ts'

export interface CartLinkScreenProps {
  /** Something else is in the cart of this browser, and would not be any more. */
  replaces: boolean
  isBusy: boolean
  /** Why it could not be opened. */
  failure?: Failure | undefined
  onOpen: () => void
}

/** For whoever comes from the mail about a cart: the link changes nothing yet, the button opens it. */
export const CartLinkScreen = ({ replaces, isBusy, failure, onOpen }: CartLinkScreenProps) => (
  <Page>
    <EmptyState
      drawing="bag"
      title={m.cart_reminded_title()}
      headingLevel={1}
      action={
        <>
          <FailureNotice failure={failure} />
          <Button variant="accent" isBusy={isBusy} onClick={onOpen}>
            {m.cart_reminded_open()}
          </Button>
        </>
      }
    >
      {replaces ? m.cart_reminded_replaces() : m.cart_reminded_lead()}
    </EmptyState>
  </Page>
)
