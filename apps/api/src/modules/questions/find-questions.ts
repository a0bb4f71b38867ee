import type { QuestionState } from '@motif/contract'
import { type SQL, and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { type SearchBounds, firstMatches } from '../../platform/first-matches.ts'
import { containsPattern, isPrefixQuery } from '../../platform/text-patterns.ts'
import { products } from '../catalogue/index.ts'
import { askedQuestions, questionSearchText } from './tables.ts'

/** Questions that a search finds. */
const foundQuestionsMax = 1000

const usualBounds: SearchBounds = { sampled: 2000, walked: 20_000, lookedUp: 2000 }

/** SQL: the order of a state: the longest waiting first, others latest first. */
export const orderOf = (state: QuestionState): SQL[] => {
  const direction = state === 'waiting' ? asc : desc
  return [direction(askedQuestions.askedAt), direction(askedQuestions.id)]
}

/**
 * Ids of the first questions in a state that contain a text, also in the answer, the name, the address or the product's name, in bounded time. Of a
 * common text only those among the first 20,000 questions are found.
 */
export async function findQuestions(
  db: Database,
  { state, q, bounds = usualBounds }: { state: QuestionState; q: string; bounds?: SearchBounds }
): Promise<string[]> {
  const pattern = containsPattern(q)
  // In a CTE or subquery the pattern is unknown at planning time, so the planner always uses the trigram index.
  const hasText = sql`${questionSearchText} ilike (select ${pattern}::text)`
  const isNamed = sql`${products.name} ilike (select ${pattern}::text)`
  const limit = foundQuestionsMax
  const walk = async (rows: number) => {
    const walked = db
      .select({
        id: askedQuestions.id,
        productId: askedQuestions.productId,
        place: sql<number>`row_number() over (order by ${sql.join(orderOf(state), sql`, `)})`.as('place'),
        isMatch: sql<boolean>`${hasText}`.as('is_match')
      })
      .from(askedQuestions)
      .where(eq(askedQuestions.state, state))
      .orderBy(...orderOf(state))
      .limit(rows)
      .as('walked')
    return db
      .select({ id: walked.id })
      .from(walked)
      .innerJoin(products, eq(products.id, walked.productId))
      .where(sql`${walked.isMatch} or ${isNamed}`)
      .orderBy(walked.place)
      .limit(limit)
  }
  const lookUp = async () => {
    if (isPrefixQuery(q)) return undefined
    const most = bounds.lookedUp + 1
    const { rows } = await db.execute<{ id: string }>(sql`
      (select id from ${askedQuestions} where ${hasText} limit ${most})
      union all
      (select ${askedQuestions.id} from (select id from ${products} where ${isNamed} limit ${most}) named
        join ${askedQuestions} on ${askedQuestions.productId} = named.id limit ${most})`)
    if (rows.length > bounds.lookedUp) return undefined
    const ids = rows.map(({ id }) => id)
    return db
      .select({ id: askedQuestions.id })
      .from(askedQuestions)
      .where(and(eq(askedQuestions.state, state), inArray(askedQuestions.id, ids)))
      .orderBy(...orderOf(state))
      .limit(limit)
  }
  const found = await firstMatches({ limit, bounds, walk: (rows = bounds.walked) => walk(rows), lookUp })
  return found.map(({ id }) => id)
}
