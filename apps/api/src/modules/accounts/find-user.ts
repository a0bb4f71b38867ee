import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { foldEmail } from './hashing.ts'
import { users } from './tables.ts'

/** The account of an address; case is ignored. */
export async function findUser(db: Database, email: string): Promise<typeof users.$inferSelect | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, foldEmail(email)))
  return user
}
