import type { QuestionInput } from '@motif/contract'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { lockNamed } from '../../platform/advisory-locks.ts'
import { accountOf, emailOf } from '../accounts/index.ts'
import { products } from '../catalogue/index.ts'
import { askedQuestions } from './tables.ts'

const daySeconds = 86_400

/** Questions per address and day, because anybody may type an address. */
const questionsPerDay = 5

/**
 * Stores a question for staff. Accounts ask with their own address. Refused with `product-not-found`, `question-email-missing` and
 * `questions-over-limit`.
 */
export async function ask(
  { db, clock, randomId }: Pick<Platform, 'db' | 'clock' | 'randomId'>,
  { slug, person }: { slug: string; person: Person | undefined },
  { text, author, email: typed }: QuestionInput
): Promise<void> {
  const askedAt = clock.now()
  await db.transaction(async (tx) => {
    const [product] = await tx
      .select({ id: products.id, email: person ? sql<string | null>`${emailOf(person.id)}` : sql<null>`null` })
      .from(products)
      .where(and(eq(products.slug, slug), eq(products.isShown, true)))
      .for('key share', { of: products })
    if (!product) throw new ProblemError('product-not-found')
    const email = product.email ?? typed?.toLowerCase()
    if (email === undefined) throw new ProblemError('question-email-missing', { errors: [{ pointer: '/email' }] })
    // Questions of one address are counted one after the other.
    await lockNamed(tx, `questions of ${email}`)
    const lately = and(
      eq(askedQuestions.email, email),
      gt(askedQuestions.askedAt, new Date(askedAt.getTime() - daySeconds * 1000))
    )
    if ((await tx.$count(askedQuestions, lately)) >= questionsPerDay)
      throw new ProblemError('questions-over-limit', { retryAfter: daySeconds })
    await tx.insert(askedQuestions).values({
      id: randomId(),
      productId: product.id,
      userId: accountOf(person?.id ?? null),
      email,
      author,
      text,
      state: 'waiting',
      askedAt
    })
  })
}
