import { type SQL, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { orderLines, pictureHash } from './tables.ts'

/** Those of the artworks, by hash, that order lines show. */
export async function orderedPictures(tx: Transaction, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ hash: pictureHash })
    .from(orderLines)
    .where(inArray(pictureHash, [...hashes]))
  return new Set(rows.map(({ hash }) => hash))
}

/** Every ordered design, as rows of one column. */
export const orderDocuments: SQL = sql`select ${orderLines.design} as document from ${orderLines} where ${orderLines.design} is not null`
