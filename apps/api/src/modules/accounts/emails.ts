import { type SQL, sql } from 'drizzle-orm'
import { users } from './tables.ts'

/** The e-mail address of an account in lower case, to be compared with in SQL. */
export const emailOf = (userId: string | undefined): SQL =>
  sql`(select lower(${users.email}) from ${users} where ${users.id} = ${userId})`

/** The same where it is proven to be theirs, otherwise null. */
export const verifiedEmailOf = (userId: string): SQL =>
  sql`(select lower(${users.email}) from ${users} where ${users.id} = ${userId} and ${users.verifiedAt} is not null)`

/** An account's own identifier, in SQL; null where there is no such account any more. */
export const accountOf = (id: string | null): SQL<string | null> =>
  sql<string | null>`(select ${users.id} from ${users} where ${users.id} = ${id})`
