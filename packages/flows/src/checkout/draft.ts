import type { CheckoutDraft, CheckoutInput, CheckoutSnapshot, CheckoutStep, ExpressAddresses } from './types.ts'
import { checkoutStepOf } from './steps.ts'

const steps: readonly CheckoutStep[] = ['email', 'address', 'shipping', 'payment', 'done']
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown) => value === null || isText(value)
const isChoice = (value: unknown) => value === undefined || typeof value === 'boolean'
const isRecordOrNull = (value: unknown) => value === null || isRecord(value)

/** What to keep for a reload. It is picked member by member, so that nothing new slips in unseen. */
export function snapshotOf(snapshot: CheckoutSnapshot): CheckoutDraft {
  const {
    cartId,
    personId,
    typed,
    email,
    shippingAddress,
    billingAddress,
    shippingMethod,
    giftNote,
    newsletter,
    reminder,
    coupon,
    giftCards,
    key,
    keyFor,
    order,
    paymentTried
  } = snapshot.context
  return {
    version: 1,
    step: checkoutStepOf(snapshot),
    cartId,
    personId,
    typed,
    email,
    shippingAddress,
    billingAddress,
    shippingMethod,
    giftNote,
    newsletter,
    reminder,
    coupon,
    giftCards,
    key,
    keyFor,
    order,
    paymentTried
  }
}

function isOrder(value: unknown): boolean {
  return (
    isRecord(value) &&
    [value.orderId, value.orderKey, value.placedFor].every(isText) &&
    isRecord(value.totals) &&
    isRecord(value.payment) &&
    isText(value.payment.clientSecret)
  )
}

function isDraft(value: unknown): value is CheckoutDraft {
  if (!isRecord(value) || value.version !== 1 || !steps.includes(value.step as CheckoutStep)) return false
  const {
    typed,
    cartId,
    personId,
    email,
    shippingAddress,
    billingAddress,
    shippingMethod,
    giftNote,
    newsletter,
    reminder,
    coupon,
    giftCards,
    key,
    keyFor,
    order,
    paymentTried
  } = value
  if (personId !== undefined && !isText(personId)) return false
  const hasTyped =
    isRecord(typed) &&
    isTextOrNull(typed.shippingMethod ?? null) &&
    isChoice(typed.newsletter) &&
    isChoice(typed.reminder) &&
    [typed.email, typed.giftNote].every(isText) &&
    isRecord(typed.shipping) &&
    isRecordOrNull(typed.billing)
  const hasAnswers = [cartId, email, giftNote].every(isText) && [shippingAddress, billingAddress].every(isRecordOrNull)
  const hasRest =
    [shippingMethod, coupon, key, keyFor].every(isTextOrNull) &&
    (order === null || isOrder(order)) &&
    (giftCards === undefined || (Array.isArray(giftCards) && giftCards.every(isText))) &&
    isChoice(newsletter) &&
    isChoice(reminder) &&
    typeof paymentTried === 'boolean'
  return hasTyped && hasAnswers && hasRest
}

/** Reads what was kept; undefined where it is absent, broken or of another version. */
export function restore(text: string | null): CheckoutDraft | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

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

/** The step asked for, or the last before it whose steps before are filled in. */
export function stepWithin(
  { email, shippingAddress, shippingMethod }: Pick<CheckoutDraft, 'email' | 'shippingAddress' | 'shippingMethod'>,
  asked: CheckoutStep
): CheckoutStep {
  const filled = [true, email !== '', shippingAddress !== null, shippingMethod !== null, false]
  const firstGap = filled.indexOf(false) - 1
  return steps[Math.min(steps.indexOf(asked), firstGap)] ?? 'email'
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
