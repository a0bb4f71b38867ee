import type { Problem, ProductDraft } from '@motif/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { addresses } from '../modules/addresses/tables.ts'
import { twoFactors, users } from '../modules/accounts/tables.ts'
import { cartLines, carts } from '../modules/carts/tables.ts'
import {
  bulkEdits,
  categories,
  collections,
  productPreviewLinks,
  products,
  redirects,
  searchSynonyms,
  variants
} from '../modules/catalogue/tables.ts'
import { contactMessages } from '../modules/contact/tables.ts'
import { coupons as couponTable } from '../modules/coupons/tables.ts'
import { draftOrders } from '../modules/draft-orders/tables.ts'
import { giftCards as giftCardTable } from '../modules/gift-cards/tables.ts'
import { importTemplates, imports } from '../modules/csv/tables.ts'
import { customerNotes } from '../modules/customers/tables.ts'
import { designVersions, designs } from '../modules/designs/tables.ts'
import { blockedPictures, blockedWords, moderationHolds } from '../modules/moderation/tables.ts'
import { orders, productionJobs, productionQuestions } from '../modules/orders/tables.ts'
import { orderNotes, orderTags } from '../modules/order-management/tables.ts'
import { askedQuestions } from '../modules/questions/tables.ts'
import { writtenReviews } from '../modules/reviews/tables.ts'
import { brandKits } from '../modules/brand-kit/tables.ts'
import { sharedWishlists, wishes } from '../modules/wishlist/tables.ts'
import { savedViews } from '../modules/saved-views/tables.ts'
import { staffInvitations } from '../modules/staff/tables.ts'
import { deadLetters } from '../platform/dead-letters.ts'
import { type Shop, address, design, openShop } from './buy.ts'
import type { SignedUp } from './test-app.ts'

/** Callers in the order of the table's columns. `customer` owns the item of the call. */
export const callers = ['nobody', 'customer', 'otherCustomer', 'admin'] as const
export type Caller = (typeof callers)[number]

/** A shop with products, two customers and an administrator. */
export interface World extends Shop {
  people: Readonly<Record<Exclude<Caller, 'nobody'>, SignedUp>>
}

export async function openWorld(): Promise<World> {
  const shop = await openShop()
  // Enough stock for every cell of the table.
  await shop.platform.db.update(variants).set({ onHand: 10_000 })
  const [customer, otherCustomer, admin] = [
    await shop.signUp(),
    await shop.signUp(),
    await shop.signUp({ role: 'admin' })
  ]
  return { ...shop, people: { customer, otherCustomer, admin } }
}

/** An item of the customer: how to create it, and its state in the database. */
export interface Thing<T extends object = object> {
  make(world: World): Promise<T>
  look(world: World, thing: T): Promise<unknown>
}

/** For calls that concern no owned item. */
export const noThing: Thing = { make: async () => ({}), look: async () => null }

const made = <T>({ status, data, problem }: { status: number; data: T; problem: Problem }): T => {
  if (status >= 400) throw new Error(`Making a thing for the table ended in ${status}: ${problem.detail}`)
  return data
}

/** Another member of staff, with the role viewer. */
export const aStaffMember: Thing<{ id: string }> = {
  make: async (world) => ({ id: (await world.signUp({ role: 'admin', staffRole: 'viewer' })).user._id }),
  look: ({ platform }, { id }) => platform.db.select().from(users).where(eq(users.id, id))
}

/** The same with two-factor sign-in. */
export const aStaffMemberWithTwoFactor: Thing<{ id: string }> = {
  make: async (world) => {
    const { id } = await aStaffMember.make(world)
    const now = world.platform.clock.now()
    await world.platform.db
      .insert(twoFactors)
      .values({ userId: id, secret: 'encrypted', createdAt: now, confirmedAt: now })
    return { id }
  },
  look: ({ platform }, { id }) => platform.db.select().from(twoFactors).where(eq(twoFactors.userId, id))
}

