import { z } from 'zod'

/**
 * Every code a refusal can carry, with its status and title. A code is for programs, `detail` is the
 * sentence for the person.
 */
export const problems = {
  'invalid-input': { status: 400, title: 'Something in the request is not valid' },
  'malformed-json': { status: 400, title: 'The body is not valid JSON' },
  'invalid-code': { status: 400, title: 'The code is wrong or has expired' },
  'invalid-reset-token': { status: 400, title: 'The password reset has expired' },
  'weak-password': { status: 400, title: 'The password is too easy to guess' },
  'invalid-coupon': { status: 400, title: 'The coupon does not apply' },
  'empty-cart': { status: 400, title: 'The cart is empty' },
  'unshippable': { status: 400, title: 'Not delivered to that country' },
  'invalid-upload': { status: 400, title: 'The file cannot be used' },
  'sign-in-required': { status: 401, title: 'Sign in first' },
  'wrong-credentials': { status: 401, title: 'E-mail or password is wrong' },
  'forbidden': { status: 403, title: 'Not allowed' },
  'quota-exceeded': { status: 403, title: 'There is no room for more' },
  'unverified': { status: 403, title: 'The e-mail address is not verified yet' },
  'not-found': { status: 404, title: 'Nothing is here' },
  'method-not-allowed': { status: 405, title: 'That method is not offered here' },
  'out-of-stock': { status: 409, title: 'Not enough in stock' },
  'idempotency-conflict': { status: 409, title: 'The key was used for another request' },
  'conflict': { status: 409, title: 'It changed in the meantime' },
  'too-large': { status: 413, title: 'Too much was sent' },
  'unsupported-media-type': { status: 415, title: 'That kind of content is not taken' },
  'too-many-requests': { status: 429, title: 'Too many tries' },
  'internal': { status: 500, title: 'Something broke on our side' },
  'unavailable': { status: 503, title: 'Not ready' }
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof problems

/** `application/problem+json` (RFC 9457) with the shop's own members. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  requestId: z.string(),
  /** Seconds after which trying again makes sense. */
  retryAfter: z.int().min(0).optional(),
  /** One entry a member of the request that is wrong; `pointer` is a JSON pointer (RFC 6901) into the body, or names a query parameter. */
  errors: z.array(z.object({ pointer: z.string(), detail: z.string(), code: z.string().optional() })).optional()
})
export type Problem = z.infer<typeof problem>
