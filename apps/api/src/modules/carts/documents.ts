import { type SQL, sql } from 'drizzle-orm'
import { cartLines } from './tables.ts'

/** Every design in a cart, as rows of one column. */
export const cartDocuments: SQL = sql`select ${cartLines.design} as document from ${cartLines} where ${cartLines.design} is not null`
