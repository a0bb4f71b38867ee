import { type SearchSynonym, type SynonymInput, synonymsMax } from '@motif/contract'
import { tidyWords } from '@motif/contract/synonym-rules'
import { eq, inArray } from 'drizzle-orm'
import { lockFor } from '../../platform/advisory-locks.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'
import { changeCatalogue } from './cache.ts'
import { listSynonyms } from './synonyms.ts'
import { searchSynonyms } from './tables.ts'

const columns = { id: searchSynonyms.id, words: searchSynonyms.words, finds: searchSynonyms.finds }

async function heldSynonym(tx: Transaction, id: string): Promise<SearchSynonym> {
  const [known] = await tx.select(columns).from(searchSynonyms).where(eq(searchSynonyms.id, id)).for('update')
  if (!known) throw new ProblemError('synonym-not-found')
  return known
}

export const addSynonym = (
  platform: Platform,
  adminId: string,
  { words, finds }: SynonymInput
): Promise<SearchSynonym> =>
  changeCatalogue(platform, async (tx) => {
    await lockFor(tx, 'synonyms')
    if ((await tx.$count(searchSynonyms)) >= synonymsMax)
      throw new ProblemError('synonyms-full', { params: { count: synonymsMax } })
    const added = { id: platform.randomId(9), words: tidyWords(words), finds: tidyWords(finds) }
    await tx.insert(searchSynonyms).values({ ...added, at: platform.clock.now() })
    await audit(platform, tx, { adminId, action: 'synonym.add', subject: added.id, change: { from: null, to: added } })
    return added
  })

export const changeSynonym = (
  platform: Platform,
  adminId: string,
  id: string,
  { words, finds }: SynonymInput
): Promise<SearchSynonym> =>
  changeCatalogue(platform, async (tx) => {
    const before = await heldSynonym(tx, id)
    const after = { id, words: tidyWords(words), finds: tidyWords(finds) }
    await tx.update(searchSynonyms).set({ words: after.words, finds: after.finds }).where(eq(searchSynonyms.id, id))
    await audit(platform, tx, { adminId, action: 'synonym.change', subject: id, change: { from: before, to: after } })
    return after
  })

export const removeSynonym = (platform: Platform, adminId: string, id: string): Promise<Record<string, never>> =>
  changeCatalogue(platform, async (tx) => {
    const before = await heldSynonym(tx, id)
    await tx.delete(searchSynonyms).where(eq(searchSynonyms.id, id))
    await audit(platform, tx, { adminId, action: 'synonym.delete', subject: id, change: { from: before, to: null } })
    return {}
  })

type Given = readonly { words: readonly string[]; finds: readonly string[] }[]

/** Entries that are word by word as given. */
async function unchangedSynonyms(db: Database | Transaction, given: Given): Promise<SearchSynonym[]> {
  const keys = new Set(given.map(({ words, finds }) => JSON.stringify([words, finds])))
  const known = await listSynonyms(db)
  return known.filter(({ words, finds }) => keys.has(JSON.stringify([words, finds])))
}

export const hasSynonymsOf = async (db: Database, given: Given): Promise<boolean> =>
  (await unchangedSynonyms(db, given)).length > 0

/** Deletes the given synonyms that nobody changed. */
export const removeSynonymsOf = (platform: Platform, adminId: string, given: Given): Promise<void> =>
  changeCatalogue(platform, async (tx) => {
    await tx.select().from(searchSynonyms).orderBy(searchSynonyms.id).for('update')
    const removed = await unchangedSynonyms(tx, given)
    const ids = removed.map(({ id }) => id)
    await tx.delete(searchSynonyms).where(inArray(searchSynonyms.id, ids))
    for (const before of removed)
      await audit(platform, tx, {
        adminId,
        action: 'synonym.delete',
        subject: before.id,
        change: { from: before, to: null }
      })
  })
