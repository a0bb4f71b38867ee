import { sql } from 'drizzle-orm'
import { type Transaction, longTransaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { FileName } from '../../platform/storage/storage.ts'
import { printFileName } from './file-name.ts'
import { subjectsSince } from './subjects.ts'

const dayMs = 86_400_000

/** Minimum age in milliseconds: a newer file may belong to an order that was placed after the orders were read. */
const ageMinMs = dayMs

/** Names inserted or looked up per statement. */
const pageSize = 1_000

/** Deletions per night; the rest follows the next. */
const deletionsMax = 50_000

type Clearing = Pick<Platform, 'db' | 'storage' | 'log'>

async function* pagesOf(names: AsyncIterable<FileName>): AsyncGenerator<FileName[]> {
  let page: FileName[] = []
  for await (const name of names) {
    page.push(name)
    if (page.length < pageSize) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}

/** Names of files older than a moment. */
async function* namesBefore({ storage }: Pick<Platform, 'storage'>, moment: Date): AsyncGenerator<FileName> {
  for await (const { name, changedAt } of storage.list('prints/')) if (changedAt <= moment) yield name
}

async function recordNames(tx: Transaction, needed: AsyncIterable<FileName>): Promise<void> {
  await tx.execute(sql`create temporary table needed_prints (name text primary key) on commit drop`)
  for await (const names of pagesOf(needed))
    await tx.execute(sql`insert into needed_prints select unnest(${sql.param(names)}::text[]) on conflict do nothing`)
  await tx.execute(sql`analyze needed_prints`)
}

async function withoutNeed(tx: Transaction, names: readonly FileName[]): Promise<FileName[]> {
  const { rows } = await tx.execute<{ name: FileName }>(sql`
    select name from unnest(${sql.param([...names])}::text[]) listed(name)
    where not exists (select from needed_prints where needed_prints.name = listed.name)`)
  return rows.map(({ name }) => name)
}

/**
 * Deletes print files older than a moment that are not needed. The needed names are kept in a temporary table, because a large shop has too many
 * for memory. Files are deleted after the transaction, whose connection must not idle while a bucket responds.
 */
export async function deleteUnneeded(platform: Clearing, needed: AsyncIterable<FileName>, moment: Date): Promise<void> {
  const unneeded = await longTransaction(platform.db, async (tx) => {
    await recordNames(tx, needed)
    const found: FileName[] = []
    for await (const names of pagesOf(namesBefore(platform, moment))) {
      found.push(...(await withoutNeed(tx, names)))
      if (found.length >= deletionsMax) break
    }
    return found
  })
  for (const name of unneeded) await platform.storage.delete(name)
  if (unneeded.length > 0)
    platform.log.info({ count: unneeded.length }, 'print files nobody needs any more were deleted')
}

async function* neededSince({ db }: Pick<Platform, 'db'>, moment: Date): AsyncGenerator<FileName> {
  for await (const subject of subjectsSince(db, moment))
    for (const format of ['png', 'pdf'] as const) yield printFileName(subject, format)
}

/** Deletes print files of orders completed long ago, and of designs in no order. A later request generates them again. */
export async function clearPrints(platform: Platform): Promise<void> {
  const now = platform.clock.now().getTime()
  const needed = neededSince(platform, new Date(now - platform.config.printFilesDays * dayMs))
  await deleteUnneeded(platform, needed, new Date(now - ageMinMs))
}
