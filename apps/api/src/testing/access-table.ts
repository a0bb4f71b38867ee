import { type CallName, settingsIn } from '@motif/contract'
import type { RequestOf } from '@motif/contract/client'
import { address, design } from './buy.ts'
import {
  type Caller,
  type Thing,
  type World,
  aBlockedPicture,
  aBulkEdit,
  aBlockedWord,
  aBrandKit,
  aCart,
  aCategory,
  aCollection,
  aRedirect,
  aSavedView,
  aSynonym,
  aStaffInvitation,
  aStaffMember,
  aStaffMemberWithTwoFactor,
  aChangedDesign,
  aCoupon,
  aCustomer,
  aDeletedDesign,
  aDesign,
  aDesignedCart,
  aDesignedLine,
  aHeldLine,
  aJob,
  aFailedJob,
  aGiftCard,
  aSentDraftOrder,
  aMessage,
  anImport,
  anImportTemplate,
  aPackedJob,
  aPackedReprint,
  aPaidOrder,
  aShipment,
  anOrderInProduction,
  aQuestion,
  anOrderNote,
  anOrderToTag,
  aDraftProduct,
  aProduct,
  aSharedDesign,
  aVariant,
  aVisitorsCart,
  aWish,
  aSharedWishlist,
  anAddress,
  anArrivedLine,
  aPublishedReview,
  aReview,
  aShopperQuestion,
  anOrder,
  anUpload,
  noSetUp,
  noThing,
  productDraft,
  savedView,
  theOnlyCart,
  pngFile
} from './access-fixtures.ts'
import { shortVideo } from './short-video.ts'

type Asked = Partial<RequestOf<CallName>> & {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  file?: File
  form?: Record<string, string>
}

/** The statuses for the four callers: a guest, the owner, another customer, an administrator. */
type Statuses = readonly [nobody: number, customer: number, otherCustomer: number, admin: number]

export interface Line {
  statuses: Statuses
  /** A list shows the caller's own items only. */
  isList: boolean
  /** Creates the item and the request; `look` reads its state from the database. */
  prepare(
    world: World,
    caller: Caller
  ): Promise<{ request: Asked; look: () => Promise<unknown>; id: string | undefined }>
}

let sent = 0
const newEmail = () => `table${(sent += 1)}@example.com`

/** A call about an item of the customer. */
const about = <T extends object>(
  thing: Thing<T>,
  statuses: Statuses,
  request: (thing: T, world: World, caller: Caller) => Asked | Promise<Asked>
): Line => ({
  statuses,
  isList: false,
  prepare: async (world, caller) => {
    const made = await thing.make(world)
    return {
      request: await request(made, world, caller),
      look: () => thing.look(world, made),
      id: 'id' in made ? String(made.id) : undefined
    }
  }
})

/** A list in which the item appears for its owner only. */
const listOf = <T extends object>(thing: Thing<T>, statuses: Statuses): Line => ({
  ...about(thing, statuses, () => ({})),
  isList: true
})

/** A call that concerns no owned item. */
const plain = (
  statuses: Statuses,
  request: (world: World, caller: Caller) => Asked | Promise<Asked> = () => ({})
): Line => about(noThing, statuses, (_thing, world, caller) => request(world, caller))

const byId = ({ id }: { id: string }) => ({ params: { id } })
const changedView = ({ id }: { id: string }) => ({ params: { id }, body: savedView() })
const ofCustomer = ({ key }: { key: string }) => ({ params: { key } })
const cookieOf = ({ people }: World, caller: Caller) =>
  caller === 'nobody' ? {} : { headers: { cookie: people[caller].cookie } }
const everybody = (status: number): Statuses => [status, status, status, status]
const signedIn = (status: number): Statuses => [401, status, status, status]
const staffOnly = (status: number): Statuses => [401, 403, 403, status]
/** Visible to the owner only: for everybody else, staff included, it does not exist. */
const ownersOnly = (status: number): Statuses => [401, status, 404, 404]
/** The same for calls that guests may make. */
const ownersOnlyOpen = (status: number): Statuses => [404, status, 404, 404]

const emptyDraft = {
  email: null,
  shippingAddress: null,
  billingAddress: null,
  shippingMethod: null,
  note: null,
  discount: null,
  lines: []
}

const password = 'correct-horse-7'

/**
 * Access rules: one line per call of the contract, with the statuses for the four callers. A missing line is a type error here and fails
 * access.test.ts. After a refusal the test also checks that the item is unchanged.
 */