/** The administrator has not started to set up two-factor sign-in. */
export const noSetUp: Thing = {
  make: async ({ platform, people }) => {
    await platform.db.delete(twoFactors).where(eq(twoFactors.userId, people.admin.user._id))
    return {}
  },
  look: async () => null
}

/** Sent some minutes ago. Addresses differ, so that no mail limit is reached. */
export const aStaffInvitation: Thing<{ id: string }> = {
  make: async (world) => {
    const { platform, people } = world
    const [id, now] = [platform.randomId(), platform.clock.now()]
    const email = `invited-${id}@example.com`.toLowerCase()
    await platform.db.insert(staffInvitations).values({
      id,
      name: 'Invited',
      email,
      emailKey: email,
      role: 'viewer',
      tokenHash: `hash-${id}`,
      invitedBy: people.admin.user._id,
      invitedAt: now,
      mailedAt: new Date(now.getTime() - 3_600_000),
      expiresAt: new Date(now.getTime() + 3_600_000)
    })
    return { id }
  },
  look: ({ platform }, { id }) => platform.db.select().from(staffInvitations).where(eq(staffInvitations.id, id))
}

export const anAddress: Thing<{ id: string }> = {
  make: async (world) =>
    made(await world.call('POST /api/v1/addresses', { token: world.people.customer.token, body: address })),
  look: ({ platform }, { id }) => platform.db.select().from(addresses).where(eq(addresses.id, id))
}

const lookAtDesign = ({ platform }: World, { id }: { id: string }) =>
  platform.db.select().from(designs).where(eq(designs.id, id))

export const aDesign: Thing<{ id: string }> = {
  make: async (world) =>
    made(
      await world.call('POST /api/v1/designs', {
        token: world.people.customer.token,
        body: { name: 'Mine', document: design('Hello') }
      })
    ),
  look: lookAtDesign
}

/** With a stored version. */
export const aChangedDesign: Thing<{ id: string; versionId: string }> = {
  make: async (world) => {
    const { id } = await aDesign.make(world)
    const [row] = await world.platform.db.select().from(designs).where(eq(designs.id, id))
    if (!row) throw new Error('The design for the table is gone')
    const versionId = `version-${id}`
    await world.platform.db.insert(designVersions).values({
      id: versionId,
      designId: id,
      name: 'Mine',
      document: design('Before'),
      savedAt: row.updatedAt,
      keptAt: row.updatedAt
    })
    return { id, versionId }
  },
  look: lookAtDesign
}

/** Deleted, and restorable. */
export const aDeletedDesign: Thing<{ id: string }> = {
  make: async (world) => {
    const thing = await aDesign.make(world)
    await world.call('DELETE /api/v1/designs/{id}', { token: world.people.customer.token, params: { id: thing.id } })
    return thing
  },
  look: lookAtDesign
}

/** Shared by key. */
export const aSharedDesign: Thing<{ id: string; key: string }> = {
  make: async (world) => {
    const { id } = await aDesign.make(world)
    return {
      id,
      ...made(
        await world.call('POST /api/v1/designs/{id}/share', { token: world.people.customer.token, params: { id } })
      )
    }
  },
  look: lookAtDesign
}

const lookAtWishlist = async ({ platform, people }: World) => {
  const { _id: id } = people.customer.user
  return [
    await platform.db.select().from(wishes).where(eq(wishes.userId, id)),
    await platform.db.select().from(sharedWishlists).where(eq(sharedWishlists.userId, id))
  ]
}

/** An item on the customer's wishlist. */
export const aWish: Thing<{ slug: string }> = {
  make: async (world) => {
    const [slug, { token }] = ['plain-tee', world.people.customer]
    made(await world.call('PUT /api/v1/wishlist/wishes/{slug}', { token, params: { slug }, body: {} }))
    return { slug }
  },
  look: lookAtWishlist
}

