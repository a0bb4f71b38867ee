import { z } from 'zod'
import { defineCalls } from './call.ts'
import { idempotencyHeaders } from './idempotency.ts'
import { orderStatus } from './orders.ts'
import { id, line, partOf, partPaging, picture, several, text, timestamp } from './primitives.ts'
import {
  batchMax,
  productionDues,
  productionStages,
  questionLimits,
  reasonMax,
  reprintReasons
} from './production-rules.ts'

const stage = z.enum(productionStages)

/** A question about a job, with the answer. */
const question = z.object({
  id,
  text: z.string(),
  askedAt: timestamp,
  /** `as-is`: print it unchanged; null while unanswered. */
  answer: z.enum(['as-is', 'message']).nullable(),
  answerText: z.string().nullable(),
  answeredAt: timestamp.nullable()
})

/** A question for its buyer, with the item. */
export const buyersQuestion = question.extend({
  line: z.object({
    id,
    name: z.string(),
    options: z.array(z.object({ name: z.string(), value: z.string() })),
    image: picture,
    member: z.string()
  })
})
export type BuyersQuestion = z.infer<typeof buyersQuestion>

export const questionAnswer = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('as-is') }),
  z.object({ answer: z.literal('message'), text: text(questionLimits.text) })
])
export type QuestionAnswer = z.infer<typeof questionAnswer>

/** The production job of an order line. */
export const productionJob = z.object({
  id,
  stage,
  /** Increases with each change; a move names the one it is based on. */
  revision: z.int().min(1),
  order: z.object({ id, number: z.string(), status: orderStatus }),
  lineId: id,
  name: z.string(),
  sku: z.string(),
  options: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The product as bought, with the buyer's design. */
  image: picture,
  /** Team member; empty if none. */
  member: z.string(),
  /** Pieces still to be made. */
  quantity: z.int().min(1),
  /** Whether it has a design of the buyer. */
  isPrinted: z.boolean(),
  /** The day it must be packed by, `yyyy-mm-dd`. */
  dueOn: z.iso.date(),
  isLate: z.boolean(),
  /** Who moved it last; null if not staff. */
  movedBy: z.string().nullable(),
  movedAt: timestamp,
  /** Of a reprint: the original job, and the reason. */
  reprint: z.object({ originalId: id, reason: z.enum(reprintReasons), text: z.string().nullable() }).nullable(),
  /** The latest question; `askedBy` is null if the account is gone. */
  question: question.extend({ askedBy: z.string().nullable() }).nullable(),
  /** Blocked words or pictures in its design that keep it from being printed; null without any, or once approved. */
  hold: z
    .object({ state: z.enum(['open', 'refused']), words: z.array(z.string()), hasPicture: z.boolean() })
    .nullable()
    // A server of the version before does not say.
    .optional()
})
export type ProductionJob = z.infer<typeof productionJob>

/** A job with what is checked before it is approved. */
export const jobReview = z.object({
  job: productionJob,
  /** The printed sides. Empty without a design. */
  areas: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      widthMm: z.number(),
      heightMm: z.number(),
      bleedMm: z.number(),
      /** Bounds of the design in the area, in millimetres; null if the area is empty. */
      placed: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }).nullable(),
      /** Resolution of the coarsest picture in print, in pixels per inch; null without pictures. */
      pictureDpi: z.number().nullable(),
      /** Findings of the design check, worst first. */
      findings: z.array(
        z.object({
          id: z.string(),
          severity: z.enum(['error', 'confirm', 'warning']),
          text: z.string(),
          /** The buyer confirmed it. */
          isConfirmed: z.boolean()
        })
      ),
      /** The product with the design, seen from this side. */
      picture,
      /** Path of the bare print area, as WebP. */
      artworkUrl: z.string()
    })
  ),
  giftNote: z.string().nullable()
})
export type JobReview = z.infer<typeof jobReview>

/** A job in its order, open or closed. */
export const orderJob = productionJob.extend({
  /** Null while it is open. */
  outcome: z.enum(['sent', 'dropped']).nullable(),
  /** Whether it was packed or sent, so that it can be reprinted. */
  isReprintable: z.boolean()
})
export type OrderJob = z.infer<typeof orderJob>

export const reprintRequest = z
  .object({ reason: z.enum(reprintReasons), text: line(reasonMax).optional(), quantity: z.int().min(1).max(1000) })
  .refine(({ reason, text: words }) => reason !== 'other' || words !== undefined, {
    path: ['text'],
    message: 'words for another reason'
  })
export type ReprintRequest = z.infer<typeof reprintRequest>

const filter = { due: z.enum(productionDues).optional(), product: id.optional() }
const column = partOf(productionJob).extend({ stage, count: z.int().min(0), late: z.int().min(0) })

/** All columns, each with its first jobs by due date. */
export const productionBoard = z.object({
  columns: z.array(column),
  /** Products with an open job, by name. */
  products: z.array(z.object({ id, name: z.string() }))
})
export type ProductionBoard = z.infer<typeof productionBoard>
export type ProductionColumn = ProductionBoard['columns'][number]

/** One job of a bulk move, with the revision that the caller saw. */
const jobMove = z.object({ id, stage: stage.exclude(['ask']), revision: z.int().min(1) })

/** Result of a bulk move. */
export const jobMoves = z.object({
  moved: z.array(productionJob),
  /** Jobs that stayed where they are, with the reason as a sentence. */
  refused: z.array(z.object({ id, detail: z.string() }))
})
export type JobMoves = z.infer<typeof jobMoves>

