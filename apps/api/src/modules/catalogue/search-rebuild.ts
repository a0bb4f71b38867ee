import type { SearchState } from '@motif/contract'
import { and, lt, lte, ne, sql } from 'drizzle-orm'
import { lockFor } from '../../platform/advisory-locks.ts'
import type { Platform } from '../../platform/platform.ts'
import { catalogueChanged } from './cache.ts'
import { packPostings } from './postings/pack-postings.ts'
import { configurationOf } from './search-language.ts'
import { catalogueLanguage, catalogueSearch, products } from './tables.ts'

export const rebuildJob = 'catalogue.rebuild-search'

/** Products per transaction. Whoever refreshes search rows waits for its end. */
const batch = 500

/** Batches before the response to a change, so that small shops are rebuilt at once. */
const batchesAtOnce = 2

/** Milliseconds a job works before it queues the rest. */
const sliceMs = 30_000

/** Unpacked products to leave: searches use postings below 2,000. */
const unpackedLeft = 1_000

const isUnfinished = sql<boolean>`cardinality(${catalogueLanguage.former}) > 0`

/** How far the search is rebuilt. */
export async function searchState({ db }: Pick<Platform, 'db'>): Promise<SearchState> {
  const [row] = await db
    .select({
      percent: sql<number>`least(99, ${catalogueLanguage.rewritten} * 100::bigint / greatest(1, (select max(${catalogueSearch.number}) from ${catalogueSearch})))::int`
    })
    .from(catalogueLanguage)
    .where(isUnfinished)
  return { percent: row?.percent ?? null }
}

/** Result of a batch: `none` if all rows are rewritten, or another server works on them. */
type BatchResult = 'more' | 'last' | 'none'

/**
 * Rewrites the next search rows in the present language. Searches find all products meanwhile, because their queries use the former languages too
 * until the end.
 */
async function rebuildBatch(platform: Platform): Promise<BatchResult> {
  const result = await platform.db.transaction(async (tx): Promise<BatchResult> => {
    // Its lock lets one server at a time work on them, and a change of the language wait.
    const [state] = await tx.select().from(catalogueLanguage).where(isUnfinished).for('update', { skipLocked: true })
    if (!state) return 'none'
    // What was refreshed with a former language is committed now.
    await lockFor(tx, 'catalogueSearch')
    const { rows } = await tx.execute<{ last: number | null }>(sql`
      with next as (
        select ${catalogueSearch.number} from ${catalogueSearch}
        where ${catalogueSearch.number} > ${state.rewritten} order by ${catalogueSearch.number} limit ${batch}
      ),
      written as materialized (
        select ${products.number}, catalogue_vector(
          ${state.configuration}::text::regconfig, ${products.name}, ${products.keywords},
          ${products.isCustomisable} and ${products.artwork} is null, ${products.description}
        ) as text
        from next join ${products} on ${products.number} = next.number
      ),
      changed as (
        update ${catalogueSearch} known set text = written.text from written
        where known.number = written.number and known.text is distinct from written.text
      )
      select max(number) as last from next`)
    const last = rows[0]?.last ?? null
    await tx.update(catalogueLanguage).set(last === null ? { former: [] } : { rewritten: last })
    return last === null ? 'last' : 'more'
  })
  if (result === 'last') catalogueChanged(platform)
  if (result === 'more') await packPostings(platform, unpackedLeft)
  return result
}

/** Rewrites search rows for a time. Idempotent and safe on several servers. */
export async function rebuildSearch(platform: Platform): Promise<void> {
  const began = performance.now()
  while ((await rebuildBatch(platform)) === 'more')
    if (performance.now() - began > sliceMs) {
      await platform.jobs.send(rebuildJob, {})
      return
    }
}

/** Makes the language of the settings that of the search rows. Returns whether there are rows to rewrite. */
async function takeLanguage({ db, shop, currentShop }: Platform, isStart: boolean): Promise<boolean> {
  const { configuration, former, revision } = catalogueLanguage
  const wanted = configurationOf(shop.productLanguage)
  const seen = currentShop.revision()
  const others = sql`array(select distinct one from unnest(${former} || ${configuration}) one where one <> ${wanted})`
  const changed = await db
    .update(catalogueLanguage)
    .set({ configuration: wanted, former: others, rewritten: 0, revision: seen })
    // Servers with older settings change nothing. The row of the same language may be locked by a rebuild, and is left alone.
    .where(and(ne(configuration, wanted), isStart ? lte(revision, seen) : lt(revision, seen)))
    .returning({ isUnfinished })
  return changed.some((row) => row.isUnfinished)
}

async function isRebuiltAtOnce(platform: Platform): Promise<boolean> {
  for (let count = 0; count < batchesAtOnce; count++) if ((await rebuildBatch(platform)) !== 'more') return true
  return false
}

/**
 * Follows the language of the settings: begins to rewrite the search rows if it changed. A server that starts also follows `shop.config.ts`, which
 * may have changed without a version.
 */
export async function followProductLanguage(platform: Platform, { isStart = false } = {}): Promise<void> {
  if (!(await takeLanguage(platform, isStart))) return
  // Queries use both languages from now on.
  catalogueChanged(platform)
  const isDone = await isRebuiltAtOnce(platform).catch((error: unknown) => {
    platform.log.warn({ err: error }, 'the search could not be rebuilt: a job tries again')
    return false
  })
  if (!isDone) await platform.jobs.send(rebuildJob, {})
}

/** Continues a rebuild whose job was lost, and one whose beginning failed. */
export async function continueRebuild(platform: Platform): Promise<void> {
  await followProductLanguage(platform)
  await rebuildSearch(platform)
}