export const aSharedWishlist: Thing<{ key: string }> = {
  make: async (world) => {
    await aWish.make(world)
    return made(await world.call('POST /api/v1/wishlist/share', { token: world.people.customer.token }))
  },
  look: lookAtWishlist
}

/** The customer's brand kit with a colour; `revision` is its current one. */
export const aBrandKit: Thing<{ revision: number }> = {
  make: async (world) => {
    const { token } = world.people.customer
    const { revision } = made(await world.call('GET /api/v1/brand-kit', { token }))
    const colours = [{ value: `#0000${String(revision % 100).padStart(2, '0')}`, name: 'Ours' }]
    return made(await world.call('PUT /api/v1/brand-kit', { token, body: { colours, fonts: [], logos: [], revision } }))
  },
  look: ({ platform, people }) =>
    platform.db.select().from(brandKits).where(eq(brandKits.userId, people.customer.user._id))
}

interface CartThing {
  id: string
  lineId: string
}

const lookAtCart = async ({ platform }: World, { id }: CartThing) => [
  await platform.db.select().from(carts).where(eq(carts.id, id)),
  await platform.db.select().from(cartLines).where(eq(cartLines.cartId, id)).orderBy(cartLines.id)
]

/** The customer's own cart with a line. */
export const aCart: Thing<CartThing> = {
  make: async (world) => {
    const { id, lines } = await world.cartWith('plain-tee', 1, world.people.customer.token)
    return { id, lineId: lines[0]?.id ?? '' }
  },
  look: lookAtCart
}

/** The same while nobody else has a cart. */
export const theOnlyCart: Thing<CartThing> = {
  make: async (world) => {
    const { otherCustomer, admin } = world.people
    await world.platform.db.delete(carts).where(inArray(carts.customerId, [otherCustomer.user._id, admin.user._id]))
    return aCart.make(world)
  },
  look: lookAtCart
}

/** The same with the customer's own design. */
export const aDesignedCart: Thing<CartThing> = {
  make: async (world) => {
    const { token } = world.people.customer
    const { id } = await world.cartWith('plain-tee', 1, token)
    const [variant] = await world.variantsOf('plain-tee')
    const { lines } = made(
      await world.call('POST /api/v1/carts/{id}/lines', {
        token,
        params: { id },
        body: { variantId: variant?.id ?? '', quantity: 1, design: { document: design('Mine') } }
      })
    )
    return { id, lineId: lines.find((line) => line.design !== null)?.id ?? '' }
  },
  look: lookAtCart
}

/** A guest's cart, opened by its identifier. */
export const aVisitorsCart: Thing<CartThing> = {
  make: async (world) => {
    const { id, lines } = await world.cartWith('plain-tee')
    return { id, lineId: lines[0]?.id ?? '' }
  },
  look: lookAtCart
}

interface OrderThing {
  id: string
  clientSecret: string
}

/** An unpaid order of the customer. */
export const anOrder: Thing<OrderThing> = {
  make: async (world) => {
    // Lists are ordered by time, so each order needs its own moment.
    world.clock.advance(1)
    const { orderId, payment } = await world.order('plain-tee', 1, world.people.customer.token)
    return { id: orderId, clientSecret: payment.clientSecret }
  },
  look: ({ platform }, { id }) => platform.db.select().from(orders).where(eq(orders.id, id))
}

/** A paid order, for staff. */
export const aPaidOrder: Thing<OrderThing> = {
  ...anOrder,
  make: async (world) => {
    const thing = await anOrder.make(world)
    await world.call('POST /api/v1/test-payments/{clientSecret}/confirm', {
      params: { clientSecret: thing.clientSecret },
      body: { card: '4242424242424242' }
    })
    return thing
  }
}

/** An order whose only piece is not sent yet. */
export const anOrderInProduction: Thing<OrderThing & { lineId: string }> = {
  ...anOrder,
  make: async (world) => {
    const thing = await aPaidOrder.make(world)
    const { token } = world.people.admin
    const { lines } = made(
      await world.call('PATCH /api/v1/admin/orders/{id}', {
        token,
        params: { id: thing.id },
        body: { status: 'in_production' }
      })
    )
    return { ...thing, lineId: lines[0]?.id ?? '' }
  }
}

