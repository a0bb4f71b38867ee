import { blockedWordsLimits } from '@motif/contract/moderation-rules'
import type { BlockedWord } from '@motif/contract'
import { asc, eq, inArray } from 'drizzle-orm'
import { lockFor } from '../../platform/advisory-locks.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'
import { fold, wordMatcher } from './match-words.ts'
import { blockedWords } from './tables.ts'

export const listWords = (db: Database | Transaction): Promise<BlockedWord[]> =>
  db
    .select({ id: blockedWords.id, word: blockedWords.word })
    .from(blockedWords)
    .orderBy(asc(blockedWords.folded))
    .limit(blockedWordsLimits.count)

/** Blocks words, except those that are blocked already. */
export const addWords = (platform: Platform, adminId: string, words: readonly string[]): Promise<BlockedWord[]> =>
  platform.db.transaction(async (tx) => {
    await lockFor(tx, 'blockLists')
    const wanted = new Map(words.map((word) => [fold(word), word]))
    wanted.delete('')
    if (wanted.size === 0) return []
    const known = await tx
      .select({ folded: blockedWords.folded })
      .from(blockedWords)
      .where(inArray(blockedWords.folded, [...wanted.keys()]))
    for (const { folded } of known) wanted.delete(folded)
    if (wanted.size === 0) return []
    if ((await tx.$count(blockedWords)) + wanted.size > blockedWordsLimits.count)
      throw new ProblemError('blocked-words-full', { params: { count: blockedWordsLimits.count } })
    const at = platform.clock.now()
    const rows = [...wanted].map(([folded, word]) => ({ id: platform.randomId(9), word, folded, at }))
    await tx.insert(blockedWords).values(rows)
    const added = rows.map(({ id, word }) => ({ id, word }))
    await audit(platform, tx, {
      adminId,
      action: 'moderation.block-words',
      subject: rows[0]?.id ?? '',
      change: { count: added.length, words: { from: null, to: added.slice(0, 50).map(({ word }) => word) } }
    })
    return added
  })

/** Unblocks a word. Refused with `blocked-word-unknown`. */
export const removeWord = (platform: Platform, adminId: string, id: string): Promise<Record<string, never>> =>
  platform.db.transaction(async (tx) => {
    const [removed] = await tx.delete(blockedWords).where(eq(blockedWords.id, id)).returning()
    if (!removed) throw new ProblemError('blocked-word-unknown')
    await audit(platform, tx, {
      adminId,
      action: 'moderation.unblock-word',
      subject: id,
      change: { word: { from: removed.word, to: null } }
    })
    return {}
  })

/** A search for the words blocked now, which returns those that texts contain; undefined if none are blocked. */
export async function blockedWordSearch(
  db: Database | Transaction
): Promise<((texts: readonly string[]) => string[]) | undefined> {
  const words = (await listWords(db)).map(({ word }) => word)
  if (words.length === 0) return undefined
  const match = wordMatcher(words)
  return (texts) => [...new Set(texts.flatMap((text) => [...match(text)]))]
}
