import { z } from 'zod'
import { defineCalls } from './call.ts'
import { blockedPicturesMax, blockedWordsLimits, holdStates } from './moderation-rules.ts'
import { orderStatus } from './orders.ts'
import { done, id, line, partOf, partPaging, picture, text, timestamp } from './primitives.ts'
import { questionLimits } from './production-rules.ts'

export const blockedWord = z.object({ id, word: z.string() })
export type BlockedWord = z.infer<typeof blockedWord>

/** An uploaded picture in a design. */
export const designPicture = z.object({ upload: id, isBlocked: z.boolean() })
export type DesignPicture = z.infer<typeof designPicture>

/** `id`: the SHA-256 of its stored file, in hexadecimal. */
export const blockedPicture = z.object({
  id: z.string().regex(/^[0-9a-f]{64}$/),
  /** An upload that shows it; null once it is deleted. */
  upload: id.nullable(),
  /** Null if the account is gone. */
  blockedBy: z.string().nullable(),
  blockedAt: timestamp
})
export type BlockedPicture = z.infer<typeof blockedPicture>

/** An ordered item with a blocked word or picture. Its id is that of the order line. */
export const moderationHold = z.object({
  id,
  state: z.enum(holdStates),
  /** Increases with each decision; a decision names the one it is based on. */
  revision: z.int().min(1),
  order: z.object({ id, number: z.string(), status: orderStatus }),
  /** Of the buyer; empty after an erasure. */
  customer: z.object({ name: z.string(), email: z.string() }),
  name: z.string(),
  options: z.array(z.object({ name: z.string(), value: z.string() })),
  image: picture,
  member: z.string(),
  quantity: z.int().min(1),
  /** Entries of the list that its texts contain. */
  words: z.array(z.string()),
  pictures: z.array(designPicture),
  foundAt: timestamp,
  /** Null while open, or if the account is gone. */
  decidedBy: z.string().nullable(),
  decidedAt: timestamp.nullable(),
  /** Open items of the same order, this one included. */
  openInOrder: z.int().min(0)
})
export type ModerationHold = z.infer<typeof moderationHold>

const one = z.object({ id })
const revision = z.int().min(1)
const calls = { tag: 'moderation', access: 'admin' } as const

/** Blocked words and pictures, and the queue of items that contain them. */
export const moderationCalls = defineCalls({
  'GET /api/v1/admin/moderation': {
    summary: 'Ordered items with blocked words or pictures, by decision; open ones with the longest waiting first',
    ...calls,
    permission: 'moderation.decide',
    query: z.object({ state: z.enum(holdStates).default('open'), ...partPaging({ usual: 20, most: 50 }) }),
    answers: { 200: partOf(moderationHold) }
  },
  'POST /api/v1/admin/moderation/{id}/approve': {
    summary: 'Let an item be printed, or all open ones of its order; refused if somebody decided since',
    ...calls,
    permission: 'moderation.decide',
    params: one,
    body: z.object({ revision, isForOrder: z.boolean().default(false) }),
    answers: { 200: moderationHold }
  },
  'POST /api/v1/admin/moderation/{id}/refuse': {
    summary: 'Refuse to print an item and mail the reason to its buyer, whose answer comes to the production board',
    ...calls,
    permission: 'moderation.decide',
    params: one,
    body: z.object({ revision, reason: text(questionLimits.text) }),
    answers: { 200: moderationHold }
  },
  'GET /api/v1/admin/moderation/words': {
    summary: 'Blocked words in their alphabetical order',
    ...calls,
    permission: 'moderation.decide',
    answers: { 200: z.object({ items: z.array(blockedWord) }) }
  },
  'POST /api/v1/admin/moderation/words': {
    summary: 'Block words; those that are blocked already are left out',
    ...calls,
    permission: 'moderation.change',
    body: z.object({ words: z.array(line(blockedWordsLimits.letters)).min(1).max(blockedWordsLimits.count) }),
    answers: { 201: z.object({ added: z.array(blockedWord) }) }
  },
  'DELETE /api/v1/admin/moderation/words/{id}': {
    summary: 'Unblock a word',
    ...calls,
    permission: 'moderation.change',
    params: one,
    answers: { 200: done }
  },
  'GET /api/v1/admin/moderation/pictures': {
    summary: `Blocked pictures, the latest first; ${blockedPicturesMax} at most`,
    ...calls,
    permission: 'moderation.decide',
    query: z.object(partPaging({ usual: 24, most: 100 })),
    answers: { 200: partOf(blockedPicture) }
  },
  'POST /api/v1/admin/moderation/pictures': {
    summary: 'Block an uploaded picture by the content of its file; repeated, it changes nothing',
    ...calls,
    permission: 'moderation.decide',
    body: z.object({ upload: id }),
    answers: { 201: blockedPicture }
  },
  'DELETE /api/v1/admin/moderation/pictures/{id}': {
    summary: 'Unblock a picture',
    ...calls,
    permission: 'moderation.change',
    params: z.object({ id: blockedPicture.shape.id }),
    answers: { 200: done }
  },
  'GET /api/v1/admin/orders/{id}/pictures': {
    summary: 'Uploaded pictures in the designs of an order, and whether they are blocked',
    ...calls,
    permission: 'moderation.decide',
    params: one,
    answers: { 200: z.object({ items: z.array(designPicture) }) }
  }
})