/** A shipment of an order. */
export const aShipment: Thing<OrderThing & { shipmentId: string }> = {
  ...anOrder,
  make: async (world) => {
    const thing = await anOrderInProduction.make(world)
    const { shipments } = made(
      await world.call('PATCH /api/v1/admin/orders/{id}', {
        token: world.people.admin.token,
        params: { id: thing.id },
        body: { status: 'shipped', tracking: { carrier: 'Post', number: 'AB1', url: null } }
      })
    )
    return { ...thing, shipmentId: shipments[0]?.id ?? '' }
  }
}

/** An order without tags. */
export const anOrderToTag: Thing<OrderThing> = {
  make: (world) => anOrder.make(world),
  look: ({ platform }, { id }) => platform.db.select().from(orderTags).where(eq(orderTags.orderId, id))
}

/** A note of the administrator on an order. */
export const anOrderNote: Thing<OrderThing & { noteId: string }> = {
  make: async (world) => {
    const thing = await anOrder.make(world)
    const { items } = made(
      await world.call('POST /api/v1/admin/orders/{id}/notes', {
        token: world.people.admin.token,
        params: { id: thing.id },
        body: { text: 'Ask for a better picture.' }
      })
    )
    return { ...thing, noteId: items.flatMap((item) => (item.kind === 'note' ? [item.id] : []))[0] ?? '' }
  },
  look: ({ platform }, { noteId }) => platform.db.select().from(orderNotes).where(eq(orderNotes.id, noteId))
}

interface DesignedLine {
  /** Id of the order. */
  id: string
  lineId: string
}

/** A line of a paid order with the customer's own design on its front. */
export const aDesignedLine: Thing<DesignedLine> = {
  make: async (world) => {
    const { token } = world.people.customer
    const { data: cart } = await world.call('POST /api/v1/carts', { token })
    const [variant] = await world.variantsOf('plain-tee')
    made(
      await world.call('POST /api/v1/carts/{id}/lines', {
        token,
        params: { id: cart.id },
        body: { variantId: variant?.id ?? '', quantity: 1, design: { document: design('Mine') } }
      })
    )
    const checkout = made(await world.submit(cart.id, { token }))
    made(await world.pay(checkout))
    const { lines } = made(await world.see(checkout))
    return { id: checkout.orderId, lineId: lines.find((line) => line.design !== null)?.id ?? '' }
  },
  look: ({ platform }, { id }) => platform.db.select().from(orders).where(eq(orders.id, id))
}

/** The production job of such a line. */
export const aJob: Thing<{ id: string }> = {
  make: async (world) => {
    const { lineId } = await aDesignedLine.make(world)
    const [job] = await world.platform.db.select().from(productionJobs).where(eq(productionJobs.lineId, lineId))
    if (!job) throw new Error('The job for the table is not on the board')
    return { id: job.id }
  },
  look: ({ platform }, { id }) => platform.db.select().from(productionJobs).where(eq(productionJobs.id, id))
}

/** Such a line, held. */
export const aHeldLine: Thing<{ id: string }> = {
  make: async (world) => {
    const { id: orderId, lineId } = await aDesignedLine.make(world)
    await world.platform.db.insert(moderationHolds).values({
      lineId,
      orderId,
      state: 'open',
      words: ['zounds'],
      pictures: [],
      hasPicture: false,
      foundAt: world.platform.clock.now()
    })
    return { id: lineId }
  },
  look: ({ platform }, { id }) => platform.db.select().from(moderationHolds).where(eq(moderationHolds.lineId, id))
}

/** A blocked word. */
export const aBlockedWord: Thing<{ id: string }> = {
  make: async (world) => {
    const { added } = made(
      await world.call('POST /api/v1/admin/moderation/words', {
        token: world.people.admin.token,
        body: { words: [`word ${(ownThings += 1)}`] }
      })
    )
    return { id: added[0]?.id ?? '' }
  },
  look: ({ platform }, { id }) => platform.db.select().from(blockedWords).where(eq(blockedWords.id, id))
}

