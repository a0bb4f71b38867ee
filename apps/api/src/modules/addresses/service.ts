import type { Address, SavedAddress } from '@motif/contract'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { lockNamed } from '../../platform/advisory-locks.ts'
import { addresses } from './tables.ts'

const addressesMax = 50

/** An address as sent: its fields, its label, and whether it is a default. */
export type AddressInput = Address & {
  label?: string | null | undefined
  isDefaultShipping?: boolean | undefined
  isDefaultBilling?: boolean | undefined
}

type Row = typeof addresses.$inferSelect

const view = ({ id, label, address, isDefaultShipping, isDefaultBilling }: Omit<Row, 'position'>): SavedAddress => ({
  ...address,
  id,
  label,
  isDefaultShipping,
  isDefaultBilling
})

const addressNotFound = () => new ProblemError('address-not-found')

/** Serialises changes of one address book, so that there is never a second default. */
const lockBook = (tx: Transaction, customerId: string) => lockNamed(tx, `addresses ${customerId}`)

/** Removes the default flags from all other addresses. */
async function clearDefaults(
  tx: Transaction,
  customerId: string,
  id: string,
  { isDefaultShipping, isDefaultBilling }: Pick<Row, 'isDefaultShipping' | 'isDefaultBilling'>
): Promise<void> {
  const others = and(eq(addresses.customerId, customerId), ne(addresses.id, id))
  if (isDefaultShipping) await tx.update(addresses).set({ isDefaultShipping: false }).where(others)
  if (isDefaultBilling) await tx.update(addresses).set({ isDefaultBilling: false }).where(others)
}

export async function listAddresses({ db }: Platform, customerId: string): Promise<SavedAddress[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(asc(addresses.position))
  return rows.map(view)
}

/** The first address is the default for both purposes until another is chosen. */
export function addAddress(
  { db, clock, randomId }: Platform,
  customerId: string,
  { label, isDefaultShipping, isDefaultBilling, ...address }: AddressInput
): Promise<SavedAddress> {
  return db.transaction(async (tx) => {
    await lockBook(tx, customerId)
    const count = await tx.$count(addresses, eq(addresses.customerId, customerId))
    if (count >= addressesMax) throw new ProblemError('address-book-full', { params: { max: addressesMax } })
    const row: Omit<Row, 'position'> = {
      id: randomId(),
      customerId,
      label: label ?? null,
      address,
      isDefaultShipping: isDefaultShipping ?? count === 0,
      isDefaultBilling: isDefaultBilling ?? count === 0,
      createdAt: clock.now()
    }
    await clearDefaults(tx, customerId, row.id, row)
    await tx.insert(addresses).values(row)
    return view(row)
  })
}

/** Replaces the fields; an omitted label or flag stays. */
export function changeAddress(
  { db }: Platform,
  customerId: string,
  id: string,
  { label, isDefaultShipping, isDefaultBilling, ...address }: AddressInput
): Promise<SavedAddress> {
  const own = and(eq(addresses.id, id), eq(addresses.customerId, customerId))
  return db.transaction(async (tx) => {
    await lockBook(tx, customerId)
    const [known] = await tx.select().from(addresses).where(own)
    if (!known) throw addressNotFound()
    const row: Row = {
      ...known,
      label: label === undefined ? known.label : label,
      address,
      isDefaultShipping: isDefaultShipping ?? known.isDefaultShipping,
      isDefaultBilling: isDefaultBilling ?? known.isDefaultBilling
    }
    await clearDefaults(tx, customerId, id, row)
    await tx.update(addresses).set(row).where(own)
    return view(row)
  })
}

/** If a default is removed, the oldest remaining address replaces it. */
export function removeAddress({ db }: Platform, customerId: string, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockBook(tx, customerId)
    const [gone] = await tx
      .delete(addresses)
      .where(and(eq(addresses.id, id), eq(addresses.customerId, customerId)))
      .returning()
    if (!gone) throw addressNotFound()
    const [next] = await tx
      .select()
      .from(addresses)
      .where(eq(addresses.customerId, customerId))
      .orderBy(asc(addresses.position))
      .limit(1)
    if (!next) return
    await tx
      .update(addresses)
      .set({
        isDefaultShipping: next.isDefaultShipping || gone.isDefaultShipping,
        isDefaultBilling: next.isDefaultBilling || gone.isDefaultBilling
      })
      .where(eq(addresses.id, next.id))
  })
}