export const accessTable: Readonly<Record<CallName, Line>> = {
  // Accounts
  'POST /api/v1/register': plain(everybody(201), () => ({ body: { name: 'Robin', email: newEmail(), password } })),
  'POST /api/v1/verify-otp': plain(everybody(400), () => ({
    body: { email: newEmail(), otp: '123456', purpose: 'register' }
  })),
  'POST /api/v1/resend-otp': plain(everybody(200), () => ({ body: { email: newEmail(), purpose: 'register' } })),
  'POST /api/v1/login': plain(everybody(200), ({ people }) => ({
    body: { email: people.customer.user.email, password: people.customer.password }
  })),
  'POST /api/v1/request-reset-password': plain(everybody(200), () => ({ query: { email: newEmail() } })),
  'POST /api/v1/reset-password': plain(everybody(400), ({ people }) => ({
    body: { email: people.customer.user.email, resetToken: 'made-up', password }
  })),
  'POST /api/v1/refresh': plain(signedIn(200), cookieOf),
  'POST /api/v1/logout': plain(everybody(200)),
  // Uses a separate person, so that the four callers stay signed in.
  'POST /api/v1/logout-everywhere': plain(signedIn(200), async (world, caller) =>
    caller === 'nobody' ? {} : { headers: { authtoken: (await world.signUp()).token } }
  ),
  'POST /api/v1/change-password': plain([401, 400, 400, 400], () => ({
    body: { currentPassword: 'not-the-password', password }
  })),
  'POST /create-or-update-user': plain(signedIn(200)),
  'POST /current-user': plain(signedIn(200)),
  'PATCH /api/v1/profile': plain(signedIn(200), () => ({ body: { name: 'New Name' } })),
  'POST /api/v1/contact_us': plain(everybody(200), () => ({
    body: { name: 'Robin', email: newEmail(), topic: 'other', message: 'Hello' }
  })),

  // Newsletter
  'POST /api/v1/newsletter': plain(everybody(200), () => ({ body: { email: newEmail() } })),
  'GET /api/v1/newsletter': plain(signedIn(200)),
  'POST /api/v1/newsletter/confirm': plain(everybody(400), () => ({ body: { token: 'not-of-a-mail' } })),
  'POST /api/v1/newsletter/stop': plain(everybody(400), () => ({ body: { token: 'not-of-a-mail' } })),
  'POST /api/v1/newsletter/unsubscribe': plain(everybody(400), () => ({ query: { token: 'not-of-a-mail' } })),
  'GET /api/v1/admin/newsletter': plain(staffOnly(200)),

  // Catalogue
  'GET /api/v1/categories': plain(everybody(200)),
  'GET /api/v1/products': plain(everybody(200)),
  'GET /api/v1/options': plain(everybody(200)),
  'GET /api/v1/product-previews': about(aDraftProduct, everybody(200), ({ key }) => ({ query: { key } })),
  'GET /api/v1/products/{slug}': plain(everybody(200), () => ({ params: { slug: 'plain-tee' } })),
  'GET /api/v1/products/{slug}/reviews': plain(everybody(200), () => ({ params: { slug: 'plain-tee' } })),
  // The product has no captions.
  'GET /api/v1/products/{slug}/captions.vtt': plain(everybody(404), () => ({ params: { slug: 'plain-tee' } })),
  'GET /api/v1/home': plain(everybody(200)),
  'GET /api/v1/search/suggestions': plain(everybody(200), () => ({ query: { q: 'tee' } })),
  'POST /api/v1/stock-alerts': plain(everybody(409), async (world) => ({
    // The variant is in stock, so no alert is needed.
    body: { variantId: (await world.variantsOf('plain-tee'))[0]?.id ?? '', email: newEmail() }
  })),
  'POST /api/v1/stock-alerts/stop': plain(everybody(400), () => ({ body: { token: 'not-of-a-mail' } })),
  'POST /api/v1/wished-products': plain(everybody(200), () => ({
    body: { wishes: [{ slug: 'plain-tee', variantId: null }] }
  })),
  'GET /api/v1/own-uploads': plain(signedIn(200)),
  'GET /api/v1/brand-kit': plain(signedIn(200)),
  'PUT /api/v1/brand-kit': about(aBrandKit, signedIn(200), ({ revision }, _world, caller) => ({
    body: { colours: [], fonts: ['anton'], logos: [], revision: caller === 'customer' ? revision : 0 }
  })),
  'GET /api/v1/wishlist': plain(signedIn(200)),
  'PUT /api/v1/wishlist/wishes/{slug}': about(aWish, signedIn(200), () => ({ params: { slug: 'last-mug' }, body: {} })),
  'DELETE /api/v1/wishlist/wishes/{slug}': about(aWish, signedIn(200), ({ slug }) => ({ params: { slug } })),
  'POST /api/v1/wishlist/merge': about(aWish, signedIn(200), () => ({ body: { wishes: [] } })),
  'POST /api/v1/wishlist/share': about(aWish, signedIn(200), () => ({})),
  'DELETE /api/v1/wishlist/share': about(aSharedWishlist, signedIn(200), () => ({})),
  // The key grants access to what was shared.
  'GET /api/v1/shared-wishlists/{key}': about(aSharedWishlist, everybody(200), ({ key }) => ({ params: { key } })),
  'GET /api/v1/templates': plain(everybody(200)),
  // The product has no printed design.
  'GET /api/v1/templates/{id}': plain(everybody(404), () => ({ params: { id: 'plain-tee' } })),

  // Carts: only the customer opens a customer's cart; an unguessable identifier opens a guest's cart
  'POST /api/v1/carts': about(theOnlyCart, [201, 200, 201, 201], () => ({})),
  'GET /api/v1/carts/{id}': about(aCart, ownersOnlyOpen(200), byId),
  'POST /api/v1/carts/{id}/lines': about(aCart, ownersOnlyOpen(200), async ({ id }, world) => ({
    params: { id },
    body: { variantId: (await world.variantsOf('plain-tee'))[0]?.id ?? '', quantity: 1 }
  })),
  'POST /api/v1/carts/{id}/batches': about(aCart, ownersOnlyOpen(200), async ({ id }, world) => ({
    params: { id },
    body: {
      key: 'once',
      designs: [],
      lines: [{ variantId: (await world.variantsOf('plain-tee'))[0]?.id ?? '', quantity: 1 }]
    }
  })),
  'PATCH /api/v1/carts/{id}/lines/{lineId}': about(aCart, ownersOnlyOpen(200), ({ id, lineId }) => ({
    params: { id, lineId },
    body: { quantity: 3 }
  })),
  'DELETE /api/v1/carts/{id}/lines/{lineId}': about(aCart, ownersOnlyOpen(200), ({ id, lineId }) => ({
    params: { id, lineId }
  })),
  'GET /api/v1/carts/{id}/lines/{lineId}/design': about(aDesignedCart, ownersOnlyOpen(200), ({ id, lineId }) => ({
    params: { id, lineId }
  })),
  'PUT /api/v1/carts/{id}/coupon': about(aCart, ownersOnlyOpen(200), ({ id }) => ({
    params: { id },
    body: { coupon: null }
  })),
  'POST /api/v1/carts/{id}/gift-cards': about(aCart, ownersOnlyOpen(400), ({ id }) => ({
    params: { id },
    body: { code: 'ABCD-2345-EFGH-6789' }
  })),
  'DELETE /api/v1/carts/{id}/gift-cards/{giftCardId}': about(aCart, ownersOnlyOpen(200), ({ id }) => ({
    params: { id, giftCardId: 'a-gift-card' }
  })),
  'PUT /api/v1/carts/{id}/reminder': about(aDesignedCart, ownersOnlyOpen(200), ({ id }) => ({
    params: { id },
    body: { email: newEmail() }
  })),
  'DELETE /api/v1/carts/{id}/reminder': about(aDesignedCart, ownersOnlyOpen(200), byId),
  'POST /api/v1/cart-reminders/open': plain(everybody(404), () => ({ body: { token: 'not-of-a-mail' } })),
  'POST /api/v1/cart-reminders/stop': plain(everybody(400), () => ({ body: { token: 'not-of-a-mail' } })),
  'POST /api/v1/cart-reminders/unsubscribe': plain(everybody(400), () => ({ query: { token: 'not-of-a-mail' } })),
  'POST /api/v1/carts/{id}/claim': about(aVisitorsCart, signedIn(200), byId),

  // Checkout
  'POST /api/v1/quotes': about(aCart, ownersOnlyOpen(200), ({ id }) => ({ body: { cartId: id, country: 'US' } })),
  'POST /api/v1/checkouts': about(aCart, ownersOnlyOpen(201), ({ id }) => ({
    headers: { 'idempotency-key': `of-the-table-${(sent += 1)}` },
    body: { cartId: id, email: newEmail(), shippingAddress: address, shippingMethod: 'standard' }
  })),
  // The payment's secret is enough to pay. The provider's signature authenticates the webhook.
  'POST /api/v1/test-payments/{clientSecret}/confirm': about(anOrder, everybody(200), ({ clientSecret }) => ({
    params: { clientSecret },
    body: { card: '4242424242424242' }
  })),
  'POST /api/v1/payment-sessions': plain(signedIn(200)),
  'POST /api/v1/payments/webhook': plain(everybody(400), () => ({ body: {} })),

  // Orders: without their key
  'GET /api/v1/orders': listOf(anOrder, signedIn(200)),
  'GET /api/v1/orders/{id}': about(anOrder, [404, 200, 404, 200], byId),
  'GET /api/v1/orders/{id}/lines/{lineId}/design': about(aDesignedLine, [404, 200, 404, 200], ({ id, lineId }) => ({
    params: { id, lineId }
  })),
  // Staff use a separate call, which is audited.
  'POST /api/v1/orders/{id}/cancel': about(anOrder, [404, 200, 404, 403], byId),
  'POST /api/v1/orders/{id}/reorder': about(anOrder, [404, 200, 404, 200], async ({ id }, world, caller) => {
    const own = caller === 'nobody' ? {} : { token: world.people[caller].token }
    return { params: { id }, body: { cartId: (await world.call('POST /api/v1/carts', own)).data.id } }
  }),
  'GET /api/v1/orders/{id}/invoice.pdf': about(aPaidOrder, [404, 200, 404, 200], byId),
  'GET /api/v1/orders/{id}/refunds/{refundId}/credit-note.pdf': about(aPaidOrder, everybody(404), ({ id }) => ({
    params: { id, refundId: 'none' }
  })),
  'GET /api/v1/orders/{id}/documents/{number}.pdf': about(aPaidOrder, everybody(404), ({ id }) => ({
    params: { id, number: 'INV-1' }
  })),
  // The answer reveals nothing: the link goes to the order's own address.
  'POST /api/v1/orders/find': plain(everybody(200), () => ({ body: { number: 'M-2606-ABCD', email: newEmail() } })),

  // Reviews: written by the buyer alone; staff cannot write in a buyer's name
  'GET /api/v1/reviews': plain(signedIn(200)),
  'GET /api/v1/orders/{id}/questions': about(aQuestion, [404, 200, 404, 200], byId),
  'PUT /api/v1/orders/{id}/questions/{questionId}/answer': about(
    aQuestion,
    [404, 200, 404, 403],
    ({ id, questionId }) => ({ params: { id, questionId }, body: { answer: 'as-is' } })
  ),
  'GET /api/v1/orders/{id}/reviews': about(aReview, [404, 200, 404, 200], byId),
  'PUT /api/v1/orders/{id}/lines/{lineId}/review': about(anArrivedLine, [404, 200, 404, 403], ({ id, lineId }) => ({
    params: { id, lineId },
    body: { rating: 4, title: 'Good', text: 'Warm.', author: 'Robin' }
  })),
  'DELETE /api/v1/orders/{id}/lines/{lineId}/review': about(aReview, [404, 200, 404, 403], ({ id, lineId }) => ({
    params: { id, lineId }
  })),
  // Helpful votes: on a published review, by anybody but its author
  'PUT /api/v1/reviews/{id}/helpful': about(aPublishedReview, [200, 403, 200, 200], ({ reviewId }) => ({
    params: { id: reviewId },
    headers: { 'visitor-key': 'k'.repeat(32) }
  })),
  'DELETE /api/v1/reviews/{id}/helpful': about(aPublishedReview, everybody(200), ({ reviewId }) => ({
    params: { id: reviewId },
    headers: { 'visitor-key': 'k'.repeat(32) }
  })),
  'GET /api/v1/products/{slug}/helpful-votes': plain(everybody(200), () => ({ params: { slug: 'plain-tee' } })),
  'GET /api/v1/admin/reviews': about(aReview, staffOnly(200), () => ({})),
  'PATCH /api/v1/admin/reviews/{id}': about(aReview, staffOnly(200), ({ reviewId }) => ({
    params: { id: reviewId },
    body: { state: 'approved', revision: 1 }
  })),
  'PUT /api/v1/admin/reviews/{id}/answer': about(aReview, staffOnly(200), ({ reviewId }) => ({
    params: { id: reviewId },
    body: { answer: 'Thank you.' }
  })),

  // Questions about products: asked by anybody, read and answered by staff
  'POST /api/v1/products/{slug}/questions': plain(everybody(200), () => ({
    params: { slug: 'plain-tee' },
    body: { text: 'Does it shrink?', author: 'Robin', email: newEmail() }
  })),
  'GET /api/v1/products/{slug}/questions': plain(everybody(200), () => ({ params: { slug: 'plain-tee' } })),
  'GET /api/v1/admin/questions': about(aShopperQuestion, staffOnly(200), () => ({})),
  'PATCH /api/v1/admin/questions/{id}': about(aShopperQuestion, staffOnly(200), ({ id }) => ({
    params: { id },
    body: { state: 'published', revision: 1, answer: 'It does not.' }
  })),

  // Address book
  'GET /api/v1/addresses': listOf(anAddress, signedIn(200)),
  'POST /api/v1/addresses': plain(signedIn(201), () => ({ body: address })),
  'PUT /api/v1/addresses/{id}': about(anAddress, ownersOnly(200), ({ id }) => ({
    params: { id },
    body: { ...address, city: 'Salem' }
  })),
  'DELETE /api/v1/addresses/{id}': about(anAddress, ownersOnly(200), byId),

  // Designs and uploads: an unguessable identifier opens a preview or an upload
  'GET /api/v1/designs': listOf(aDesign, signedIn(200)),
  'POST /api/v1/designs': plain(signedIn(201), () => ({ body: { name: 'Mine', document: design('Hello') } })),
  'GET /api/v1/designs/{id}': about(aDesign, ownersOnly(200), byId),
  'PUT /api/v1/designs/{id}': about(aDesign, ownersOnly(200), ({ id }) => ({
    params: { id },
    body: { name: 'Changed', document: design('Bye') }
  })),
  'DELETE /api/v1/designs/{id}': about(aDesign, ownersOnly(200), byId),
  'PATCH /api/v1/designs/{id}': about(aDesign, ownersOnly(200), ({ id }) => ({
    params: { id },
    body: { name: 'Renamed' }
  })),
  'POST /api/v1/designs/{id}/restore': about(aDeletedDesign, ownersOnly(200), byId),
  'POST /api/v1/designs/{id}/duplicate': about(aDesign, ownersOnly(201), ({ id }) => ({
    params: { id },
    body: { name: 'A copy' }
  })),
  'GET /api/v1/designs/{id}/versions': about(aChangedDesign, ownersOnly(200), byId),
  'GET /api/v1/designs/{id}/versions/{versionId}': about(aChangedDesign, ownersOnly(200), ({ id, versionId }) => ({
    params: { id, versionId }
  })),
  'POST /api/v1/designs/{id}/versions/{versionId}/restore': about(
    aChangedDesign,
    ownersOnly(200),
    ({ id, versionId }) => ({ params: { id, versionId }, body: {} })
  ),
  'POST /api/v1/designs/{id}/share': about(aDesign, ownersOnly(200), byId),
  // The shop of this table stores designs itself.
  'POST /api/v1/design-library/token': plain(signedIn(404)),
  'DELETE /api/v1/designs/{id}/share': about(aSharedDesign, ownersOnly(200), byId),
  // The key grants access to what was shared.
  'GET /api/v1/shared-designs/{key}': about(aSharedDesign, everybody(200), ({ key }) => ({ params: { key } })),
  'GET /api/v1/shared-designs/{key}/preview.png': about(aSharedDesign, everybody(200), ({ key }) => ({
    params: { key }
  })),
  'GET /api/v1/designs/{id}/preview.png': about(aDesign, everybody(200), byId),
  'GET /api/v1/designs/{id}/preview.svg': about(aDesign, everybody(200), byId),
  'POST /api/v1/uploads': plain(everybody(201), async () => ({ file: await pngFile() })),
  'GET /api/v1/uploads': about(anUpload, everybody(200), ({ id }) => ({ query: { ids: id } })),
  'GET /api/v1/uploads/{id}': about(anUpload, everybody(200), byId),

  // Staff
  'GET /api/v1/admin/orders': about(anOrder, staffOnly(200), () => ({})),
  'PATCH /api/v1/admin/orders/{id}': about(aPaidOrder, staffOnly(200), ({ id }) => ({
    params: { id },
    body: { status: 'in_production' }
  })),
  'POST /api/v1/admin/orders/{id}/refunds': about(aPaidOrder, staffOnly(201), ({ id }) => ({
    params: { id },
    headers: { 'idempotency-key': `refund-${(sent += 1)}-${id}` },
    body: { amount: 1, reason: 'A scratch', restock: false }
  })),
  'POST /api/v1/admin/orders/{id}/shipments': about(anOrderInProduction, staffOnly(201), ({ id, lineId }) => ({
    params: { id },
    headers: { 'idempotency-key': `parcel-${(sent += 1)}-${id}` },
    body: { lines: [{ lineId, quantity: 1 }], tracking: null }
  })),
  'PATCH /api/v1/admin/orders/{id}/shipments/{shipmentId}': about(aShipment, staffOnly(200), ({ id, shipmentId }) => ({
    params: { id, shipmentId },
    body: { tracking: { carrier: 'Post', number: 'AB2', url: null } }
  })),
  'POST /api/v1/admin/orders/{id}/shipments/{shipmentId}/void': about(
    aShipment,
    staffOnly(200),
    ({ id, shipmentId }) => ({ params: { id, shipmentId }, body: { reason: 'It is still here.' } })
  ),
  'GET /api/v1/admin/orders/{id}/edits': about(aPaidOrder, staffOnly(200), byId),
  'POST /api/v1/admin/orders/{id}/edits/preview': about(aPaidOrder, staffOnly(200), ({ id }) => ({
    params: { id },
    body: { shippingAddress: { ...address, name: 'Somebody Else' } }
  })),
  'POST /api/v1/admin/orders/{id}/edits': about(aPaidOrder, staffOnly(201), ({ id }) => ({
    params: { id },
    headers: { 'idempotency-key': `edit-${(sent += 1)}-${id}` },
    body: {
      shippingAddress: { ...address, name: 'Somebody Else' },
      revision: 0,
      difference: 0,
      reason: 'They asked for it'
    }
  })),
  'POST /api/v1/admin/orders/{id}/edits/{editId}/withdraw': about(aPaidOrder, staffOnly(404), ({ id }) => ({
    params: { id, editId: 'none' }
  })),
  'POST /api/v1/admin/orders/{id}/edits/{editId}/waive': about(aPaidOrder, staffOnly(404), ({ id }) => ({
    params: { id, editId: 'none' },
    body: { waiver: 'Our mistake' }
  })),
  'GET /api/v1/admin/orders/{id}/timeline': about(anOrder, staffOnly(200), byId),
  'GET /api/v1/admin/orders/{id}/mails': about(aPaidOrder, staffOnly(200), byId),
  'POST /api/v1/admin/orders/{id}/mails': about(aPaidOrder, staffOnly(200), ({ id }) => ({
    params: { id },
    body: { mail: 'order-paid' }
  })),
  'POST /api/v1/admin/orders/{id}/notes': about(anOrder, staffOnly(201), ({ id }) => ({
    params: { id },
    body: { text: 'Ask for a better picture.' }
  })),
  'PATCH /api/v1/admin/orders/{id}/notes/{noteId}': about(anOrderNote, staffOnly(200), ({ id, noteId }) => ({
    params: { id, noteId },
    body: { text: 'Ask for another picture.' }
  })),
  'DELETE /api/v1/admin/orders/{id}/notes/{noteId}': about(anOrderNote, staffOnly(200), ({ id, noteId }) => ({
    params: { id, noteId }
  })),
  'GET /api/v1/admin/colleagues': plain(staffOnly(200)),
  'PATCH /api/v1/admin/orders/{id}/tags': about(anOrderToTag, staffOnly(200), ({ id }) => ({
    params: { id },
    body: { add: ['vip'] }
  })),
  'PATCH /api/v1/admin/order-tags': about(anOrderToTag, staffOnly(200), ({ id }) => ({
    body: { orders: [{ id, add: ['vip'] }] }
  })),
  'GET /api/v1/admin/order-tags': plain(staffOnly(200)),
  'GET /api/v1/admin/orders/{id}/print-files': about(anOrder, staffOnly(200), byId),
  'GET /api/v1/admin/orders/{id}/lines/{lineId}/print/{area}.png': about(
    aDesignedLine,
    staffOnly(200),
    ({ id, lineId }) => ({ params: { id, lineId, area: 'front' } })
  ),
  'GET /api/v1/admin/orders/{id}/lines/{lineId}/print/{area}.pdf': about(
    aDesignedLine,
    staffOnly(200),
    ({ id, lineId }) => ({ params: { id, lineId, area: 'front' } })
  ),
  'GET /api/v1/admin/production': about(aJob, staffOnly(200), () => ({})),
  'GET /api/v1/admin/production/jobs': about(aJob, staffOnly(200), () => ({ query: { stage: 'approve' } })),
  'PATCH /api/v1/admin/production/jobs': about(aJob, staffOnly(200), ({ id }) => ({
    body: { moves: [{ id, stage: 'pack', revision: 1 }] }
  })),
  'GET /api/v1/admin/production/jobs/{id}': about(aJob, staffOnly(200), byId),
  'GET /api/v1/admin/production/jobs/{id}/review': about(aJob, staffOnly(200), byId),
  'PATCH /api/v1/admin/production/jobs/{id}': about(aJob, staffOnly(200), ({ id }) => ({
    params: { id },
    body: { stage: 'pack', revision: 1 }
  })),
  'POST /api/v1/admin/production/jobs/{id}/questions': about(aJob, staffOnly(200), ({ id }) => ({
    params: { id },
    body: { text: 'Print it like this?', revision: 1 }
  })),
  'GET /api/v1/admin/orders/{id}/jobs': about(aPaidOrder, staffOnly(200), byId),
  'POST /api/v1/admin/production/jobs/{id}/reprints': about(aPackedJob, staffOnly(201), ({ id }) => ({
    params: { id },
    headers: { 'idempotency-key': `reprint-${(sent += 1)}-${id}` },
    body: { reason: 'damaged', quantity: 1 }
  })),
  'POST /api/v1/admin/production/jobs/{id}/sent': about(aPackedReprint, staffOnly(200), ({ id }) => ({
    params: { id },
    body: { revision: 2 }
  })),
  'GET /api/v1/admin/moderation': about(aHeldLine, staffOnly(200), () => ({})),
  'POST /api/v1/admin/moderation/{id}/approve': about(aHeldLine, staffOnly(200), ({ id }) => ({
    params: { id },
    body: { revision: 1 }
  })),
  'POST /api/v1/admin/moderation/{id}/refuse': about(aHeldLine, staffOnly(200), ({ id }) => ({
    params: { id },
    body: { revision: 1, reason: 'We print no insults.' }
  })),
  'GET /api/v1/admin/moderation/words': about(aBlockedWord, staffOnly(200), () => ({})),
  'POST /api/v1/admin/moderation/words': plain(staffOnly(201), () => ({ body: { words: ['zounds'] } })),
  'DELETE /api/v1/admin/moderation/words/{id}': about(aBlockedWord, staffOnly(200), byId),
  'GET /api/v1/admin/moderation/pictures': about(aBlockedPicture, staffOnly(200), () => ({})),
  'POST /api/v1/admin/moderation/pictures': about(aBlockedPicture, staffOnly(201), ({ upload }) => ({
    body: { upload }
  })),
  'DELETE /api/v1/admin/moderation/pictures/{id}': about(aBlockedPicture, staffOnly(200), byId),
  'GET /api/v1/admin/orders/{id}/pictures': about(aPaidOrder, staffOnly(200), byId),
  'GET /api/v1/admin/production/sheets.pdf': about(aJob, staffOnly(200), ({ id }) => ({ query: { jobs: id } })),
  'GET /api/v1/admin/production/print-files.zip': about(aJob, staffOnly(200), ({ id }) => ({ query: { jobs: id } })),
  'GET /api/v1/admin/orders/{id}/print-files.zip': about(aPaidOrder, staffOnly(200), byId),
  'GET /api/v1/admin/packing-slips.pdf': about(aPaidOrder, staffOnly(200), ({ id }) => ({ query: { orders: id } })),
  'GET /api/v1/admin/orders/{id}/packing-slip.pdf': about(aPaidOrder, staffOnly(200), byId),
  'PATCH /api/v1/admin/variants/{id}': about(aVariant, staffOnly(200), ({ id }) => ({
    params: { id },
    body: { stock: 9000 }
  })),
  'GET /api/v1/admin/draft-orders': about(aSentDraftOrder, staffOnly(200), () => ({})),
  'POST /api/v1/admin/draft-orders': plain(staffOnly(201), () => ({
    headers: { 'idempotency-key': `draft-new-${(sent += 1)}` },
    body: emptyDraft
  })),
  'POST /api/v1/admin/draft-orders/preview': about(aSentDraftOrder, staffOnly(200), ({ id }) => ({
    body: { ...emptyDraft, id }
  })),
  'GET /api/v1/admin/draft-orders/{id}': about(aSentDraftOrder, staffOnly(200), byId),
  'PUT /api/v1/admin/draft-orders/{id}': about(aSentDraftOrder, staffOnly(200), ({ id, revision }) => ({
    params: { id },
    body: { ...emptyDraft, revision }
  })),
  'DELETE /api/v1/admin/draft-orders/{id}': about(aSentDraftOrder, staffOnly(200), byId),
  'POST /api/v1/admin/draft-orders/{id}/restore': about(aSentDraftOrder, staffOnly(200), byId),
  'POST /api/v1/admin/draft-orders/{id}/duplicate': about(aSentDraftOrder, staffOnly(201), ({ id }) => ({
    params: { id },
    headers: { 'idempotency-key': `draft-copy-${(sent += 1)}` }
  })),
  'POST /api/v1/admin/draft-orders/{id}/send': about(aSentDraftOrder, staffOnly(200), ({ id, revision, total }) => ({
    params: { id },
    body: { revision, total, days: 3 }
  })),
  'POST /api/v1/admin/draft-orders/{id}/withdraw': about(aSentDraftOrder, staffOnly(200), byId),
  'POST /api/v1/admin/draft-orders/{id}/paid': about(aSentDraftOrder, staffOnly(200), ({ id, revision, total }) => ({
    params: { id },
    body: { revision, total, note: 'By bank transfer' }
  })),
  'GET /api/v1/admin/draft-customers': plain(staffOnly(200), () => ({ query: { email: 'somebody@example.com' } })),
  'GET /api/v1/payment-links': about(aSentDraftOrder, everybody(200), ({ key }) => ({ query: { key } })),
  'POST /api/v1/payment-links/orders': about(aSentDraftOrder, everybody(201), ({ key }) => ({ body: { key } })),
  'GET /api/v1/admin/gift-cards': about(aGiftCard, staffOnly(200), () => ({})),
  'POST /api/v1/admin/gift-cards': plain(staffOnly(201), () => ({
    headers: { 'idempotency-key': `issued-${(sent += 1)}` },
    body: { amount: 500, count: 2, endsAt: null, recipientEmail: null, message: null }
  })),
  'GET /api/v1/admin/gift-cards/{id}': about(aGiftCard, staffOnly(200), byId),
  'PATCH /api/v1/admin/gift-cards/{id}': about(aGiftCard, staffOnly(200), ({ id }) => ({
    params: { id },
    body: { isStopped: true }
  })),
  'POST /api/v1/admin/gift-cards/{id}/adjustments': about(aGiftCard, staffOnly(200), ({ id }) => ({
    params: { id },
    headers: { 'idempotency-key': `adjusted-${(sent += 1)}` },
    body: { amount: 100, reason: 'A scratch' }
  })),
  'POST /api/v1/admin/gift-cards/{id}/code': about(aGiftCard, staffOnly(200), ({ id }) => ({
    params: { id },
    headers: { 'idempotency-key': `another-code-${(sent += 1)}` }
  })),
  'GET /api/v1/admin/coupons': about(aCoupon, staffOnly(200), () => ({})),
  'POST /api/v1/admin/coupons': plain(staffOnly(201), () => ({
    body: { code: `MADE${(sent += 1)}`, kind: 'free-shipping' }
  })),
  'PATCH /api/v1/admin/coupons/{code}': about(aCoupon, staffOnly(200), ({ code }) => ({
    params: { code },
    body: { isActive: false }
  })),
  'GET /api/v1/admin/customers': plain(staffOnly(200)),
  'GET /api/v1/admin/designs': about(aDesign, staffOnly(200), () => ({})),
  'GET /api/v1/admin/designs/{id}': about(aDesign, staffOnly(200), byId),
  'GET /api/v1/admin/customers/{key}': about(aCustomer, staffOnly(200), ofCustomer),
  'GET /api/v1/admin/customers/{key}/orders': about(aCustomer, staffOnly(200), ofCustomer),
  'POST /api/v1/admin/customers/{key}/notes': about(aCustomer, staffOnly(201), ({ key }) => ({
    params: { key },
    body: { text: 'Likes mugs.' }
  })),
  'DELETE /api/v1/admin/customers/{key}/notes/{id}': about(aCustomer, staffOnly(200), ({ key, noteId }) => ({
    params: { key, id: noteId }
  })),
  'GET /api/v1/admin/customers/{key}/data.json': about(aCustomer, staffOnly(200), ofCustomer),
  'GET /api/v1/admin/customers/{key}/erasure': about(aCustomer, staffOnly(200), ofCustomer),
  'POST /api/v1/admin/customers/{key}/erasure': about(aCustomer, staffOnly(200), ({ key, email }) => ({
    params: { key },
    body: { email }
  })),
  'GET /api/v1/admin/products': about(aProduct, staffOnly(200), () => ({})),
  'POST /api/v1/admin/products': plain(staffOnly(201), () => ({ body: productDraft(`made-${(sent += 1)}`) })),
  'PATCH /api/v1/admin/products': about(aProduct, staffOnly(200), ({ id }) => ({
    body: { products: [{ id, status: 'archived' }] }
  })),
  'POST /api/v1/admin/bulk-edits/preview': about(aProduct, staffOnly(200), ({ id }) => ({
    body: { target: { kind: 'chosen', ids: [id] }, action: { kind: 'end-sale' } }
  })),
  'POST /api/v1/admin/bulk-edits': about(aProduct, staffOnly(202), ({ id }) => ({
    body: {
      target: { kind: 'chosen', ids: [id] },
      action: { kind: 'add-stock', pieces: 1 },
      key: `table-${(sent += 1)}`,
      products: 1
    }
  })),
  'GET /api/v1/admin/bulk-edits/{id}': about(aBulkEdit, staffOnly(200), byId),
  'POST /api/v1/admin/bulk-edits/{id}/undo': about(aBulkEdit, staffOnly(202), byId),
  'GET /api/v1/admin/products/{id}': about(aProduct, staffOnly(200), byId),
  'GET /api/v1/admin/products/{id}/preview': about(aProduct, staffOnly(200), byId),
  'GET /api/v1/admin/products/{id}/preview-link': about(aDraftProduct, staffOnly(200), byId),
  'PUT /api/v1/admin/products/{id}/preview-link': about(aDraftProduct, staffOnly(200), byId),
  'DELETE /api/v1/admin/products/{id}/preview-link': about(aDraftProduct, staffOnly(200), byId),
  'PUT /api/v1/admin/products/{id}': about(aProduct, staffOnly(200), ({ id, slug, revision }) => ({
    params: { id },
    body: { ...productDraft(slug), name: 'Renamed', revision }
  })),
  'DELETE /api/v1/admin/products/{id}': about(aProduct, staffOnly(200), byId),
  'POST /api/v1/admin/videos': plain(staffOnly(201), () => ({ file: shortVideo('webm') })),
  'POST /api/v1/admin/test-prints': about(anUpload, staffOnly(200), ({ id }) => ({
    body: {
      upload: id,
      focus: { x: 0.5, y: 0.5 },
      corners: [
        { x: 0.25, y: 0.25 },
        { x: 0.75, y: 0.25 },
        { x: 0.75, y: 0.75 },
        { x: 0.25, y: 0.75 }
      ],
      widthMm: 200,
      heightMm: 250,
      isDyed: false,
      tint: '#ffffff'
    }
  })),
  'GET /api/v1/admin/categories': about(aCategory, staffOnly(200), () => ({})),
  'POST /api/v1/admin/categories': plain(staffOnly(201), () => ({
    body: { name: 'Made', slug: `made-${(sent += 1)}` }
  })),
  'PUT /api/v1/admin/categories/{slug}': about(aCategory, staffOnly(200), ({ slug }) => ({
    params: { slug },
    body: { name: 'Renamed', position: 0 }
  })),
  'DELETE /api/v1/admin/categories/{slug}': about(aCategory, staffOnly(200), ({ slug }) => ({ params: { slug } })),
  'GET /api/v1/admin/collections': about(aCollection, staffOnly(200), () => ({})),
  'POST /api/v1/admin/collections': plain(staffOnly(201), () => ({ body: { name: 'Made' } })),
  'GET /api/v1/admin/collections/{slug}': about(aCollection, staffOnly(200), ({ slug }) => ({ params: { slug } })),
  'PUT /api/v1/admin/collections/{slug}': about(aCollection, staffOnly(200), ({ slug }) => ({
    params: { slug },
    body: { name: 'Renamed', description: '', isShown: true, products: [], revision: 1 }
  })),
  'PATCH /api/v1/admin/collections/{slug}/products': about(aCollection, staffOnly(200), ({ slug }) => ({
    params: { slug },
    body: { add: [] }
  })),
  'DELETE /api/v1/admin/collections/{slug}': about(aCollection, staffOnly(200), ({ slug }) => ({ params: { slug } })),
  'GET /api/v1/admin/order-views': about(aSavedView('order'), staffOnly(200), () => ({})),
  'POST /api/v1/admin/order-views': plain(staffOnly(201), () => ({ body: savedView() })),
  'PUT /api/v1/admin/order-views/{id}': about(aSavedView('order'), staffOnly(200), changedView),
  'DELETE /api/v1/admin/order-views/{id}': about(aSavedView('order'), staffOnly(200), byId),
  'GET /api/v1/admin/product-views': about(aSavedView('product'), staffOnly(200), () => ({})),
  'POST /api/v1/admin/product-views': plain(staffOnly(201), () => ({ body: savedView() })),
  'PUT /api/v1/admin/product-views/{id}': about(aSavedView('product'), staffOnly(200), changedView),
  'DELETE /api/v1/admin/product-views/{id}': about(aSavedView('product'), staffOnly(200), byId),
  'GET /api/v1/admin/synonyms': about(aSynonym, staffOnly(200), () => ({})),
  'POST /api/v1/admin/synonyms': plain(staffOnly(201), () => ({ body: { words: ['cup'], finds: ['mug'] } })),
  'PUT /api/v1/admin/synonyms/{id}': about(aSynonym, staffOnly(200), ({ id }) => ({
    params: { id },
    body: { words: ['beaker'], finds: ['mug'] }
  })),
  'DELETE /api/v1/admin/synonyms/{id}': about(aSynonym, staffOnly(200), byId),
  'GET /api/v1/admin/redirects': about(aRedirect, staffOnly(200), () => ({})),
  'POST /api/v1/admin/redirects': plain(staffOnly(201), () => ({
    body: { path: `/products/made-${(sent += 1)}`, product: 'last-mug' }
  })),
  'DELETE /api/v1/admin/redirects/{id}': about(aRedirect, staffOnly(200), byId),
  'GET /api/v1/admin/imports': plain(staffOnly(200)),
  'POST /api/v1/admin/imports': plain(staffOnly(202), () => ({
    file: new File(['Handle,Name\nkite,Kite\n'], 'products.csv'),
    form: { source: 'motif', dryRun: 'true' }
  })),
  'POST /api/v1/admin/imports/columns': plain(staffOnly(200), () => ({
    file: new File(['Titel,Preis\nKite,5\n'], 'products.csv'),
    form: { source: 'motif' }
  })),
  'GET /api/v1/admin/import-templates': about(anImportTemplate, staffOnly(200), () => ({})),
  'DELETE /api/v1/admin/import-templates/{id}': about(anImportTemplate, staffOnly(200), byId),
  'GET /api/v1/admin/imports/{id}': about(anImport, staffOnly(200), byId),
  'GET /api/v1/admin/exports/products.csv': plain(staffOnly(200)),
  'GET /api/v1/admin/exports/stock.csv': plain(staffOnly(200)),
  'GET /api/v1/admin/exports/orders.csv': plain(staffOnly(200)),
  'GET /api/v1/admin/exports/customers.csv': plain(staffOnly(200)),
  'GET /api/v1/admin/exports/designs.csv': plain(staffOnly(200)),
  'GET /api/v1/admin/exports/log.csv': plain(staffOnly(200)),
  'GET /api/v1/admin/searches': plain(staffOnly(200)),
  'PUT /api/v1/admin/searches/hidden': plain(staffOnly(200), () => ({ body: { query: 'mug', isHidden: true } })),
  'GET /api/v1/admin/exports/searches.csv': plain(staffOnly(200)),
  'GET /api/v1/admin/exports/newsletter.csv': plain(staffOnly(200)),
  'GET /api/v1/admin/messages': plain(staffOnly(200)),
  'PATCH /api/v1/admin/messages/{id}': about(aMessage, staffOnly(200), ({ id }) => ({
    params: { id },
    body: { state: 'done' }
  })),
  'POST /api/v1/admin/messages/{id}/replies': about(aMessage, staffOnly(201), ({ id }) => ({
    params: { id },
    headers: { 'idempotency-key': `reply-${id}` },
    body: { text: 'It is on its way.', read: 0 }
  })),
  'GET /api/v1/admin/payment-state': plain(staffOnly(200)),
  'GET /api/v1/admin/checklist': plain(staffOnly(200)),
  'PUT /api/v1/admin/checklist/{item}': plain(staffOnly(200), () => ({ params: { item: 'facts' as const } })),
  'DELETE /api/v1/admin/checklist/{item}': plain(staffOnly(200), () => ({ params: { item: 'facts' as const } })),
  'DELETE /api/v1/admin/demonstration': plain(staffOnly(200)),
  'GET /api/v1/admin/failed-jobs': plain(staffOnly(200)),
  'POST /api/v1/admin/failed-jobs/{id}/retry': about(aFailedJob, staffOnly(200), byId),
  'DELETE /api/v1/admin/failed-jobs/{id}': about(aFailedJob, staffOnly(200), byId),
  'GET /api/v1/admin/staff': plain(staffOnly(200)),
  'GET /api/v1/admin/staff/me': plain(staffOnly(200)),
  'PATCH /api/v1/admin/staff/{id}': about(aStaffMember, staffOnly(200), ({ id }) => ({
    params: { id },
    body: { role: 'support' }
  })),
  'DELETE /api/v1/admin/staff/{id}': about(aStaffMember, staffOnly(200), byId),
  'DELETE /api/v1/admin/staff/{id}/two-factor': about(aStaffMemberWithTwoFactor, staffOnly(200), byId),
  'PUT /api/v1/admin/staff-rules': plain(staffOnly(200), () => ({ body: { demandsTwoFactor: false } })),
  'GET /api/v1/admin/two-factor': plain(staffOnly(200)),
  'POST /api/v1/admin/two-factor/set-up': plain(staffOnly(200)),
  'POST /api/v1/admin/two-factor/confirm': about(noSetUp, staffOnly(409), () => ({ body: { code: 'none' } })),
  // Without two-factor sign-in there is no code to enter.
  'POST /api/v1/admin/two-factor/enter': plain(staffOnly(409), () => ({ body: { code: 'none' } })),
  'POST /api/v1/admin/two-factor/recovery-codes': plain(staffOnly(409), () => ({ body: { code: 'none' } })),
  'POST /api/v1/admin/two-factor/turn-off': plain(staffOnly(409), () => ({ body: { code: 'none' } })),
  'POST /api/v1/admin/staff-invitations': plain(staffOnly(201), () => ({
    body: { name: 'Robin', email: newEmail(), role: 'viewer' }
  })),
  'POST /api/v1/admin/staff-invitations/{id}/resend': about(aStaffInvitation, staffOnly(200), byId),
  'DELETE /api/v1/admin/staff-invitations/{id}': about(aStaffInvitation, staffOnly(200), byId),
  'POST /api/v1/staff-invitations/open': plain(everybody(404), () => ({ body: { token: 'not-of-a-mail' } })),
  'POST /api/v1/staff-invitations/accept': plain(everybody(404), () => ({ body: { token: 'not-of-a-mail' } })),
  'GET /api/v1/admin/summary': plain(staffOnly(200)),
  'GET /api/v1/admin/stock': plain(staffOnly(200)),
  'GET /api/v1/admin/search': plain(staffOnly(200), () => ({ query: { q: 'tee' } })),
  'GET /api/v1/admin/dashboard': plain(staffOnly(200)),
  'GET /api/v1/admin/exports/report.csv': plain(staffOnly(200)),
  'GET /api/v1/admin/log': plain(staffOnly(200)),
  'GET /api/v1/admin/log/people': plain(staffOnly(200)),
  'GET /api/v1/admin/settings': plain(staffOnly(200)),
  'PUT /api/v1/admin/settings': plain(staffOnly(200), ({ platform: { currentShop } }) => ({
    body: { revision: currentShop.revision(), settings: settingsIn(currentShop.file) }
  })),
  'PUT /api/v1/admin/settings/currency': plain(staffOnly(409), ({ platform: { currentShop } }) => ({
    body: { revision: currentShop.revision(), code: 'EUR' }
  })),
  'GET /api/v1/admin/settings/search': plain(staffOnly(200)),
  'GET /api/v1/admin/settings/versions': plain(staffOnly(200)),
  'POST /api/v1/admin/settings/versions/{version}/restore': plain(staffOnly(200), ({ platform: { currentShop } }) => ({
    params: { version: '0' },
    body: { revision: currentShop.revision() }
  })),
  'GET /api/v1/admin/exports/shop.config.ts': plain(staffOnly(200)),
  'GET /api/v1/texts/{page}': plain(everybody(200), () => ({ params: { page: 'terms' } })),
  'GET /api/v1/admin/texts/{page}': plain(staffOnly(200), () => ({ params: { page: 'terms' } })),
  'PUT /api/v1/admin/texts/{page}': plain(staffOnly(200), ({ platform: { currentShop } }) => ({
    params: { page: 'terms' },
    body: { revision: currentShop.textRevision('terms'), text: null }
  })),
  'POST /api/v1/admin/texts/{page}/preview': plain(staffOnly(200), () => ({
    params: { page: 'mail-welcome' },
    body: { text: null }
  })),
  'POST /api/v1/admin/texts/{page}/test': plain(staffOnly(200), () => ({
    params: { page: 'mail-welcome' },
    body: { text: null }
  })),
  'GET /api/v1/admin/texts/{page}/versions': plain(staffOnly(200), () => ({ params: { page: 'terms' } })),
  'POST /api/v1/admin/texts/{page}/versions/{version}/restore': plain(
    staffOnly(200),
    ({ platform: { currentShop } }) => ({
      params: { page: 'terms', version: '0' },
      body: { revision: currentShop.textRevision('terms') }
    })
  )
}