/** A blocked picture. */
export const aBlockedPicture: Thing<{ id: string; upload: string }> = {
  make: async (world) => {
    const { token } = world.people.admin
    const { id: upload } = made(await world.call('POST /api/v1/uploads', { token, file: await pngFile() }))
    const { id } = made(await world.call('POST /api/v1/admin/moderation/pictures', { token, body: { upload } }))
    return { id, upload }
  },
  look: ({ platform }, { id }) => platform.db.select().from(blockedPictures).where(eq(blockedPictures.hash, id))
}

const packed = async (world: World, { id }: { id: string }) => {
  const { platform } = world
  await platform.db.update(productionJobs).set({ stage: 'ship', revision: 2 }).where(eq(productionJobs.id, id))
}

/** Such a job, packed. */
export const aPackedJob: Thing<{ id: string }> = {
  ...aJob,
  make: async (world) => {
    const job = await aJob.make(world)
    await packed(world, job)
    return job
  }
}

/** A packed reprint of such a job. */
export const aPackedReprint: Thing<{ id: string }> = {
  ...aJob,
  make: async (world) => {
    const { id } = await aPackedJob.make(world)
    const reprint = made(
      await world.call('POST /api/v1/admin/production/jobs/{id}/reprints', {
        token: world.people.admin.token,
        params: { id },
        headers: { 'idempotency-key': `reprint-of-${id}` },
        body: { reason: 'damaged', quantity: 1 }
      })
    )
    await packed(world, reprint)
    return { id: reprint.id }
  }
}

/** A question of staff to the customer about such a job. */
export const aQuestion: Thing<{ id: string; questionId: string }> = {
  make: async (world) => {
    const { id: jobId } = await aJob.make(world)
    const { data: job } = await world.call('POST /api/v1/admin/production/jobs/{id}/questions', {
      token: world.people.admin.token,
      params: { id: jobId },
      body: { text: 'Print it like this?', revision: 1 }
    })
    return { id: job.order.id, questionId: job.question?.id ?? '' }
  },
  look: ({ platform }, { questionId }) =>
    platform.db.select().from(productionQuestions).where(eq(productionQuestions.id, questionId))
}

export const pngFile = async (): Promise<File> =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 4, height: 4, channels: 3, background: '#c8371b' } })
          .png()
          .toBuffer()
      )
    ],
    'dot.png'
  )

interface ArrivedLine {
  /** Id of the order. */
  id: string
  lineId: string
}

const lookAtReview = ({ platform }: World, { lineId }: { lineId: string }) =>
  platform.db.select().from(writtenReviews).where(eq(writtenReviews.orderLineId, lineId))

/** A line of the customer's delivered order. */
export const anArrivedLine: Thing<ArrivedLine> = {
  make: async (world) => {
    const { id } = await aPaidOrder.make(world)
    const { token } = world.people.admin
    for (const status of ['in_production', 'shipped', 'delivered'] as const)
      made(await world.call('PATCH /api/v1/admin/orders/{id}', { token, params: { id }, body: { status } }))
    const order = made(await world.call('GET /api/v1/orders/{id}', { token, params: { id } }))
    return { id, lineId: order.lines[0]?.id ?? '' }
  },
  look: lookAtReview
}

/** The customer's review of such a line, waiting for moderation. */
export const aReview: Thing<ArrivedLine & { reviewId: string }> = {
  make: async (world) => {
    const line = await anArrivedLine.make(world)
    const { id: reviewId } = made(
      await world.call('PUT /api/v1/orders/{id}/lines/{lineId}/review', {
        token: world.people.customer.token,
        params: { ...line },
        body: { rating: 5, title: 'Good', text: 'It fits.', author: 'Robin' }
      })
    )
    return { ...line, reviewId }
  },
  look: lookAtReview
}

