import { z } from 'zod'
import { defineCalls } from './call.ts'
import { done, email, id, line, pageOf, paging, slug, text, timestamp } from './primitives.ts'
import { questionLimits, questionStates } from './question-rules.ts'

const questionState = z.enum(questionStates)
export type QuestionState = z.infer<typeof questionState>

export const questionInput = z.object({
  text: text(questionLimits.text),
  /** Display name. */
  author: line(questionLimits.author),
  /** Required for guests. Accounts use their own address. */
  email: email.optional()
})
export type QuestionInput = z.output<typeof questionInput>

/** A shopper's question for staff. */
export const adminQuestion = z.object({
  id,
  text: z.string(),
  author: z.string(),
  /** Null after an erasure. */
  email: z.string().nullable(),
  /** Opens the customer's page; null after an erasure. */
  customerKey: z.string().nullable(),
  product: z.object({ slug, name: z.string() }),
  state: questionState,
  /** The shop's answer. It stays when a question is withdrawn. */
  answer: z.string().nullable(),
  /** Whether the asker was told the answer by mail, which happens once, two minutes after the last change. */
  isMailed: z.boolean(),
  /** Number of changes by staff: a change names the one that was read. */
  revision: z.int().min(1),
  /** Entries of the shop's list of blocked words that its texts contain. */
  blockedWords: z.array(z.string()),
  askedAt: timestamp
})
export type AdminQuestion = z.infer<typeof adminQuestion>

const admin = { tag: 'admin', access: 'admin' } as const
const revision = z.int().min(1)

export const questionCalls = defineCalls({
  'POST /api/v1/products/{slug}/questions': {
    summary: 'Ask about a product; it is shown once staff answered it, and the answer comes by mail',
    tag: 'questions',
    access: 'optional',
    params: z.object({ slug }),
    body: questionInput,
    answers: { 200: done }
  },
  'GET /api/v1/admin/questions': {
    summary: 'Questions of shoppers in a state: the waiting ones oldest first, others newest first',
    ...admin,
    permission: 'reviews.read',
    query: z.object({
      state: questionState.default('waiting'),
      /** Part of the question, its answer, the name, the address or the product. */
      q: z.string().trim().max(100).optional(),
      ...paging({ usual: 20, most: 50 })
    }),
    answers: { 200: pageOf(adminQuestion) }
  },
  'PATCH /api/v1/admin/questions/{id}': {
    summary:
      'Publish a question with its answer or change the answer, decline it, or let it wait again; one that changed since it was read is refused',
    ...admin,
    permission: 'reviews.change',
    params: z.object({ id }),
    body: z.discriminatedUnion('state', [
      z.object({ state: z.literal('published'), revision, answer: text(questionLimits.answer) }),
      z.object({ state: z.literal('declined'), revision }),
      z.object({ state: z.literal('waiting'), revision })
    ]),
    answers: { 200: adminQuestion }
  }
})
