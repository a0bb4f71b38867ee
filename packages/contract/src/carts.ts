import { designDocument, enteredDesign } from '@motif/design'
import { z } from 'zod'
import { defineCalls } from './call.ts'
import { couponProblem } from './coupons.ts'
import { designConfirmation, designFinding } from './findings.ts'
import { cartGiftCards } from './gift-cards.ts'
import { id, money, picture, slug } from './primitives.ts'
import { limits } from './rules.ts'

/** What is to be paid, part by part; `total = subtotal - discount + shipping + tax` (tax is 0 here where prices include it, see `includedTax`). */
export const totals = z.object({
  subtotal: money,
  discount: money,
  /** Null until a country and a method are known. */
  shipping: money.nullable(),
  tax: money.nullable(),
  includedTax: money,
  /**
   * The tax by rate, highest first; empty until a country is known and where none is charged. `net` is what the rate is
   * worked out on, delivery's part with it. Their taxes add up to `tax + includedTax`, nets and taxes to `total`.
   */
  taxes: z.array(z.object({ name: z.string(), percent: z.number(), net: money, tax: money })),
  total: money,
  /** What gift cards pay of the total, in the order they are used. Absent: none. */
  giftCards: z.array(z.object({ lastFour: z.string(), amount: money })).optional(),
  /** What is left of the total for another payment, where gift cards pay a part; absent: all of it. */
  toPay: money.optional()
})
export type Totals = z.infer<typeof totals>

/** What a line says of its design. Its document, a frozen copy, has a call of its own. */
export const lineDesign = z.object({
  designId: id.nullable(),
  previewUrl: z.string(),
  /** Names the document by its content, see `designConfirmation`. */
  contentHash: id,
  /** Of a team's: whom it is for, such as "MÜLLER 7". */
  member: z.string().optional(),
  /** Of a team's, in a cart: the same for all that went in together. */
  team: id.optional(),
  /** What the buyer confirmed to be printed as it is. */
  confirmed: z.array(designFinding).optional()
})

/** The document of a line's design, as it was frozen when it went into the cart. */
export const lineDocument = lineDesign.pick({ designId: true, contentHash: true }).extend({ document: designDocument })
export type LineDocument = z.infer<typeof lineDocument>

/** `alike`: other lines of the cart with the same design on the same product in the same colour, in whichever size. */
export const cartLineDocument = lineDocument.extend({ alike: z.array(id) })
export type CartLineDocument = z.infer<typeof cartLineDocument>

export const line = z.object({
  id,
  variantId: id,
  productSlug: slug,
  name: z.string(),
  sku: z.string(),
  /** Chosen options in words, such as Colour: Navy. */
  options: z.array(z.object({ name: z.string(), value: z.string() })),
  quantity: z.int().min(1),
  unitPrice: money,
  total: money,
  image: picture,
  design: lineDesign.nullable(),
  /** In a cart: so many more pieces of the product take so much off each. Null where there is no such step above. */
  nextTier: z
    .object({ more: z.int().min(1), percentOff: z.number() })
    .nullable()
    .optional()
})
export type Line = z.infer<typeof line>

/**
 * A change the shop made or found since the person last saw the cart. `unavailable` is not sold any more: it stays, but is
 * in no total and no order. `quantity-limit`: joined carts held more than `available`, and the rest is saved for later.
 */
export const cartNotice = z.object({
  lineId: id,
  code: z.enum(['price-changed', 'low-stock', 'out-of-stock', 'unavailable', 'quantity-limit']),
  available: z.int().nullable(),
  oldPrice: money.nullable()
})

export const cart = z.object({
  id,
  lines: z.array(line),
  /** Kept for later: in no count, no total and no order. */
  savedLines: z.array(line),
  count: z.int().min(0),
  totals,
  coupon: z.string().nullable(),
  /** Why the coupon takes nothing off now; it stays in the cart and holds again once its condition does. */
  couponProblem: couponProblem.nullable(),
  notices: z.array(cartNotice),
  /** Its owner alone may open it, once logged in; absent and false: whoever knows its id may. */
  belongsToAccount: z.boolean().optional()
})
export type Cart = z.infer<typeof cart>

const cartParams = z.object({ id })
const lineParams = z.object({ id, lineId: id })
const quantity = z.int().min(1).max(limits.quantityMax)

/** Without a confirmation of all that `preflight` finds to be confirmed, a design is refused with `design-unconfirmed`. */
const printedDesign = z.object({
  document: enteredDesign,
  designId: id.optional(),
  confirmation: designConfirmation.optional()
})

