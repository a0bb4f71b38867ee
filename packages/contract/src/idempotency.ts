import { z } from 'zod'

/** A new key for each wish; repeating a call with its key repeats nothing. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .min(8)
    .max(128)
    .regex(/^[\w-]+$/)
})
