import type { Customer, CustomerOrder } from '@motif/contract'
import { and, desc, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { type FoundSubject, subjectOf } from '../accounts/index.ts'
import { listAddresses } from '../addresses/index.ts'
import { latestMessages } from '../contact/index.ts'
import { areDesignsElsewhere, latestDesigns } from '../designs/index.ts'
import { couponsOf, orders, ordersOf } from '../orders/index.ts'
import { latestReviews } from '../reviews/index.ts'
import { importedAmong } from './imported.ts'
import { emailOf } from '../../platform/customer-key.ts'
import { isKnown, summariesOf } from './list.ts'
import { notesOn } from './notes.ts'

/** Number of items on the page; the export has all. */
const shown = { designs: 12, reviews: 10, messages: 10, coupons: 20, addresses: 3 }

const notFound = () => new ProblemError('customer-not-found')

/** The address of a key. Refused with `customer-not-found`. */
export function addressOf(platform: Pick<Platform, 'secret'>, key: string): string {
  const email = emailOf(platform, key)
  if (email === undefined) throw notFound()
  return email
}

/** Destinations of the last orders, without duplicates: guests have no address book. */
async function addressesOfOrders({ db }: Platform, subject: FoundSubject): Promise<Customer['addresses']> {
  const latest = await db
    .select({ address: orders.shippingAddress })
    .from(orders)
    .where(ordersOf(subject))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(20)
  const places = new Map(latest.map(({ address }) => [JSON.stringify(address), address]))
  return [...places.values()].slice(0, shown.addresses).map((address) => ({ label: null, address, isFromOrder: true }))
}

async function addressesOf(platform: Platform, subject: FoundSubject): Promise<Customer['addresses']> {
  const book = subject.userId === null ? [] : await listAddresses(platform, subject.userId)
  if (book.length === 0) return addressesOfOrders(platform, subject)
  return book.map(({ id: _id, label, isDefaultBilling: _billing, isDefaultShipping: _shipping, ...address }) => ({
    label,
    address,
    isFromOrder: false
  }))
}

/** Refused with `customer-not-found`. */
export async function readCustomer(platform: Platform, readerId: string, key: string): Promise<Customer> {
  const { db } = platform
  const email = addressOf(platform, key)
  if (!(await isKnown(db, email))) throw notFound()
  const subject = await subjectOf(db, email)
  const { account } = subject
  const [[summary], addresses, designs, reviews, messages, coupons, notes, imports] = await Promise.all([
    summariesOf(platform, [email]),
    addressesOf(platform, subject),
    account ? latestDesigns(platform, account.id, shown.designs) : { items: [], total: 0 },
    latestReviews(platform, subject, shown.reviews),
    latestMessages(platform, subject, shown.messages),
    couponsOf(db, subject, shown.coupons),
    notesOn(platform, email, readerId),
    importedAmong(db, [email])
  ])
  if (!summary) throw notFound()
  const imported = imports.get(email)
  return {
    ...summary,
    phone: account?.phone ?? imported?.phone ?? null,
    imported: imported
      ? { at: imported.importedAt.toISOString(), hasAskedForNewsletter: imported.hasAskedForNewsletter }
      : null,
    since: account?.createdAt.toISOString() ?? null,
    isStaff: account?.role === 'admin',
    addresses,
    designs,
    areDesignsElsewhere: areDesignsElsewhere(platform),
    reviews,
    messages,
    coupons: coupons.map(({ code, orders: count, discount: amount, currency, lastAt }) => ({
      code,
      orders: count,
      discount: { amount, currency },
      lastAt: lastAt.toISOString()
    })),
    notes
  }
}

/** A part of a customer's orders, newest first. */
export async function ordersOfCustomer(
  platform: Platform,
  key: string,
  { after, pageSize }: { after?: string | undefined; pageSize: number }
): Promise<{ items: CustomerOrder[]; next: string | null }> {
  const { db } = platform
  const subject = await subjectOf(db, addressOf(platform, key))
  const rows = await db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      placedAt: orders.placedAt,
      total: orders.total,
      currency: orders.currency
    })
    .from(orders)
    .where(
      and(
        ordersOf(subject),
        // Compared in the database, because JavaScript dates lack its microseconds.
        after === undefined
          ? undefined
          : sql`(${orders.placedAt}, ${orders.id}) < (select ${orders.placedAt}, ${orders.id} from ${orders} where ${orders.id} = ${after})`
      )
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(pageSize + 1)
  const items = rows.slice(0, pageSize).map(({ total: amount, currency, placedAt, ...row }) => ({
    ...row,
    placedAt: placedAt.toISOString(),
    total: { amount, currency }
  }))
  return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null }
}
