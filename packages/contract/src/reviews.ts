import { z } from 'zod'
import { defineCalls } from './call.ts'
import { fit } from './catalogue.ts'
import { done, id, isUnique, line, pageOf, paging, picture, slug, text, timestamp } from './primitives.ts'
import { reviewLimits, reviewPhotosMax, reviewStates } from './review-rules.ts'

const reviewState = z.enum(reviewStates)
export type ReviewState = z.infer<typeof reviewState>

export const reviewInput = z.object({
  rating: z.int().min(1).max(5),
  title: line(reviewLimits.title),
  text: text(reviewLimits.text),
  /** Display name. */
  author: line(reviewLimits.author),
  /** For products with sizes. */
  fit: fit.nullable().default(null),
  /** Uploads with photographs, in display order. Omitted ones are removed. */
  photos: z.array(id).max(reviewPhotosMax).refine(isUnique, 'each of them once').default([])
})
export type ReviewInput = z.output<typeof reviewInput>

/** A photograph of a review, for its author and staff. */
export const writtenPhoto = z.object({
  id,
  /** The upload id, for `GET /api/v1/uploads/{id}`. */
  upload: id,
  width: z.int().positive(),
  height: z.int().positive(),
  /** Staff left it out of the published review. */
  isLeftOut: z.boolean()
})
export type WrittenPhoto = z.infer<typeof writtenPhoto>

/** A review for its author and staff. */
const writtenReview = z.object({
  id,
  rating: z.int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  fit: fit.nullable(),
  state: reviewState,
  /** Reason of the rejection, for its author. */
  reason: z.string().nullable(),
  /** The shop's answer. */
  answer: z.string().nullable(),
  photos: z.array(writtenPhoto).max(reviewPhotosMax),
  /** When the current text was written. */
  writtenAt: timestamp
})

export const ownReview = writtenReview.extend({ orderId: id, lineId: id, productSlug: slug, name: z.string() })
export type OwnReview = z.infer<typeof ownReview>

export const reviewableLine = z.object({
  lineId: id,
  /** Whether the form should ask about the fit. */
  hasSizes: z.boolean(),
  review: ownReview.nullable()
})
export type ReviewableLine = z.infer<typeof reviewableLine>

export const adminReview = writtenReview.extend({
  product: z.object({ slug, name: z.string(), image: picture }),
  order: z.object({ id, number: z.string() }),
  /** Opens the customer's page; null after an erasure. A server of the version before does not say. */
  customerKey: z.string().nullable().optional(),
  options: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Number of changes: a decision names the one staff read. */
  revision: z.int().min(1),
  /** Entries of the shop's list of blocked words that its texts contain. A server of the version before does not say. */
  blockedWords: z.array(z.string()).optional()
})
export type AdminReview = z.infer<typeof adminReview>

/** The number of helpful votes, and whether the caller's is among them. */
export const helpfulVote = z.object({ helpful: z.int().min(0), isHelpful: z.boolean() })
export type HelpfulVote = z.infer<typeof helpfulVote>

export const ownVotes = z.object({
  /** Reviews the person found helpful, with all votes. */
  items: z.array(z.object({ id, helpful: z.int().min(0) })),
  /** The person's own reviews, which they cannot vote for. */
  own: z.array(id)
})
export type OwnVotes = z.infer<typeof ownVotes>

/** Identifies a guest's vote: generated and stored by their device. The shop stores its hash. */
const voter = z.object({
  'visitor-key': z
    .string()
    .regex(/^[\w-]{22,64}$/)
    .optional()
})

const ofLine = { params: z.object({ id, lineId: id }), query: z.object({ key: z.string().max(200).optional() }) }
const admin = { tag: 'admin', access: 'admin' } as const
const revision = z.int().min(1)

export const reviewCalls = defineCalls({
  'GET /api/v1/reviews': {
    summary: 'What the signed-in person wrote of what they bought, newest first',
    tag: 'reviews',
    access: 'user',
    query: z.object(paging({ usual: 20, most: 50 })),
    answers: { 200: pageOf(ownReview) }
  },
  'GET /api/v1/orders/{id}/reviews': {
    summary: 'Lines of an order its buyer may review, with what they wrote; none before it has arrived',
    tag: 'reviews',
    access: 'optional',
    params: z.object({ id }),
    query: ofLine.query,
    answers: { 200: z.object({ items: z.array(reviewableLine) }) }
  },
  'PUT /api/v1/orders/{id}/lines/{lineId}/review': {
    summary:
      'Write a review of a line of one’s own order that has arrived, or change it; it is shown once staff approve it',
    tag: 'reviews',
    access: 'optional',
    ...ofLine,
    headers: voter,
    body: reviewInput,
    answers: { 200: ownReview }
  },
  'DELETE /api/v1/orders/{id}/lines/{lineId}/review': {
    summary: 'Take one’s review back; the same answer where there is none',
    tag: 'reviews',
    access: 'optional',
    ...ofLine,
    answers: { 200: done }
  },
  'PUT /api/v1/reviews/{id}/helpful': {
    summary:
      'Find a published review helpful: one vote a person, none for one’s own; the same answer where it counts already',
    tag: 'reviews',
    access: 'optional',
    params: z.object({ id }),
    headers: voter,
    answers: { 200: helpfulVote }
  },
  'DELETE /api/v1/reviews/{id}/helpful': {
    summary: 'Take that vote back; the same answer where there is none',
    tag: 'reviews',
    access: 'optional',
    params: z.object({ id }),
    headers: voter,
    answers: { 200: helpfulVote }
  },
  'GET /api/v1/products/{slug}/helpful-votes': {
    summary: 'Which reviews of a product whoever asks found helpful, and which they wrote',
    tag: 'reviews',
    access: 'optional',
    params: z.object({ slug }),
    headers: voter,
    answers: { 200: ownVotes }
  },
  'GET /api/v1/admin/reviews': {
    summary: 'Reviews by buyers in a state: the waiting ones oldest first, others newest first',
    ...admin,
    permission: 'reviews.read',
    query: z.object({ state: reviewState.default('waiting'), ...paging({ usual: 20, most: 50 }) }),
    answers: { 200: pageOf(adminReview) }
  },
  'PATCH /api/v1/admin/reviews/{id}': {
    summary:
      'Approve a review, leaving out those of its photographs that `without` names, or reject it with a reason for its writer; one that changed since it was read is refused',
    ...admin,
    permission: 'reviews.change',
    params: z.object({ id }),
    body: z.discriminatedUnion('state', [
      z.object({
        state: z.literal('approved'),
        revision,
        without: z.array(id).max(reviewPhotosMax).default([])
      }),
      z.object({ state: z.literal('rejected'), revision, reason: line(reviewLimits.reason) })
    ]),
    answers: { 200: adminReview }
  },
  'PUT /api/v1/admin/reviews/{id}/answer': {
    summary: 'Answer a review for the shop, change the answer, or take it back with null',
    ...admin,
    permission: 'reviews.change',
    params: z.object({ id }),
    body: z.object({ answer: text(reviewLimits.answer).nullable() }),
    answers: { 200: adminReview }
  }
})
