import { customerNoteLimits } from '@motif/contract/customer-rules'
import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { rowsAbout } from '../../platform/personal-data.ts'
import { deleteThroughout } from '../../platform/clear-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { users } from '../accounts/index.ts'
import { orders } from '../orders/index.ts'
import { lockNotes, writeNote } from './notes.ts'
import { customerNotes, importedCustomers } from './tables.ts'

export const importedData = rowsAbout(
  { table: importedCustomers, by: importedCustomers.email, which: ({ email }) => eq(importedCustomers.email, email) },
  { kind: 'imported', fate: 'erased' }
)

/** A customer of an import. Undefined members are not in the file and stay. */
export interface CustomerToImport {
  /** Normalised like addresses of accounts. */
  email: string
  name?: string | undefined
  phone?: string | undefined
  hasAskedForNewsletter?: boolean | undefined
  note?: string | undefined
}

export interface ImportedOutcome {
  /** The shop knew the address already, from an account, an order or another file. */
  wasKnown: boolean
  /** The file has another name or number than the account, which keeps its own. */
  differsFromAccount: boolean
  /** The limit of notes is reached. */
  isNoteLeftOut: boolean
}

/** Adds a note unless it exists, so that a file can be imported twice. Returns whether there was space. */
async function addNoteOnce(
  platform: Platform,
  tx: Transaction,
  adminId: string,
  { email, text }: { email: string; text: string }
): Promise<boolean> {
  await lockNotes(tx, email)
  const about = eq(customerNotes.email, email)
  if ((await tx.$count(customerNotes, and(about, eq(customerNotes.text, text)))) > 0) return true
  if ((await tx.$count(customerNotes, about)) >= customerNoteLimits.notes) return false
  await writeNote(platform, tx, adminId, { email, text })
  return true
}

/** Imports a customer, without an account, a mail or a subscription: consent is given to this shop alone, by a confirmed address. */
export async function importCustomer(
  platform: Platform,
  tx: Transaction,
  adminId: string,
  { email, name, phone, hasAskedForNewsletter, note }: CustomerToImport
): Promise<ImportedOutcome> {
  const [[account], [before], [order]] = [
    await tx.select({ name: users.name, phone: users.phone }).from(users).where(eq(users.emailKey, email)),
    await tx.select().from(importedCustomers).where(eq(importedCustomers.email, email)),
    await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.email, email), isNull(orders.customerId)))
      .limit(1)
  ]
  const said = {
    ...(!account && { ...(name !== undefined && { name }), ...(phone !== undefined && { phone }) }),
    ...(hasAskedForNewsletter !== undefined && { hasAskedForNewsletter })
  }
  const isNew = before === undefined && (!account || hasAskedForNewsletter === true)
  const values = { email, ...said, importedAt: platform.clock.now() }
  if (isNew || before)
    await tx
      .insert(importedCustomers)
      .values(values)
      .onConflictDoUpdate({ target: importedCustomers.email, set: values })
  const isNoteKept = note === undefined || (await addNoteOnce(platform, tx, adminId, { email, text: note }))
  return {
    wasKnown: account !== undefined || before !== undefined || order !== undefined,
    differsFromAccount:
      account !== undefined &&
      ((name !== undefined && name !== account.name) || (phone !== undefined && phone !== account.phone)),
    isNoteLeftOut: !isNoteKept
  }
}

/** Imported data of the addresses. */
export async function importedAmong(
  db: Database,
  emails: readonly string[]
): Promise<Map<string, typeof importedCustomers.$inferSelect>> {
  if (emails.length === 0) return new Map()
  const rows = await db
    .select()
    .from(importedCustomers)
    .where(inArray(importedCustomers.email, [...emails]))
  return new Map(rows.map((row) => [row.email, row]))
}

const batch = 500

/** Imported customers without a verified account, by address, in batches. */
export async function* exportedImported(db: Database): AsyncGenerator<(typeof importedCustomers.$inferSelect)[]> {
  for (let after = ''; ;) {
    const rows = await db
      .select()
      .from(importedCustomers)
      .where(
        and(
          gt(importedCustomers.email, after),
          sql`not exists (select from ${users} where ${users.emailKey} = ${importedCustomers.email} and ${users.verifiedAt} is not null)`
        )
      )
      .orderBy(asc(importedCustomers.email))
      .limit(batch)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.email
  }
}

/** Retention of customers known by an import alone. */
const retentionMs = 3 * 365 * 86_400_000

/** Deletes imported customers who neither registered nor ordered within three years. */
export async function clearImported(platform: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<void> {
  await deleteThroughout(
    platform,
    importedCustomers,
    importedCustomers.email,
    and(
      lt(importedCustomers.importedAt, new Date(platform.clock.now().getTime() - retentionMs)),
      sql`not exists (select from ${users} where ${users.emailKey} = ${importedCustomers.email})`,
      sql`not exists (select from ${orders} where ${orders.email} = ${importedCustomers.email} and ${orders.customerId} is null)`
    )
  )
}
