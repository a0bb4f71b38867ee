import { z } from 'zod'
import { productFilter, productStatus } from './admin-products.ts'
import { bulkEditLimits, bulkPriceEndings } from './bulk-edit-rules.ts'
import { defineCalls } from './call.ts'
import { id, isUnique, slug, timestamp } from './primitives.ts'
import { onHandMax } from './stock-rules.ts'

const priceMax = 100_000_000

/** By minor units, or by per cent. */
const priceChange = {
  by: z.enum(['amount', 'percent']),
  ending: z.enum(bulkPriceEndings).default('exact')
}
const isWhole = ({ by, value }: { by: 'amount' | 'percent'; value: number }) =>
  by === 'percent' || Number.isInteger(value)
const wholeRule = { path: ['value'], message: 'whole minor units' }

const action = z.discriminatedUnion('kind', [
  /** Raises the regular price, or lowers it by a negative value. */
  z
    .object({ kind: z.literal('price'), ...priceChange, value: z.number().min(-priceMax).max(priceMax) })
    .refine(({ value }) => value !== 0, { path: ['value'], message: 'not 0' })
    .refine(({ by, value }) => by === 'amount' || (value >= -99 && value <= 1000), {
      path: ['value'],
      message: 'between -99 and 1000 per cent'
    })
    .refine(isWhole, wholeRule),
  /** Sets the sale price that much below the regular price. A sale that was there ends. */
  z
    .object({
      kind: z.literal('sale'),
      ...priceChange,
      value: z.number().positive().max(priceMax),
      from: timestamp.nullable().default(null),
      until: timestamp.nullable().default(null)
    })
    .refine(({ by, value }) => by === 'amount' || value < 100, { path: ['value'], message: 'below 100 per cent' })
    .refine(isWhole, wholeRule)
    .refine(({ from, until }) => from === null || until === null || new Date(from) < new Date(until), {
      path: ['until'],
      message: 'after the start'
    }),
  z.object({ kind: z.literal('end-sale') }),
  z.object({ kind: z.literal('category'), category: slug }),
  z.object({
    kind: z.literal('add-stock'),
    /** Pieces to add, or to take away if negative. */
    pieces: z
      .int()
      .min(-onHandMax)
      .max(onHandMax)
      .refine((pieces) => pieces !== 0, 'not 0')
  }),
  z.object({ kind: z.literal('set-stock'), onHand: z.int().min(0).max(onHandMax) }),
  z.object({ kind: z.literal('status'), status: productStatus })
])
export type BulkEditAction = z.output<typeof action>

const target = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('chosen'),
    ids: z.array(id).min(1).max(bulkEditLimits.chosen).refine(isUnique, 'each product once')
  }),
  /** Every product that matches, at most 10,000. */
  z.object({ kind: z.literal('filter'), filter: z.object(productFilter) })
])
export type BulkEditTarget = z.output<typeof target>

const request = z.object({ target, action })
export type BulkEditRequest = z.output<typeof request>

/** Products by name, with the reason. `items` are the first of them. */
const named = z.object({
  count: z.int().min(0),
  items: z.array(z.object({ name: z.string(), reason: z.string(), message: z.string() }))
})
export type BulkEditNamed = z.infer<typeof named>

/** A value before and after: a price or pieces, or a category or status. Null: no sale price. */
const value = z.union([z.number(), z.string()]).nullable()

const preview = z.object({
  /** Products the edit is about, and how many of them and of their variants change. */
  products: z.int().min(0),
  /** Which products in which revision. A server of the version before does not say. */
  hash: z.string().optional(),
  changed: z.int().min(0),
  variants: z.int().min(0),
  examples: z.array(z.object({ name: z.string(), sku: z.string().nullable(), from: value, to: value })),
  refused: named
})
export type BulkEditPreview = z.infer<typeof preview>

const bulkEdit = z.object({
  id,
  state: z.enum(['running', 'done', 'undoing', 'undone']),
  products: z.int().min(0),
  /** Products the current run has dealt with, of `toDo`. */
  done: z.int().min(0),
  toDo: z.int().min(0),
  changed: z.int().min(0),
  refused: named,
  /** Products that an undo did not restore wholly, because they were changed since. */
  kept: named
})
export type BulkEdit = z.infer<typeof bulkEdit>

const ofProducts = { tag: 'admin', access: 'admin', permission: 'products.change' } as const
const byId = z.object({ id })

export const bulkEditCalls = defineCalls({
  'POST /api/v1/admin/bulk-edits/preview': {
    summary: 'What an edit of several products would change, with examples and those it would leave out',
    ...ofProducts,
    body: request,
    answers: { 200: preview }
  },
  'POST /api/v1/admin/bulk-edits': {
    summary:
      'Edit several products, in batches with one transaction each; more than some go on in a job. Repeated with the same key it is the same edit',
    ...ofProducts,
    body: request.extend({
      key: id,
      /** Number and hash of the products of the preview: refused if others match now, or one was changed since. */
      products: z.int().min(1).max(bulkEditLimits.products),
      hash: z.string().max(64).optional()
    }),
    answers: { 202: bulkEdit }
  },
  'GET /api/v1/admin/bulk-edits/{id}': {
    summary: 'Progress and outcome of an edit of several products',
    ...ofProducts,
    params: byId,
    answers: { 200: bulkEdit }
  },
  'POST /api/v1/admin/bulk-edits/{id}/undo': {
    summary: 'Restore what an edit changed, except what was changed since',
    ...ofProducts,
    params: byId,
    answers: { 202: bulkEdit }
  }
})
