import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ClientBase, Pool } from 'pg'

/** Tables to compare: orders, payments and stock. */
const compared = ['orders', 'order_lines', 'order_history', 'payments', 'refunds', 'variants'] as const

export type Books = Record<(typeof compared)[number], string>

/** Rows of each table with a digest of them all, in the transaction that is open. */
export async function booksOf(client: ClientBase): Promise<Books> {
  const entries: [string, string][] = []
  for (const table of compared) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${table} t order by 1`)
    const digest = createHash('sha256').update(rows.map(({ row }) => row).join('\n'))
    entries.push([table, `${rows.length} rows, ${digest.digest('hex').slice(0, 12)}`])
  }
  return Object.fromEntries(entries) as Books
}

/** The same as of one moment. */
export async function readBooks(pool: Pool): Promise<Books> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read')
    const books = await booksOf(client)
    await client.query('commit')
    return books
  } finally {
    client.release()
  }
}

/** Differences after the restore, a sentence each. */
export const differences = (wanted: Books, found: Books): string[] =>
  compared
    .filter((table) => found[table] !== wanted[table])
    .map((table) => `${table}: ${wanted[table]} at the moment, ${found[table]} restored`)

/** The tables' state once events and jobs of the last purchases are done. */
export async function booksAtRest(pool: Pool): Promise<Books> {
  for (let before = await readBooks(pool); ;) {
    await pause(1000)
    const now = await readBooks(pool)
    if (differences(before, now).length === 0) return now
    before = now
  }
}
