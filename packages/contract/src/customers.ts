import { z } from 'zod'
import { defineCalls } from './call.ts'
import { contactMessage } from './contact-messages.ts'
import { customerFilters, customerNoteLimits, personalDataKinds } from './customer-rules.ts'
import { designSummary } from './designs.ts'
import { orderStatus } from './orders.ts'
import { address, id, money, partOf, partPaging, text, timestamp } from './primitives.ts'
import { adminReview } from './reviews.ts'

/**
 * The id of a customer in URLs: their e-mail address, normalised and encrypted by the server. Accounts and guests alike have one, and neither
 * browser histories nor logs contain readable addresses.
 */
export const customerKey = z
  .string()
  .min(40)
  .max(1100)
  .regex(/^[\w-]+$/)

export const customerSummary = z.object({
  key: customerKey,
  email: z.string(),
  /** Name of the account, else of the last order's recipient, else of an import; null otherwise. */
  name: z.string().nullable(),
  /** `unconfirmed`: registered without confirming the address. `none`: a guest, or somebody who only wrote. */
  account: z.enum(['confirmed', 'unconfirmed', 'none']),
  isSubscribed: z.boolean(),
  /** Paid orders. */
  orders: z.int().min(0),
  /** Their total minus refunds, per currency. */
  spent: z.array(money),
  /** Date of the last one. */
  lastOrderAt: timestamp.nullable()
})
export type CustomerSummary = z.infer<typeof customerSummary>

export const customerNote = z.object({
  id,
  /** Null if the author's account is gone. */
  by: z.string().nullable(),
  /** Whether the reader wrote it, and may delete it. */
  isOwn: z.boolean(),
  text: z.string(),
  at: timestamp
})
export type CustomerNote = z.infer<typeof customerNote>

const customerNotes = z.object({
  /** Newest first. */
  items: z.array(customerNote),
  /** Number of notes that may be added. */
  left: z.int().min(0)
})

/** The newest items of a longer list. */
const newestOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), total: z.int().min(0) })

export const customer = customerSummary.extend({
  phone: z.string().nullable(),
  /** Data from an import by staff; the account's own name and phone number take precedence. */
  imported: z
    .object({
      at: timestamp,
      /** They subscribed elsewhere. This shop's newsletter needs their own confirmation. */
      hasAskedForNewsletter: z.boolean()
    })
    .nullable(),
  /** Registration date. */
  since: timestamp.nullable(),
  isStaff: z.boolean(),
  /** From the address book; without one, destinations of their last orders. */
  addresses: z.array(z.object({ label: z.string().nullable(), address, isFromOrder: z.boolean() })),
  designs: newestOf(designSummary),
  /** Designs are stored in Firestore and not shown here. */
  areDesignsElsewhere: z.boolean(),
  reviews: newestOf(
    adminReview.pick({ id: true, rating: true, title: true, text: true, state: true, writtenAt: true, product: true })
  ),
  messages: newestOf(contactMessage.pick({ id: true, topic: true, message: true, receivedAt: true, state: true })),
  coupons: z.array(z.object({ code: z.string(), orders: z.int().min(1), discount: money, lastAt: timestamp })),
  notes: customerNotes
})
export type Customer = z.infer<typeof customer>

const customerOrder = z.object({ id, number: z.string(), status: orderStatus, placedAt: timestamp, total: money })
export type CustomerOrder = z.infer<typeof customerOrder>

/** Amount of a kind of data, and what erasure does with it. */
const erasureStep = z.object({
  kind: z.enum(personalDataKinds),
  count: z.int().min(1),
  /** `reduced`: what the law requires stays, the rest is deleted. `anonymised`: it stays without a name. */
  fate: z.enum(['erased', 'anonymised', 'reduced', 'kept'])
})

export const erasurePlan = z.object({
  steps: z.array(erasureStep),
  /** Why erasure is refused now: an account of staff; orders still to be sent. */
  obstacle: z.enum(['staff', 'orders']).nullable(),
  /** Data at other services, to be erased there. */
  elsewhere: z.array(z.enum(['designs', 'cards']))
})
export type ErasurePlan = z.infer<typeof erasurePlan>

const admin = { tag: 'admin', access: 'admin' } as const
const params = z.object({ key: customerKey })

export const customerCalls = defineCalls({
  'GET /api/v1/admin/customers': {
    summary:
      'Accounts and guests by e-mail address, with what they bought; `q` looks into names and addresses, and finds by a whole address whoever the shop keeps anything about',
    ...admin,
    permission: 'customers.read',
    query: z.object({
      ...partPaging({ usual: 25, most: 100 }),
      after: customerKey.optional(),
      q: z.string().trim().max(254).optional(),
      filter: z.enum(customerFilters).optional()
    }),
    answers: { 200: partOf(customerSummary) }
  },
  'GET /api/v1/admin/customers/{key}': {
    summary: 'One customer with what the shop keeps about them',
    ...admin,
    permission: 'customers.read',
    params,
    answers: { 200: customer }
  },
  'GET /api/v1/admin/customers/{key}/orders': {
    summary: 'The orders of a customer, newest first',
    ...admin,
    permission: 'customers.read',
    params,
    query: z.object(partPaging({ usual: 10, most: 100 })),
    answers: { 200: partOf(customerOrder) }
  },
  'POST /api/v1/admin/customers/{key}/notes': {
    summary: 'Write a note on a customer for other staff',
    ...admin,
    permission: 'customers.change',
    params,
    body: z.object({ text: text(customerNoteLimits.letters) }),
    answers: { 201: customerNotes }
  },
  'DELETE /api/v1/admin/customers/{key}/notes/{id}': {
    summary: 'Delete a note of one’s own',
    ...admin,
    permission: 'customers.change',
    params: params.extend({ id }),
    answers: { 200: customerNotes }
  },
  'GET /api/v1/admin/customers/{key}/data.json': {
    summary: 'Everything the shop keeps about a person, to hand over to them',
    ...admin,
    permission: 'people.export',
    params,
    answers: { 200: 'binary' }
  },
  'GET /api/v1/admin/customers/{key}/erasure': {
    summary: 'What erasing a person would erase, and what it would leave',
    ...admin,
    permission: 'customers.erase',
    params,
    answers: { 200: erasurePlan }
  },
  'POST /api/v1/admin/customers/{key}/erasure': {
    summary: 'Erase a person, named once more by their e-mail address; done twice it is done once',
    ...admin,
    permission: 'customers.erase',
    params,
    body: z.object({ email: z.string().trim().max(254) }),
    answers: { 200: erasurePlan }
  }
})
