import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { products } from '../catalogue/index.ts'
import { askedQuestions } from './tables.ts'

const job = 'questions.mail-answer'

/** Time in which staff undo or correct an answer before it is mailed. */
const delayMs = 120_000

interface AnswerJob {
  id: string
  /** Of the published question. A later change has its own job, or none. */
  revision: number
}

/** Mails an answer to the asker in two minutes, unless the question is changed before. */
export const mailAnswerLater = (
  { jobs, clock }: Pick<Platform, 'jobs' | 'clock'>,
  tx: Transaction,
  answer: AnswerJob
): Promise<void> => jobs.send(job, answer, { tx, after: new Date(clock.now().getTime() + delayMs) })

/** Queues the mail with the answer as it is now, once per question. */
async function mailAnswer(
  { db, clock, mail, config }: Pick<Platform, 'db' | 'clock' | 'mail' | 'config'>,
  { id, revision }: AnswerJob
): Promise<void> {
  await db.transaction(async (tx) => {
    const [asked] = await tx
      .update(askedQuestions)
      .set({ mailedAt: clock.now() })
      .where(
        and(
          eq(askedQuestions.id, id),
          eq(askedQuestions.revision, revision),
          eq(askedQuestions.state, 'published'),
          isNull(askedQuestions.mailedAt),
          isNotNull(askedQuestions.email)
        )
      )
      .returning()
    if (!asked || asked.email === null || asked.answer === null) return
    const [product] = await tx
      .select({ slug: products.slug, name: products.name })
      .from(products)
      .where(eq(products.id, asked.productId))
    if (!product) return
    await mail.send(
      {
        to: asked.email,
        template: 'question-answered',
        data: {
          name: asked.author,
          item: { name: product.name },
          question: asked.text,
          answer: asked.answer,
          url: `${config.publicUrl}/product/${product.slug}#questions`
        }
      },
      { tx }
    )
  })
}

/** Registers the job that mails answers. */
export const handleAnswerMails = (platform: Platform): void =>
  platform.jobs.handle<AnswerJob>(job, (answer) => mailAnswer(platform, answer))