/** The same, published. */
export const aPublishedReview: typeof aReview = {
  make: async (world) => {
    const review = await aReview.make(world)
    const { token } = world.people.admin
    made(
      await world.call('PATCH /api/v1/admin/reviews/{id}', {
        token,
        params: { id: review.reviewId },
        body: { state: 'approved', revision: 1 }
      })
    )
    return review
  },
  look: lookAtReview
}

let askers = 0

/** A guest's question about a product, waiting for an answer. */
export const aShopperQuestion: Thing<{ id: string }> = {
  make: async (world) => {
    const email = `asker-${(askers += 1)}@example.com`
    made(
      await world.call('POST /api/v1/products/{slug}/questions', {
        params: { slug: 'plain-tee' },
        body: { text: 'Does it shrink?', author: 'Robin', email }
      })
    )
    const [question] = await world.platform.db
      .select({ id: askedQuestions.id })
      .from(askedQuestions)
      .where(eq(askedQuestions.email, email))
    return question!
  },
  look: ({ platform }, { id }) => platform.db.select().from(askedQuestions).where(eq(askedQuestions.id, id))
}

export const anUpload: Thing<{ id: string }> = {
  make: async (world) =>
    made(await world.call('POST /api/v1/uploads', { token: world.people.customer.token, file: await pngFile() })),
  look: async (world, { id }) =>
    Buffer.from(await (await world.fetch(`/api/v1/uploads/${id}`)).arrayBuffer()).toString('base64')
}

let coupons = 0

/** A coupon of the shop. */
export const aCoupon: Thing<{ code: string }> = {
  make: async (world) =>
    made(
      await world.call('POST /api/v1/admin/coupons', {
        token: world.people.admin.token,
        body: { code: `TABLE${(coupons += 1)}`, kind: 'percent', percentOff: 10 }
      })
    ),
  look: ({ platform }, { code }) => platform.db.select().from(couponTable).where(eq(couponTable.code, code))
}

/** A draft order for the customer, with a payment link. */
export const aSentDraftOrder: Thing<{ id: string; key: string; revision: number; total: number }> = {
  make: async (world) => {
    const { token } = world.people.admin
    const [variant] = await world.variantsOf('plain-tee')
    const draft = made(
      await world.call('POST /api/v1/admin/draft-orders', {
        token,
        headers: { 'idempotency-key': `draft-order-${(coupons += 1)}` },
        body: {
          email: world.people.customer.user.email,
          shippingAddress: address,
          billingAddress: null,
          shippingMethod: 'standard',
          note: null,
          discount: null,
          lines: [{ variantId: variant?.id ?? '', quantity: 1, ownPrice: null }]
        }
      })
    )
    const total = draft.price.totals.total.amount
    const { link, revision } = made(
      await world.call('POST /api/v1/admin/draft-orders/{id}/send', {
        token,
        params: { id: draft.id },
        body: { revision: draft.revision, days: 7, total }
      })
    )
    return { id: draft.id, key: new URL(link?.url ?? '').searchParams.get('pay') ?? '', revision, total }
  },
  look: ({ platform }, { id }) => platform.db.select().from(draftOrders).where(eq(draftOrders.id, id))
}

/** A gift card of the shop. */
export const aGiftCard: Thing<{ id: string }> = {
  make: async (world) => {
    const { items } = made(
      await world.call('POST /api/v1/admin/gift-cards', {
        token: world.people.admin.token,
        headers: { 'idempotency-key': `gift-card-${(coupons += 1)}` },
        body: { amount: 1000, count: 1, endsAt: null, recipientEmail: null, message: null }
      })
    )
    return { id: items[0]?.card.id ?? '' }
  },
  look: ({ platform }, { id }) => platform.db.select().from(giftCardTable).where(eq(giftCardTable.id, id))
}

