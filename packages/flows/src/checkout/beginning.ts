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

/** What another cart's checkout brought: who is asked and where to, not what is bought. */
function carriedOver({ typed, email, shippingAddress, billingAddress }: CheckoutDraft): Partial<CheckoutDraft> {
  return {
    typed: { ...typed, giftNote: '', newsletter: false, reminder: false },
    email,
    shippingAddress,
    billingAddress
  }
}

/** Where a checkout begins: on what was kept, or new; what was typed survives even a different cart. */
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

/** A guest's draft is also of who logs in then; a person's is theirs alone. What was paid is told by the page that paid it. */
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
  // A signed-in person's cart stays theirs: what is in it after an order is the next one.
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
    // Bought before in this tab: it goes where that went.
    if (!isSame && named.shippingAddress !== null) return { ...named, startAt: 'express' }
  }
  const begun =
    isUntouched(named) && express !== undefined
      ? { ...named, typed: { ...named.typed, shipping: express.shippingAddress, billing: express.billingAddress } }
      : named
  const isNewlyNamed = known.email === '' && email !== ''
  return { ...begun, startAt: stepWithin(begun, at ?? (isSame && !isNewlyNamed ? draft.step : 'address')) }
}

/** Nobody has said yet where it goes. A country alone may come from the cart's estimate. */
const isUntouched = ({ shippingAddress, typed: { shipping } }: Pick<CheckoutDraft, 'shippingAddress' | 'typed'>) =>
  shippingAddress === null && Object.entries(shipping).every(([part, text]) => part === 'country' || text === '')

const addressed = ({ typed }: Pick<CheckoutDraft, 'typed'>, { shippingAddress, billingAddress }: ExpressAddresses) => ({
  shippingAddress,
  billingAddress,
  typed: { ...typed, shipping: shippingAddress, billing: billingAddress }
})
