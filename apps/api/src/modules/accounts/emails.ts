import { type SQL, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { users } from './tables.ts'

/** SQL: the e-mail address of an account in lower case. */
export const emailOf = (userId: string | undefined): SQL =>
  sql`(select lower(${users.email}) from ${users} where ${users.id} = ${userId})`

/** The same if it is verified, otherwise null. */
export const verifiedEmailOf = (userId: string): SQL =>
  sql`(select lower(${users.email}) from ${users} where ${users.id} = ${userId} and ${users.verifiedAt} is not null)`

/** SQL: the id of an account; null if the account is gone. */
export const accountOf = (id: string | null): SQL<string | null> =>
  sql<string | null>`(select ${users.id} from ${users} where ${users.id} = ${id})`

/** Names by account id. Unknown accounts are left out. */
export async function namesOf(db: Database | Transaction, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
