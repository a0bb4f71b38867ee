import { stepWithin } from './steps.ts'
import type { CheckoutDraft, CheckoutInput, CheckoutStep, ExpressAddresses } from './types.ts'

const blank: Omit<CheckoutDraft, 'version' | 'step' | 'cartId' | 'personId'> = {
  typed: { email: '', shipping: {}, billing: null, giftNote: '' },
  email: '',
  shippingAddress: null,
  billingAddress: null,
  shippingMethod: null,
  giftNote: '',
  coupon: null,
  key: null,
  keyFor: null,
  order: null,
  paymentTried: false
}

type Beginning = Omit<CheckoutDraft, 'version' | 'step'> & { startAt: CheckoutStep | 'express' }

/** What another cart's checkout contributes: contact and addresses, not items. */
function carriedOver({ typed, email, shippingAddress, billingAddress }: CheckoutDraft): Partial<CheckoutDraft> {
  return {
    typed: { ...typed, giftNote: '', newsletter: false, reminder: false },
    email,
    shippingAddress,
    billingAddress
  }
}

/** The initial context: a persisted draft or an empty one. Typed input survives a change of the cart. */
export function beginningOf({
  cartId,
  isFilled = false,
  personId,
  email = '',
  draft: kept,
  at,
  express,
  country
}: CheckoutInput): Beginning {
  return {
    ...begun({ cartId, isFilled, email, draft: isOf(kept, personId) ? kept : undefined, at, express, country }),
    personId
  }
}

/**
 * A guest's draft passes to the account that logs in; an account's draft is its own. Confirmations are shown only by
 * the page that paid.
 */
const isOf = (draft: CheckoutDraft | undefined, personId: string | undefined) =>
  draft?.personId === undefined || draft.personId === personId || draft.step === 'done' || draft.paymentTried

function begun({
  cartId,
  isFilled,
  email,
  draft,
  at,
  express,
  country
}: Pick<CheckoutInput, 'draft' | 'at' | 'express'> & {
  cartId: string
  isFilled: boolean
  email: string
  country: string | undefined
}): Beginning {
  // An account keeps its cart id: items after an order belong to the next one.
  const isSame = draft?.cartId === cartId && !(draft.step === 'done' && isFilled)
  const { version: _version, step: _step, ...kept } = draft ?? { version: 1, step: 'email' }
  if (isSame && draft.step === 'done' && draft.order !== null) return { ...blank, ...kept, cartId, startAt: 'done' }
  const known = { ...blank, ...(isSame ? kept : draft && carriedOver(draft)), cartId }
  const shipping = country === undefined ? known.typed.shipping : { country, ...known.typed.shipping }
  const named = {
    ...known,
    email: known.email || email,
    typed: { ...known.typed, shipping, email: known.typed.email || email }
  }
  if (express !== undefined && email !== '' && at === undefined) {
    if (isUntouched(named)) return { ...named, ...addressed(named, express), startAt: 'express' }
    // A previous purchase in this tab: reuse its address.
    if (!isSame && named.shippingAddress !== null) return { ...named, startAt: 'express' }
  }
  const begun =
    isUntouched(named) && express !== undefined
      ? { ...named, typed: { ...named.typed, shipping: express.shippingAddress, billing: express.billingAddress } }
      : named
  const isNewlyNamed = known.email === '' && email !== ''
  return { ...begun, startAt: stepWithin(begun, at ?? (isSame && !isNewlyNamed ? draft.step : 'address')) }
}

/** No destination was entered. A country alone may come from the cart's estimate. */
const isUntouched = ({ shippingAddress, typed: { shipping } }: Pick<CheckoutDraft, 'shippingAddress' | 'typed'>) =>
  shippingAddress === null && Object.entries(shipping).every(([part, text]) => part === 'country' || text === '')

const addressed = ({ typed }: Pick<CheckoutDraft, 'typed'>, { shippingAddress, billingAddress }: ExpressAddresses) => ({
  shippingAddress,
  billingAddress,
  typed: { ...typed, shipping: shippingAddress, billing: billingAddress }
})
