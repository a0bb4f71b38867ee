import type { AdminQuestion, QuestionState } from '@motif/contract'
import { eq, inArray } from 'drizzle-orm'
import { customerKeyOf } from '../../platform/customer-key.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { dayAt } from '../../platform/shop-days.ts'
import { audit } from '../audit/index.ts'
import { catalogueChanged, products, publishQuestion, withdrawQuestion } from '../catalogue/index.ts'
import { blockedWordSearch } from '../moderation/index.ts'
import { findQuestions, orderOf } from './find-questions.ts'
import { mailAnswerLater } from './mail-answer.ts'
import { type AskedQuestion, askedQuestions } from './tables.ts'

const withProduct = (db: Database | Transaction) =>
  db
    .select({ asked: askedQuestions, product: { slug: products.slug, name: products.name } })
    .from(askedQuestions)
    .innerJoin(products, eq(products.id, askedQuestions.productId))

type Row = Awaited<ReturnType<typeof withProduct>>[number]

const adminQuestion = (
  platform: Pick<Platform, 'secret'>,
  { asked, product }: Row,
  search: Awaited<ReturnType<typeof blockedWordSearch>>
): AdminQuestion => ({
  id: asked.id,
  text: asked.text,
  author: asked.author,
  email: asked.email,
  customerKey: asked.email === null ? null : customerKeyOf(platform, asked.email),
  product,
  state: asked.state,
  answer: asked.answer,
  isMailed: asked.mailedAt !== null,
  revision: asked.revision,
  blockedWords: search?.([asked.text, asked.author]) ?? [],
  askedAt: asked.askedAt.toISOString()
})

interface QuestionQuery {
  state: QuestionState
  q?: string | undefined
  page: number
  pageSize: number
}

/** A page of the questions in a state: the longest waiting first, others latest first. A search finds a bounded number. */
export async function questionsIn(
  platform: Platform,
  { state, q = '', page, pageSize }: QuestionQuery
): Promise<{ items: AdminQuestion[]; total: number; page: number; pageSize: number }> {
  const { db } = platform
  const offset = (page - 1) * pageSize
  const inState = eq(askedQuestions.state, state)
  const found = q === '' ? undefined : await findQuestions(db, { state, q })
  const rows = await withProduct(db)
    .where(found ? inArray(askedQuestions.id, found.slice(offset, offset + pageSize)) : inState)
    .orderBy(...orderOf(state))
    .limit(pageSize)
    .offset(found ? 0 : offset)
  const total = found?.length ?? (await db.$count(askedQuestions, inState))
  const search = await blockedWordSearch(db)
  return { items: rows.map((row) => adminQuestion(platform, row, search)), total, page, pageSize }
}

export type QuestionChange =
  | { state: 'published'; revision: number; answer: string }
  | { state: 'declined' | 'waiting'; revision: number }

const actions = { published: 'question.publish', declined: 'question.decline', waiting: 'question.reopen' } as const

/**
 * Publishes a question with its answer, declines it, or puts it back to the waiting ones, in the revision that staff read. The asker gets one mail
 * with the answer, a little later. Refused with `question-not-found` and `question-changed`.
 */
export async function changeQuestion(
  platform: Platform,
  adminId: string,
  id: string,
  change: QuestionChange
): Promise<AdminQuestion> {
  const now = platform.clock.now()
  const changed = await platform.db.transaction(async (tx) => {
    const [held] = await tx.select().from(askedQuestions).where(eq(askedQuestions.id, id)).for('update')
    if (!held) throw new ProblemError('question-not-found')
    if (held.revision !== change.revision) throw new ProblemError('question-changed')
    const { state } = change
    const next: Partial<AskedQuestion> = {
      state,
      revision: held.revision + 1,
      decidedAt: state === 'waiting' ? null : now,
      decidedBy: state === 'waiting' ? null : adminId,
      ...(change.state === 'published' && {
        answer: change.answer,
        answeredAt: held.answeredAt ?? now
      })
    }
    await tx.update(askedQuestions).set(next).where(eq(askedQuestions.id, id))
    const [row] = await withProduct(tx).where(eq(askedQuestions.id, id))
    if (!row) throw new ProblemError('question-not-found')
    const { productId, author, text, answer, answeredAt } = row.asked
    if (state === 'published' && answer !== null && answeredAt !== null) {
      await publishQuestion(tx, { id, productId, author, text, answer, date: dayAt(platform, answeredAt) })
      if (row.asked.email !== null && row.asked.mailedAt === null)
        await mailAnswerLater(platform, tx, { id, revision: row.asked.revision })
    } else await withdrawQuestion(tx, id)
    // The log leaves question and answer out, because it outlives them.
    await audit(platform, tx, {
      adminId,
      action: actions[state],
      subject: id,
      change: {
        from: held.state,
        to: state,
        ...(answer !== held.answer && { isAnswerChanged: true })
      }
    })
    return adminQuestion(platform, row, await blockedWordSearch(tx))
  })
  catalogueChanged(platform)
  return changed
}
