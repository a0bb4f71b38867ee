import { z } from 'zod'
import { earlierStatuses } from './admin-products.ts'
import { defineCalls } from './call.ts'
import { checklistItems, confirmableItems } from './checklist-rules.ts'

const checklist = z.object({
  items: z.array(
    z.object({
      id: z.enum(checklistItems),
      isDone: z.boolean(),
      /** Whether staff confirmed it as it is. */
      isConfirmed: z.boolean()
    })
  ),
  /** Visible demonstration products. */
  demonstrationProducts: z.int().min(0)
})
export type Checklist = z.infer<typeof checklist>

/** What undoes the removal: former statuses of products, and codes of disabled coupons. */
const removedDemonstration = earlierStatuses.extend({
  /** A server of the version before does not say. */
  coupons: z.array(z.string()).optional()
})
export type RemovedDemonstration = z.infer<typeof removedDemonstration>

const confirmable = z.object({ item: z.enum(confirmableItems) })
const admin = { tag: 'admin', access: 'admin' } as const

export const checklistCalls = defineCalls({
  'GET /api/v1/admin/checklist': {
    summary: 'What the shop needs before it sells for real, and what of it is done',
    ...admin,
    permission: 'settings.read',
    answers: { 200: checklist }
  },
  'PUT /api/v1/admin/checklist/{item}': {
    summary: 'Say that something is right as it is',
    ...admin,
    permission: 'settings.change',
    params: confirmable,
    answers: { 200: checklist }
  },
  'DELETE /api/v1/admin/checklist/{item}': {
    summary: 'Take that back',
    ...admin,
    permission: 'settings.change',
    params: confirmable,
    answers: { 200: checklist }
  },
  'DELETE /api/v1/admin/demonstration': {
    summary: 'Archive the demonstration products, disable the coupons, delete synonyms and empty categories',
    ...admin,
    permission: 'products.change',
    answers: { 200: removedDemonstration }
  }
})
