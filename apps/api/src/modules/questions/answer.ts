import type { AdminQuestion, QuestionState } from '@motif/contract'
import { type SQL, and, asc, count, desc, eq, ilike, or } from 'drizzle-orm'
import { customerKeyOf } from '../../platform/customer-key.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { containsPattern } from '../../platform/text-patterns.ts'
import { audit } from '../audit/index.ts'
import { catalogueChanged, products, publishQuestion, withdrawQuestion } from '../catalogue/index.ts'
import { blockedWordSearch } from '../moderation/index.ts'
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

/** Questions that contain a text, also in the answer, the name, the address or the product's name. */
function contains(q: string): SQL | undefined {
  const pattern = containsPattern(q)
  const { text, answer, author, email } = askedQuestions
  return or(...[text, answer, author, email, products.name].map((column) => ilike(column, pattern)))
}

interface QuestionQuery {
  state: QuestionState
  q?: string | undefined
  page: number
  pageSize: number
}

/** A page of the questions in a state: the longest waiting first, others latest first. */
export async function questionsIn(
  platform: Platform,
  { state, q = '', page, pageSize }: QuestionQuery
): Promise<{ items: AdminQuestion[]; total: number; page: number; pageSize: number }> {
  const { db } = platform
  const { askedAt, id } = askedQuestions
  const which = and(eq(askedQuestions.state, state), q === '' ? undefined : contains(q))
  const direction = state === 'waiting' ? asc : desc
  const rows = await withProduct(db)
    .where(which)
    .orderBy(direction(askedAt), direction(id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [found] = await db
    .select({ total: count() })
    .from(askedQuestions)
    .innerJoin(products, eq(products.id, askedQuestions.productId))
    .where(which)
  const search = await blockedWordSearch(db)
  return { items: rows.map((row) => adminQuestion(platform, row, search)), total: found?.total ?? 0, page, pageSize }
}

export type QuestionChange =
  | { state: 'published'; revision: number; answer: string }
  | { state: 'declined' | 'waiting'; revision: number }

const actions = { published: 'question.publish', declined: 'question.decline', waiting: 'question.reopen' } as const

/** Mails the first answer to the asker. */
async function mailAnswer(
  { mail, config }: Pick<Platform, 'mail' | 'config'>,
  tx: Transaction,
  { asked: { email, author, text, answer }, product }: Row
): Promise<void> {
  if (email === null || answer === null) return
  await mail.send(
    {
      to: email,
      template: 'question-answered',
      data: {
        name: author,
        item: { name: product.name },
        question: text,
        answer,
        url: `${config.publicUrl}/product/${product.slug}#questions`
      }
    },
    { tx }
  )
}

/**
 * Publishes a question with its answer, declines it, or puts it back to the waiting ones, in the revision that staff read. The asker gets one mail,
 * with the first answer. Refused with `question-not-found` and `question-changed`.
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
        answeredAt: held.answeredAt ?? now,
        mailedAt: held.mailedAt ?? (held.email === null ? null : now)
      })
    }
    await tx.update(askedQuestions).set(next).where(eq(askedQuestions.id, id))
    const [row] = await withProduct(tx).where(eq(askedQuestions.id, id))
    if (!row) throw new ProblemError('question-not-found')
    const { productId, author, text, answer, answeredAt } = row.asked
    if (state === 'published' && answer !== null && answeredAt !== null) {
      await publishQuestion(tx, { id, productId, author, text, answer, date: answeredAt.toISOString().slice(0, 10) })
      if (held.mailedAt === null) await mailAnswer(platform, tx, row)
    } else await withdrawQuestion(tx, id)
    // The log leaves the question out, because it outlives it.
    await audit(platform, tx, {
      adminId,
      action: actions[state],
      subject: id,
      change: {
        from: held.state,
        to: state,
        ...(answer !== held.answer && { answer: { from: held.answer, to: answer } })
      }
    })
    return adminQuestion(platform, row, await blockedWordSearch(tx))
  })
  catalogueChanged(platform)
  return changed
}