export const aVariant: Thing<{ id: string }> = {
  make: async (world) => ({ id: (await world.variantsOf('plain-tee'))[0]?.id ?? '' }),
  look: ({ platform }, { id }) => platform.db.select().from(variants).where(eq(variants.id, id))
}

/** A draft product with one variant. */
export const productDraft = (slug: string): ProductDraft => ({
  name: 'Own product',
  slug,
  category: 'shirts',
  description: 'Made here.',
  variants: [{ sku: slug.toUpperCase(), options: {}, price: 1200, onHand: 5 }]
})

let ownThings = 0

/** An unpublished product of the shop. */
export const aProduct: Thing<{ id: string; slug: string; revision: number }> = {
  make: async (world) =>
    made(
      await world.call('POST /api/v1/admin/products', {
        token: world.people.admin.token,
        body: productDraft(`table-product-${(ownThings += 1)}`)
      })
    ),
  look: ({ platform }, { id }) => platform.db.select().from(products).where(eq(products.id, id))
}

/** A bulk edit of one product. */
export const aBulkEdit: Thing<{ id: string }> = {
  make: async (world) => {
    const { id } = await aProduct.make(world)
    return made(
      await world.call('POST /api/v1/admin/bulk-edits', {
        token: world.people.admin.token,
        body: {
          target: { kind: 'chosen', ids: [id] },
          action: { kind: 'add-stock', pieces: 1 },
          key: `table-edit-${id}`,
          products: 1
        }
      })
    )
  },
  look: ({ platform }, { id }) => platform.db.select().from(bulkEdits).where(eq(bulkEdits.id, id))
}

/** A draft product with a shared preview. */
export const aDraftProduct: Thing<{ id: string; key: string }> = {
  make: async (world) => {
    const { id } = await aProduct.make(world)
    const { link } = made(
      await world.call('PUT /api/v1/admin/products/{id}/preview-link', {
        token: world.people.admin.token,
        params: { id }
      })
    )
    return { id, key: new URL(link.url).searchParams.get('preview') ?? '' }
  },
  look: ({ platform }, { id }) =>
    platform.db.select().from(productPreviewLinks).where(eq(productPreviewLinks.productId, id))
}

export const aFailedJob: Thing<{ id: string }> = {
  make: async ({ platform }) => {
    const queue = 'table.nothing'
    platform.jobs.handle(queue, async () => undefined)
    const { rows } = await platform.db.execute<{ id: string }>(
      sql`insert into jobs.job (name, data, source_name) values (${deadLetters}, '{}', ${queue}) returning id`
    )
    return { id: rows[0]?.id ?? '' }
  },
  look: async ({ platform }, { id }) =>
    (await platform.db.execute(sql`select id, data from jobs.job where name = ${deadLetters} and id = ${id}::uuid`))
      .rows
}

/** A message of the customer. */
export const aMessage: Thing<{ id: string }> = {
  make: async ({ platform, people }) => {
    const { _id: userId, name, email } = people.customer.user
    const id = platform.randomId()
    await platform.db
      .insert(contactMessages)
      .values({ id, userId, name, email, topic: 'order', message: 'Where is it?', receivedAt: platform.clock.now() })
    return { id }
  },
  look: ({ platform }, { id }) => platform.db.select().from(contactMessages).where(eq(contactMessages.id, id))
}

/** A dry run of an import. */
export const anImport: Thing<{ id: string }> = {
  make: async (world) => {
    const { id } = made(
      await world.call('POST /api/v1/admin/imports', {
        token: world.people.admin.token,
        file: new File(['sku,stock\nNONE,1\n'], 'stock.csv'),
        form: { source: 'motif', kind: 'stock', dryRun: 'true' }
      })
    )
    await world.runJobs()
    return { id }
  },
  look: ({ platform }, { id }) => platform.db.select().from(imports).where(eq(imports.id, id))
}

