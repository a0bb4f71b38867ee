import { and, asc, gt, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from './tables.ts'

const batch = 500

export interface ExportedAccount {
  id: string
  name: string
  email: string
  phone: string | null
  createdAt: Date
}

/** Verified accounts in the order of their ids, in batches. */
export async function* exportedAccounts(db: Database): AsyncGenerator<ExportedAccount[]> {
  for (let id = ''; ;) {
    const rows = await db
      .select({ id: users.id, name: users.name, email: users.email, phone: users.phone, createdAt: users.createdAt })
      .from(users)
      .where(and(gt(users.id, id), isNotNull(users.verifiedAt)))
      .orderBy(asc(users.id))
      .limit(batch)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    id = last.id
  }
}
