import { and, eq, lt } from 'drizzle-orm'
import { deleteRows } from '../../platform/clear-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { askedQuestions } from './tables.ts'

/** Days without an answer, and days after declining, until a question is deleted. */
const retentionDays = { waiting: 180, declined: 30 } as const

/** Deletes old unanswered and declined questions. */
export async function clearQuestions(platform: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<void> {
  const before = (days: number) => new Date(platform.clock.now().getTime() - days * 86_400_000)
  const { state, askedAt, decidedAt } = askedQuestions
  const unanswered = and(eq(state, 'waiting'), lt(askedAt, before(retentionDays.waiting)))
  await deleteRows(platform, askedQuestions, unanswered, askedAt)
  const declined = and(eq(state, 'declined'), lt(decidedAt, before(retentionDays.declined)))
  await deleteRows(platform, askedQuestions, declined, decidedAt)
}
