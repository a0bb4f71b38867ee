import { CheckoutScreen, type CheckoutScreenProps } from '@motif/ui/screens/checkout'

const noop = () => {}

const emptyDraft = { email: '', shippingAddress: null, billingAddress: null, giftNote: '' }

/** Loading state, or why the checkout is unavailable. */
export const Waiting = (why: Pick<CheckoutScreenProps, 'loggedOutHref' | 'isEmptiedElsewhere'>) => (
  <CheckoutScreen
    step="email"
    isOpening
    {...why}
    entered={emptyDraft}
    initial={{ email: '', shipping: {}, billing: null, giftNote: '' }}
    countries={[]}
    methods={[]}
    onEmail={noop}
    onAddress={noop}
    onMethod={noop}
    onStep={noop}
    onPay={noop}
    onChallenge={noop}
  />
)