export const newLine = z.object({
  /** One for each press, made up by who asks. Sent again under the same key, as after a lost answer, the line goes in once. */
  key: id.optional(),
  variantId: id,
  quantity,
  design: printedDesign.optional(),
  /** For a line that comes back after it was taken out: its place in the list, counted from 0. Also where less is left in stock than it held. */
  position: z.int().min(0).max(limits.positionMax).optional(),
  /** A line of this cart that was taken out within the last day: what comes back has its design. */
  removedLine: id.optional(),
  /** Among what is saved for later. */
  isSaved: z.boolean().optional()
})
export type NewLine = z.infer<typeof newLine>

/** Lines that go in together, all or none: a design in several sizes, the shirts of a team. */
export const lineBatch = z
  .object({
    /** Made up by who asks. Asked for again under the same key, as after a lost answer, nothing goes in twice. */
    key: id,
    /** Each once, however many lines are printed with it. */
    designs: z.array(printedDesign).max(100),
    /** `design` counts `designs` from 0. */
    lines: z
      .array(z.object({ variantId: id, quantity, design: z.int().min(0).optional() }))
      .min(1)
      .max(100),
    /** Lines that go out in the same step. What is new stands where the first of them stood, and takes over their identifiers. */
    replaces: z.array(id).max(100).optional()
  })
  .refine(({ designs, lines }) => lines.every(({ design }) => design === undefined || design < designs.length), {
    path: ['lines'],
    message: 'a line printed with a design that is not there'
  })
export type LineBatch = z.infer<typeof lineBatch>

export const cartCalls = defineCalls({
  'POST /api/v1/carts': {
    summary: 'A cart: the person’s own when signed in, otherwise a new one',
    tag: 'carts',
    access: 'optional',
    answers: { 200: cart, 201: cart }
  },
  'GET /api/v1/carts/{id}': {
    summary: 'The cart',
    tag: 'carts',
    access: 'optional',
    params: cartParams,
    answers: { 200: cart }
  },
  'POST /api/v1/carts/{id}/lines': {
    summary: 'Add to the cart; the same variant with the same design adds up',
    tag: 'carts',
    access: 'optional',
    params: cartParams,
    body: newLine,
    answers: { 200: cart, 201: cart }
  },
  'POST /api/v1/carts/{id}/batches': {
    summary: 'Put several lines in, all or none, in the place of others if need be',
    tag: 'carts',
    access: 'optional',
    params: cartParams,
    body: lineBatch,
    answers: { 200: cart }
  },
  'PATCH /api/v1/carts/{id}/lines/{lineId}': {
    summary: 'Change a quantity, save for later, or put back into the cart',
    tag: 'carts',
    access: 'optional',
    params: lineParams,
    /** `confirmation` for a line from before designs were checked here. */
    body: z
      .object({
        quantity: quantity.optional(),
        isSaved: z.boolean().optional(),
        confirmation: designConfirmation.optional()
      })
      .refine((change) => change.quantity !== undefined || change.isSaved !== undefined, 'a quantity or isSaved'),
    answers: { 200: cart }
  },
  'DELETE /api/v1/carts/{id}/lines/{lineId}': {
    summary: 'Take a line out',
    tag: 'carts',
    access: 'optional',
    params: lineParams,
    answers: { 200: cart }
  },
  'GET /api/v1/carts/{id}/lines/{lineId}/design': {
    summary: 'The design of a line, with its document: for whoever may open the cart',
    tag: 'carts',
    access: 'optional',
    params: lineParams,
    answers: { 200: cartLineDocument }
  },
  'PUT /api/v1/carts/{id}/coupon': {
    summary: 'Use a coupon, or none',
    tag: 'carts',
    access: 'optional',
    params: cartParams,
    body: z.object({ coupon: z.string().trim().max(40).nullable() }),
    answers: { 200: cart }
  },
  'POST /api/v1/carts/{id}/gift-cards': {
    summary: 'Pay with a gift card; a code that is in the cart already changes nothing',
    tag: 'carts',
    access: 'optional',
    params: cartParams,
    body: z.object({ code: z.string().trim().min(1).max(40) }),
    answers: { 200: cartGiftCards }
  },
  'DELETE /api/v1/carts/{id}/gift-cards/{giftCardId}': {
    summary: 'Do not pay with a gift card after all',
    tag: 'carts',
    access: 'optional',
    params: z.object({ id, giftCardId: id }),
    answers: { 200: cartGiftCards }
  },
  'POST /api/v1/carts/{id}/claim': {
    summary: 'Make a visitor’s cart the signed-in person’s, adding it to what they had',
    tag: 'carts',
    access: 'user',
    params: cartParams,
    answers: { 200: cart }
  }
})
