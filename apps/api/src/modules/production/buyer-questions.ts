import type { BuyersQuestion, ProductionJob, QuestionAnswer } from '@motif/contract'
import { questionLimits } from '@motif/contract/production-rules'
import { and, asc, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'
import {
  type Asker,
  findOrder,
  mailQuestion,
  orderLines,
  productionJobs,
  productionQuestions
} from '../orders/index.ts'
import { findJob } from './board.ts'
import { type LockedJob, lockAnyJob, lockJob, mustBeCurrent, setStage } from './move-job.ts'

type QuestionRow = typeof productionQuestions.$inferSelect

/** The latest question about a job. */
async function lastQuestion(tx: Transaction, jobId: string): Promise<QuestionRow | undefined> {
  const [last] = await tx
    .select()
    .from(productionQuestions)
    .where(eq(productionQuestions.jobId, jobId))
    .orderBy(desc(productionQuestions.askedAt), desc(productionQuestions.id))
    .limit(1)
  return last
}

async function insertQuestion(
  platform: Platform,
  tx: Transaction,
  { job, order }: LockedJob,
  { text, by }: { text: string; by: string }
): Promise<void> {
  if (!job.isPrinted) throw new ProblemError('production-stage-foreign')
  if (order.email === '') throw new ProblemError('production-nobody-to-ask')
  if ((await tx.$count(productionQuestions, eq(productionQuestions.jobId, job.id))) >= questionLimits.count)
    throw new ProblemError('production-questions-full', { params: { count: questionLimits.count } })
  await tx.insert(productionQuestions).values({
    id: platform.randomId(12),
    jobId: job.id,
    text,
    askedBy: by,
    askedAt: platform.clock.now()
  })
  const [line] = await tx.select({ name: orderLines.name }).from(orderLines).where(eq(orderLines.id, job.lineId))
  await mailQuestion(platform, tx, order, { item: line?.name ?? '', question: text })
}

/** Mails a question about a job to the buyer, once per key. */
export async function askBuyer(
  platform: Platform,
  adminId: string,
  { id, text, revision }: { id: string; text: string; revision: number }
): Promise<ProductionJob> {
  await platform.db.transaction(async (tx) => {
    const locked = await lockJob(tx, id)
    const { job } = locked
    if (job.stage === 'ask' && job.movedBy === adminId && (await lastQuestion(tx, id))?.text === text) return
    await mustBeCurrent(tx, job, revision)
    await sendQuestion(platform, tx, locked, { text, by: adminId })
  })
  return findJob(platform, id)
}

/** Asks the buyer about a locked job, which then waits for the answer. */
export async function sendQuestion(
  platform: Platform,
  tx: Transaction,
  locked: LockedJob,
  { text, by }: { text: string; by: string }
): Promise<void> {
  const { job, order } = locked
  await insertQuestion(platform, tx, locked, { text, by })
  // The log leaves the question out, because it outlives the order.
  await audit(platform, tx, {
    adminId: by,
    action: 'production.ask',
    subject: order.id,
    change: { job: job.id, from: { stage: job.stage }, to: { stage: 'ask' }, letters: text.length }
  })
  await setStage(platform, tx, locked, { stage: 'ask', by })
}

/** Questions to the buyer of an order, open and answered. Staff read them on the board. */
export async function questionsFor(platform: Platform, orderId: string, asker: Asker): Promise<BuyersQuestion[]> {
  const { isBuyer } = await findOrder(platform, orderId, asker)
  if (!isBuyer) return []
  const rows = await questionsOfOrder(platform.db, orderId)
  const newest = new Map(rows.map(({ question }) => [question.jobId, question.id]))
  return rows.flatMap(({ question, stage, isClosed, line }) => {
    const isOpen = !isClosed && stage === 'ask' && newest.get(question.jobId) === question.id
    if (question.answer === null && !isOpen) return []
    return [
      {
        id: question.id,
        line,
        text: question.text,
        askedAt: question.askedAt.toISOString(),
        answer: question.answer,
        answerText: question.answerText,
        answeredAt: question.answeredAt?.toISOString() ?? null
      }
    ]
  })
}

async function questionsOfOrder(db: Database, orderId: string) {
  const rows = await db
    .select({
      question: productionQuestions,
      stage: productionJobs.stage,
      closedAt: productionJobs.closedAt,
      line: {
        id: orderLines.id,
        name: orderLines.name,
        options: orderLines.options,
        image: orderLines.image,
        member: orderLines.member
      }
    })
    .from(productionQuestions)
    .innerJoin(productionJobs, eq(productionJobs.id, productionQuestions.jobId))
    .innerJoin(orderLines, eq(orderLines.id, productionJobs.lineId))
    .where(
      and(
        eq(productionJobs.orderId, orderId),
        or(isNotNull(productionQuestions.answer), and(isNull(productionJobs.closedAt), eq(productionJobs.stage, 'ask')))
      )
    )
    .orderBy(asc(productionQuestions.askedAt), asc(productionQuestions.id))
    .limit(200)
  return rows.map(({ closedAt, line: { member, ...line }, ...row }) => ({
    ...row,
    isClosed: closedAt !== null,
    line: { ...line, member: member ?? '' }
  }))
}

interface Answering {
  orderId: string
  questionId: string
  answer: QuestionAnswer
}

/** Stores the buyer's answer and returns the job to approval. The same answer again has no effect. */
export async function answerQuestion(
  platform: Platform,
  asker: Asker,
  { orderId, questionId, answer }: Answering
): Promise<BuyersQuestion[]> {
  const { isBuyer } = await findOrder(platform, orderId, asker)
  if (!isBuyer) throw new ProblemError('order-of-others')
  const answerText = answer.answer === 'message' ? answer.text : null
  await platform.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ jobId: productionQuestions.jobId })
      .from(productionQuestions)
      .innerJoin(productionJobs, eq(productionJobs.id, productionQuestions.jobId))
      .where(and(eq(productionQuestions.id, questionId), eq(productionJobs.orderId, orderId)))
    if (!found) throw new ProblemError('production-question-unknown')
    const locked = await lockAnyJob(tx, found.jobId)
    const last = await lastQuestion(tx, found.jobId)
    if (last?.id === questionId && last.answer === answer.answer && last.answerText === answerText) return
    const { closedAt, stage } = locked.job
    if (closedAt !== null || stage !== 'ask' || last?.id !== questionId)
      throw new ProblemError('production-question-closed')
    await tx
      .update(productionQuestions)
      .set({ answer: answer.answer, answerText, answeredAt: platform.clock.now() })
      .where(eq(productionQuestions.id, questionId))
    await setStage(platform, tx, locked, { stage: 'approve', by: null })
  })
  return questionsFor(platform, orderId, asker)
}
