import type { ProductQuestion } from '@motif/contract'
import { formatQuestionPlace, parseQuestionPlace, questionsShown } from '@motif/contract/question-rules'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { jsonRows } from '../../platform/json-rows.ts'
import { productQuestions, products } from './tables.ts'

const { id, productId, author, text, answer, date } = productQuestions
const columns = { id, author, text, answer, date }

interface Part {
  items: ProductQuestion[]
  next: string | null
}

/** A part from rows of which one more than its size was read. */
export function questionPart(rows: readonly ProductQuestion[], pageSize: number = questionsShown): Part {
  const items = rows.slice(0, pageSize)
  const last = items.at(-1)
  return { items, next: last && rows.length > pageSize ? formatQuestionPlace(last) : null }
}

/** The latest questions of a product and one more, as a column of a statement that selects the product. */
export const latestQuestionRows = jsonRows(
  columns,
  sql`from ${productQuestions} where ${productId} = ${products.id}
    order by ${desc(date)}, ${desc(id)} limit ${sql.raw(String(questionsShown + 1))}`
)

/** A part of a product's questions. The last part is as fast as the first. */
export async function questionsOf(
  db: Database,
  product: string,
  { after, pageSize }: { after?: string | undefined; pageSize: number }
): Promise<Part> {
  const place = after === undefined ? undefined : parseQuestionPlace(after)
  const rows = await db
    .select(columns)
    .from(productQuestions)
    .where(and(eq(productId, product), place && sql`(${date}, ${id}) < (${place.date}::date, ${place.id}::text)`))
    .orderBy(desc(date), desc(id))
    .limit(pageSize + 1)
  return questionPart(rows, pageSize)
}

/** Publishes or updates a question. Call `catalogueChanged` afterwards. */
export async function publishQuestion(tx: Transaction, question: typeof productQuestions.$inferInsert): Promise<void> {
  await tx
    .insert(productQuestions)
    .values(question)
    .onConflictDoUpdate({ target: productQuestions.id, set: { ...question } })
}

/** Renames the author of questions. Call `catalogueChanged` afterwards. */
export async function renameAsker(tx: Transaction, ids: readonly string[], name: string): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(productQuestions)
      .set({ author: name })
      .where(inArray(id, [...ids]))
}

/** Withdraws a question. Call `catalogueChanged` afterwards. */
export async function withdrawQuestion(tx: Transaction, question: string): Promise<void> {
  await tx.delete(productQuestions).where(eq(id, question))
}