const one = z.object({ id })
const guestKey = z.object({ key: z.string().max(200).optional() })
const questions = z.object({ items: z.array(buyersQuestion) })

/** The production board: printing, packing, sending. */
export const productionCalls = defineCalls({
  'GET /api/v1/admin/production': {
    summary: 'The board: open jobs by stage, those due first before the others',
    tag: 'production',
    access: 'admin',
    permission: 'board.read',
    query: z.object(filter),
    answers: { 200: productionBoard }
  },
  'GET /api/v1/admin/production/jobs': {
    summary: 'Open jobs of one stage, those due first before the others',
    tag: 'production',
    access: 'admin',
    permission: 'board.read',
    query: z.object({ ...partPaging({ usual: 50, most: 100 }), ...filter, stage }),
    answers: { 200: partOf(productionJob) }
  },
  'PATCH /api/v1/admin/production/jobs': {
    summary: 'Move up to 50 jobs, each on its own: those that cannot move are named, the others are moved',
    tag: 'production',
    access: 'admin',
    permission: 'production.change',
    body: z.object({ moves: z.array(jobMove).min(1).max(batchMax) }),
    answers: { 200: jobMoves }
  },
  'GET /api/v1/admin/production/jobs/{id}': {
    summary: 'One job that is on the board',
    tag: 'production',
    access: 'admin',
    permission: 'board.read',
    params: one,
    answers: { 200: productionJob }
  },
  'GET /api/v1/admin/production/jobs/{id}/review': {
    summary: 'A job to approve: each printed side, with size, placement, resolution and findings',
    tag: 'production',
    access: 'admin',
    permission: 'production.read',
    params: one,
    answers: { 200: jobReview }
  },
  'PATCH /api/v1/admin/production/jobs/{id}': {
    summary: 'Move a job to another stage; refused where somebody has moved it since',
    tag: 'production',
    access: 'admin',
    permission: 'production.change',
    params: one,
    body: z.object({ stage: stage.exclude(['ask']), revision: z.int().min(1) }),
    answers: { 200: productionJob }
  },
  'POST /api/v1/admin/production/jobs/{id}/questions': {
    summary: 'Ask the buyer about a job by mail; it waits for the answer, and comes back to be approved with it',
    tag: 'production',
    access: 'admin',
    permission: 'production.change',
    params: one,
    body: z.object({ text: text(questionLimits.text), revision: z.int().min(1) }),
    answers: { 200: productionJob }
  },
  'GET /api/v1/admin/production/sheets.pdf': {
    summary: 'Job sheets to work by, as a PDF, each job on a page of its own',
    tag: 'production',
    access: 'admin',
    permission: 'production.read',
    query: z.object({ jobs: several(id, batchMax) }),
    answers: { 200: 'binary' }
  },
  'GET /api/v1/admin/production/print-files.zip': {
    summary: 'The print files of some jobs, by order and line, with their job sheets',
    tag: 'production',
    access: 'admin',
    permission: 'production.read',
    query: z.object({ jobs: several(id, batchMax) }),
    answers: { 200: 'binary' }
  },
  'GET /api/v1/admin/orders/{id}/jobs': {
    summary: 'Every job of an order, those that left the board too',
    tag: 'production',
    access: 'admin',
    permission: 'orders.read',
    params: one,
    answers: { 200: z.object({ items: z.array(orderJob) }) }
  },
  'POST /api/v1/admin/production/jobs/{id}/reprints': {
    summary:
      'Make what was packed or sent once more, for nothing; it takes its pieces from stock. The same key is the same reprint',
    tag: 'production',
    access: 'admin',
    permission: 'production.change',
    params: one,
    headers: idempotencyHeaders,
    body: reprintRequest,
    answers: { 201: productionJob }
  },
  'POST /api/v1/admin/production/jobs/{id}/sent': {
    summary: 'Take a reprint off the board once it is sent',
    tag: 'production',
    access: 'admin',
    permission: 'production.change',
    params: one,
    body: z.object({ revision: z.int().min(1) }),
    answers: { 200: z.object({}) }
  },
  'GET /api/v1/admin/orders/{id}/print-files.zip': {
    summary: 'The print files of all jobs of an order that are on the board, by person and size, with their job sheets',
    tag: 'production',
    access: 'admin',
    permission: 'production.read',
    params: one,
    answers: { 200: 'binary' }
  },
  'GET /api/v1/admin/orders/{id}/packing-slip.pdf': {
    summary:
      'What goes into a parcel and the gift note, without prices: of a shipment, otherwise of what is still to send',
    tag: 'production',
    access: 'admin',
    permission: 'orders.read',
    params: one,
    query: z.object({ shipment: id.optional() }),
    answers: { 200: 'binary' }
  },
  'GET /api/v1/admin/packing-slips.pdf': {
    summary: 'The packing slips of some orders, as a PDF: of what is still to send, otherwise of each parcel',
    tag: 'production',
    access: 'admin',
    permission: 'orders.read',
    query: z.object({ orders: several(id, batchMax) }),
    answers: { 200: 'binary' }
  },
  'GET /api/v1/orders/{id}/questions': {
    summary: 'What the shop asks its buyer before an order is printed, and what was answered',
    tag: 'orders',
    access: 'optional',
    params: one,
    query: guestKey,
    answers: { 200: questions }
  },
  'PUT /api/v1/orders/{id}/questions/{questionId}/answer': {
    summary: 'Answer a question about one’s own order; repeated, the same answer changes nothing',
    tag: 'orders',
    access: 'optional',
    params: z.object({ id, questionId: id }),
    query: guestKey,
    body: questionAnswer,
    answers: { 200: questions }
  }
})
