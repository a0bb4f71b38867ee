import { z } from 'zod'

/** An idempotency key per request; a retry with the same key has no further effect. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .min(8)
    .max(128)
    .regex(/^[\w-]+$/)
})
