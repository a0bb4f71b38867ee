import type { AdminFound } from '@motif/contract'
import { adminSearchLimits } from '@motif/contract/admin-search-rules'
import { type Caller, isAllowed } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { firstProducts } from '../catalogue/index.ts'
import { firstCustomers } from '../customers/index.ts'
import { firstOrders } from '../order-management/index.ts'

const limit = adminSearchLimits.found + 1

const firstOf = <Item>(found: readonly Item[]) => ({
  items: found.slice(0, adminSearchLimits.found),
  hasMore: found.length > adminSearchLimits.found
})

/** The first matches of each kind. Kinds without permission are skipped. */
export async function search(platform: Platform, person: Caller, { q: text }: { q: string }): Promise<AdminFound> {
  const { db } = platform
  const q = text.replaceAll('\0', '').trim()
  // The trigram index holds only letters and digits.
  const isSearched = /[\p{L}\p{N}]/u.test(q)
  const orders = async () =>
    (isSearched ? await firstOrders(db, { q, limit }) : []).map((row) => ({
      id: row.id,
      number: row.number,
      status: row.status,
      email: row.email,
      name: row.shippingAddress.name,
      placedAt: row.placedAt.toISOString(),
      total: { amount: row.total, currency: row.currency }
    }))
  const products = async () => (isSearched ? firstProducts(db, { q, limit }) : [])
  const customers = async () => (isSearched ? firstCustomers(platform, { q, limit }) : [])
  const [ofOrders, ofProducts, ofCustomers] = await Promise.all([
    isAllowed(person, 'orders.read') ? orders() : undefined,
    isAllowed(person, 'products.read') ? products() : undefined,
    isAllowed(person, 'customers.read') ? customers() : undefined
  ])
  return {
    ...(ofOrders && { orders: firstOf(ofOrders) }),
    ...(ofProducts && { products: firstOf(ofProducts) }),
    ...(ofCustomers && { customers: firstOf(ofCustomers) })
  }
}
