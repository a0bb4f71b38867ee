import type { ProductionBoard, ProductionColumn, ProductionJob } from '@motif/contract'
import { type ProductionDue, type ProductionStage, productionStages } from '@motif/contract/production-rules'
import { type SQL, and, asc, count, desc, eq, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { isCursorTime } from '../../platform/cursor-time.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { addDays, today } from '../../platform/shop-days.ts'
import { namesOf } from '../accounts/index.ts'
import { products } from '../catalogue/index.ts'
import { holdsOf } from '../moderation/index.ts'
import { orderLines, orders, productionJobs, productionQuestions } from '../orders/index.ts'

export interface BoardFilter {
  due?: ProductionDue | undefined
  /** Product id. */
  product?: string | undefined
}

/** Jobs per column of the board; the rest is a separate list. */
const columnJobs = 20

/** Largest number of products in the board's filter. */
const productsMax = 200

const isOpen = isNull(productionJobs.closedAt)

function dueWithin(day: string, due: ProductionDue): SQL | undefined {
  if (due === 'late') return lt(productionJobs.dueOn, day)
  if (due === 'today') return lte(productionJobs.dueOn, day)
  return and(gte(productionJobs.dueOn, day), lt(productionJobs.dueOn, addDays(day, 7)))
}

const narrowedBy = (day: string, { due, product }: BoardFilter): SQL | undefined =>
  and(isOpen, due && dueWithin(day, due), product === undefined ? undefined : eq(productionJobs.productId, product))

/** Jobs that match a condition, by due date. */
const rowsWhere = ({ db }: Pick<Platform, 'db'>, which: SQL | undefined, limit: number) =>
  db
    .select({
      job: productionJobs,
      order: { id: orders.id, number: orders.number, status: orders.status },
      name: orderLines.name,
      sku: orderLines.sku,
      options: orderLines.options,
      image: orderLines.image,
      member: orderLines.member
    })
    .from(productionJobs)
    .innerJoin(orderLines, eq(orderLines.id, productionJobs.lineId))
    .innerJoin(orders, eq(orders.id, productionJobs.orderId))
    .where(which)
    .orderBy(asc(productionJobs.dueOn), asc(productionJobs.id))
    .limit(limit)

type Row = Awaited<ReturnType<typeof rowsWhere>>[number]

/** The latest question about each job. */
async function lastQuestions({ db }: Pick<Platform, 'db'>, jobIds: readonly string[]) {
  if (jobIds.length === 0) return new Map<string, typeof productionQuestions.$inferSelect>()
  const rows = await db
    .selectDistinctOn([productionQuestions.jobId])
    .from(productionQuestions)
    .where(inArray(productionQuestions.jobId, [...jobIds]))
    .orderBy(productionQuestions.jobId, desc(productionQuestions.askedAt), desc(productionQuestions.id))
  return new Map(rows.map((row) => [row.jobId, row]))
}

const viewQuestion = (
  row: typeof productionQuestions.$inferSelect | undefined,
  names: ReadonlyMap<string, string>
): ProductionJob['question'] =>
  row
    ? {
        id: row.id,
        text: row.text,
        askedBy: names.get(row.askedBy) ?? null,
        askedAt: row.askedAt.toISOString(),
        answer: row.answer,
        answerText: row.answerText,
        answeredAt: row.answeredAt?.toISOString() ?? null
      }
    : null

/** Jobs as shown on the board. */
async function viewsOf(
  platform: Pick<Platform, 'db' | 'shop' | 'clock'>,
  rows: readonly Row[]
): Promise<ProductionJob[]> {
  const day = today(platform)
  const questions = await lastQuestions(
    platform,
    rows.map(({ job: { id } }) => id)
  )
  const holds = await holdsOf(
    platform.db,
    rows.map(({ job: { lineId } }) => lineId)
  )
  const names = await namesOf(platform.db, [
    ...rows.flatMap(({ job: { movedBy } }) => movedBy ?? []),
    ...[...questions.values()].map(({ askedBy }) => askedBy)
  ])
  return rows.map(({ job, member, ...line }) => ({
    ...line,
    id: job.id,
    stage: job.stage,
    revision: job.revision,
    lineId: job.lineId,
    member: member ?? '',
    quantity: job.quantity,
    isPrinted: job.isPrinted,
    dueOn: job.dueOn,
    isLate: job.dueOn < day,
    movedBy: job.movedBy === null ? null : (names.get(job.movedBy) ?? null),
    movedAt: job.movedAt.toISOString(),
    reprint:
      job.originalId === null || job.reason === null
        ? null
        : { originalId: job.originalId, reason: job.reason, text: job.reasonText },
    question: viewQuestion(questions.get(job.id), names),
    hold: holds.get(job.lineId) ?? null
  }))
}

/** Condition for the next part of a list: after the job of this cursor. */
function after(cursor: string): SQL {
  const [, day, id] = /^(\d{4}-\d\d-\d\d)\.([A-Za-z0-9_-]{1,64})$/.exec(cursor) ?? []
  // An invalid cursor ends the list.
  return !isCursorTime(day)
    ? sql`false`
    : sql`(${productionJobs.dueOn}, ${productionJobs.id}) > (${day}::date, ${id}::text)`
}

interface JobsQuery extends BoardFilter {
  stage: ProductionStage
  after?: string | undefined
  pageSize: number
}

/** Open jobs of one stage, by due date. */
export async function jobsOf(
  platform: Pick<Platform, 'db' | 'shop' | 'clock'>,
  { stage, after: cursor, pageSize, ...filter }: JobsQuery
): Promise<{ items: ProductionJob[]; next: string | null }> {
  const rows = await rowsWhere(
    platform,
    and(
      narrowedBy(today(platform), filter),
      eq(productionJobs.stage, stage),
      cursor === undefined ? undefined : after(cursor)
    ),
    pageSize + 1
  )
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)?.job
  return {
    items: await viewsOf(platform, shown),
    next: rows.length > pageSize && last ? `${last.dueOn}.${last.id}` : null
  }
}

