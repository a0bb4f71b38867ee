import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { Page } from '../../components/page/index.ts'
import type { Failure } from '../../failure/index.ts'
import { FailureNotice } from '../../forms/index.ts'

export interface CartLinkScreenProps {
  /** Opening the link would replace this browser's cart. */
  replaces: boolean
  isBusy: boolean
  /** Set if opening failed. */
  failure?: Failure | undefined
  onOpen: () => void
}

/** Landing page of reminder mails: the link changes nothing, the button opens the cart. */
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