/** A saved column mapping. */
export const anImportTemplate: Thing<{ id: string }> = {
  make: async (world) => {
    const { token } = world.people.admin
    made(
      await world.call('POST /api/v1/admin/imports', {
        token,
        file: new File([`Artikel ${(ownThings += 1)},Menge\nNONE,1\n`], 'stock.csv'),
        form: {
          source: 'motif',
          kind: 'stock',
          dryRun: 'true',
          columns: '[{"column":"sku","index":0},{"column":"stock","index":1}]',
          templateName: 'Table'
        }
      })
    )
    await world.runJobs()
    const [newest] = made(await world.call('GET /api/v1/admin/import-templates', { token }))
    return { id: newest?.id ?? '' }
  },
  look: ({ platform }, { id }) => platform.db.select().from(importTemplates).where(eq(importTemplates.id, id))
}

/** A view of the order list or the product list, under a new name each time. */
export const savedView = () => ({ name: `View ${(ownThings += 1)}`, filter: { q: 'tee' }, isShared: true })

/** A shared view of the administrator. */
export const aSavedView = (list: 'order' | 'product'): Thing<{ id: string }> => ({
  make: async (world) =>
    made(await world.call(`POST /api/v1/admin/${list}-views`, { token: world.people.admin.token, body: savedView() })),
  look: ({ platform }, { id }) => platform.db.select().from(savedViews).where(eq(savedViews.id, id))
})

/** A synonym. */
export const aSynonym: Thing<{ id: string }> = {
  make: async (world) =>
    made(
      await world.call('POST /api/v1/admin/synonyms', {
        token: world.people.admin.token,
        body: { words: ['sweater'], finds: ['hoodie'] }
      })
    ),
  look: ({ platform }, { id }) => platform.db.select().from(searchSynonyms).where(eq(searchSynonyms.id, id))
}

/** A redirect from an address of a former shop. */
export const aRedirect: Thing<{ id: string }> = {
  make: async (world) =>
    made(
      await world.call('POST /api/v1/admin/redirects', {
        token: world.people.admin.token,
        body: { path: `/products/table-${(ownThings += 1)}`, category: 'mugs' }
      })
    ),
  look: ({ platform }, { id }) => platform.db.select().from(redirects).where(eq(redirects.id, id))
}

/** An empty category. */
export const aCategory: Thing<{ slug: string }> = {
  make: async (world) =>
    made(
      await world.call('POST /api/v1/admin/categories', {
        token: world.people.admin.token,
        body: { name: 'Table', slug: `table-category-${(ownThings += 1)}` }
      })
    ),
  look: ({ platform }, { slug }) => platform.db.select().from(categories).where(eq(categories.slug, slug))
}

/** An empty collection. */
export const aCollection: Thing<{ slug: string }> = {
  make: async (world) =>
    made(
      await world.call('POST /api/v1/admin/collections', {
        token: world.people.admin.token,
        body: { name: `Table collection ${(ownThings += 1)}` }
      })
    ),
  look: ({ platform }, { slug }) => platform.db.select().from(collections).where(eq(collections.slug, slug))
}

let people = 0

/** A person who wrote to the shop, with a note of the administrator. */
export const aCustomer: Thing<{ key: string; email: string; noteId: string }> = {
  make: async (world) => {
    const email = `customer${(people += 1)}@example.com`
    const { token } = world.people.admin
    made(
      await world.call('POST /api/v1/contact_us', { body: { name: 'Kim', email, topic: 'other', message: 'Hello' } })
    )
    const { items } = made(await world.call('GET /api/v1/admin/customers', { token, query: { q: email } }))
    const key = items[0]?.key ?? ''
    const body = { text: 'Wrote in spring.' }
    const notes = made(await world.call('POST /api/v1/admin/customers/{key}/notes', { token, params: { key }, body }))
    return { key, email, noteId: notes.items[0]?.id ?? '' }
  },
  look: async ({ platform }, { email }) => [
    await platform.db.select().from(contactMessages).where(eq(contactMessages.email, email)),
    await platform.db.select().from(customerNotes).where(eq(customerNotes.email, email))
  ]
}