/** Products with an open job, by name. */
const productsOnBoard = ({ db }: Pick<Platform, 'db'>) =>
  db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, db.selectDistinct({ id: productionJobs.productId }).from(productionJobs).where(isOpen)))
    .orderBy(asc(products.name), asc(products.id))
    .limit(productsMax)

export async function board(
  platform: Pick<Platform, 'db' | 'shop' | 'clock'>,
  filter: BoardFilter
): Promise<ProductionBoard> {
  const day = today(platform)
  const counted = await platform.db
    .select({
      stage: productionJobs.stage,
      count: count(),
      late: sql<number>`(count(*) filter (where ${productionJobs.dueOn} < ${day}::date))::int`
    })
    .from(productionJobs)
    .where(narrowedBy(day, filter))
    .groupBy(productionJobs.stage)
  const counts = new Map(counted.map(({ stage, ...of }) => [stage, of]))
  const columns = await Promise.all(
    productionStages.map(async (stage): Promise<ProductionColumn> => {
      const of = counts.get(stage)
      if (!of) return { stage, count: 0, late: 0, items: [], next: null }
      return { stage, ...of, ...(await jobsOf(platform, { ...filter, stage, pageSize: columnJobs })) }
    })
  )
  return { columns, products: await productsOnBoard(platform) }
}

/** Open jobs by id, in the given order; others are left out. */
export async function openJobsAmong(
  platform: Pick<Platform, 'db' | 'shop' | 'clock'>,
  ids: readonly string[]
): Promise<ProductionJob[]> {
  const uniqueIds = [...new Set(ids)]
  if (uniqueIds.length === 0) return []
  const rows = await rowsWhere(platform, and(isOpen, inArray(productionJobs.id, uniqueIds)), uniqueIds.length)
  const found = new Map((await viewsOf(platform, rows)).map((job) => [job.id, job]))
  return uniqueIds.flatMap((id) => found.get(id) ?? [])
}

/** The same; refused with `production-job-unknown` if one is missing. */
export async function findJobs(
  platform: Pick<Platform, 'db' | 'shop' | 'clock'>,
  ids: readonly string[]
): Promise<ProductionJob[]> {
  const found = await openJobsAmong(platform, ids)
  if (found.length === 0 || found.length < new Set(ids).size) throw new ProblemError('production-job-unknown')
  return found
}

/** Largest number of jobs returned per order, reprints included. */
const orderJobsMax = 500

/** Every job of an order, closed ones included. */
export const allJobsOf = async (
  platform: Pick<Platform, 'db' | 'shop' | 'clock'>,
  orderId: string
): Promise<ProductionJob[]> =>
  viewsOf(platform, await rowsWhere(platform, eq(productionJobs.orderId, orderId), orderJobsMax))

/** Open jobs of an order, by line. Refused with `production-job-unknown` if there are none. */
export async function openJobsOf(
  platform: Pick<Platform, 'db' | 'shop' | 'clock'>,
  orderId: string
): Promise<ProductionJob[]> {
  const rows = await rowsWhere(platform, and(isOpen, eq(productionJobs.orderId, orderId)), orderJobsMax)
  if (rows.length === 0) throw new ProblemError('production-job-unknown')
  return viewsOf(platform, rows)
}

/** Refused with `production-job-unknown`. */
export async function findJob(platform: Pick<Platform, 'db' | 'shop' | 'clock'>, id: string): Promise<ProductionJob> {
  const [job] = await findJobs(platform, [id])
  if (!job) throw new ProblemError('production-job-unknown')
  return job
}
