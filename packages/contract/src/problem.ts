import { z } from 'zod'
import { unconfirmedDesign } from './findings.ts'

/**
 * Every code a refusal can carry, with its status and title. A code is for programs, `detail` is the
 * sentence for the person; `reason` and `params` say what the sentence is made of.
 */
export const problems = {
  'invalid-input': { status: 400, title: 'Something in the request is not valid' },
  'malformed-json': { status: 400, title: 'The body is not valid JSON' },
  'invalid-code': { status: 400, title: 'The code is wrong or has expired' },
  'invalid-reset-token': { status: 400, title: 'The password reset has expired' },
  'weak-password': { status: 400, title: 'The password is too easy to guess' },
  'invalid-coupon': { status: 400, title: 'The coupon does not apply' },
  'empty-cart': { status: 400, title: 'The cart is empty' },
  unshippable: { status: 400, title: 'Not delivered to that country' },
  'invalid-upload': { status: 400, title: 'The file cannot be used' },
  'sign-in-required': { status: 401, title: 'Sign in first' },
  'wrong-credentials': { status: 401, title: 'E-mail or password is wrong' },
  'challenge-required': { status: 403, title: 'A check comes first' },
  forbidden: { status: 403, title: 'Not allowed' },
  'quota-exceeded': { status: 403, title: 'There is no space for more' },
  unverified: { status: 403, title: 'The e-mail address is not verified yet' },
  'not-found': { status: 404, title: 'Nothing is here' },
  'method-not-allowed': { status: 405, title: 'That method is not offered here' },
  'out-of-stock': { status: 409, title: 'Not enough in stock' },
  'idempotency-conflict': { status: 409, title: 'The key was used for another request' },
  'design-unconfirmed': { status: 409, title: 'Something of the design has to be confirmed first' },
  conflict: { status: 409, title: 'It changed in the meantime' },
  'too-large': { status: 413, title: 'Too much was sent' },
  'unsupported-media-type': { status: 415, title: 'That kind of content is not taken' },
  'too-complex': { status: 422, title: 'The design takes too long to draw' },
  'too-many-requests': { status: 429, title: 'Too many tries' },
  internal: { status: 500, title: 'Something broke on our side' },
  unavailable: { status: 503, title: 'Not ready' }
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof problems

/**
 * Every reason of a refusal, with the code it is refused by. The catalogue of messages has a sentence for each
 * (`packages/messages/locales/<locale>/refusals.json`). Some are told of a member of the request only.
 */
export const reasons = {
  'body-over-limit': 'too-large',
  'file-over-limit': 'too-large',
  'request-over-limit': 'too-large',
  'body-not-json': 'unsupported-media-type',
  'file-not-multipart': 'unsupported-media-type',
  'json-malformed': 'malformed-json',
  'json-empty': 'malformed-json',
  'body-length-wrong': 'invalid-input',
  'request-unreadable': 'invalid-input',
  'address-unreadable': 'invalid-input',
  'input-invalid': 'invalid-input',
  'member-invalid': 'invalid-input',
  'address-unknown': 'not-found',
  'method-not-offered': 'method-not-allowed',
  'requests-over-limit': 'too-many-requests',
  'origin-foreign': 'forbidden',
  'database-away': 'unavailable',
  'storage-away': 'unavailable',
  'server-not-ready': 'unavailable',
  'server-fault': 'internal',
  'sign-in-needed': 'sign-in-required',
  'sign-in-expired': 'sign-in-required',
  'nobody-signed-in': 'sign-in-required',
  'administrators-only': 'forbidden',
  'login-wrong': 'wrong-credentials',
  'logins-over-limit': 'too-many-requests',
  'email-unconfirmed': 'unverified',
  'code-just-sent': 'too-many-requests',
  'code-wrong': 'invalid-code',
  'reset-expired': 'invalid-reset-token',
  'current-password-wrong': 'invalid-input',
  'password-too-short': 'weak-password',
  'password-too-long': 'weak-password',
  'password-personal': 'weak-password',
  'password-common': 'weak-password',
  'google-away': 'unavailable',
  'google-email-unconfirmed': 'conflict',
  'address-not-found': 'not-found',
  'address-book-full': 'invalid-input',
  'picture-not-multipart': 'unsupported-media-type',
  'picture-not-chosen': 'invalid-upload',
  'file-missing': 'invalid-upload',
  'picture-over-limit': 'too-large',
  'picture-format-unknown': 'invalid-upload',
  'picture-damaged': 'invalid-upload',
  'picture-mislabelled': 'invalid-upload',
  'picture-moving': 'invalid-upload',
  'picture-too-detailed': 'invalid-upload',
  'picture-too-many-pixels': 'invalid-upload',
  'picture-too-slow': 'invalid-upload',
  'reading-busy': 'unavailable',
  'upload-not-found': 'not-found',
  'uploads-full': 'quota-exceeded',
  'uploads-of-day-full': 'quota-exceeded',
  'picture-not-found': 'not-found',
  'mockup-not-found': 'not-found',
  'drawing-busy': 'unavailable',
  'drawings-over-limit': 'too-many-requests',
  'product-not-found': 'not-found',
  'variant-not-found': 'not-found',
  'price-in-other-currency': 'invalid-input',
  'price-out-of-range': 'invalid-input',
  'template-not-found': 'not-found',
  'template-product-not-found': 'not-found',
  'design-not-found': 'not-found',
  'design-not-shared': 'not-found',
  'design-version-not-found': 'not-found',
  'design-area-not-found': 'not-found',
  'designs-kept-here': 'not-found',
  'designs-over-limit': 'invalid-input',
  'designs-full': 'quota-exceeded',
  'design-changed-elsewhere': 'conflict',
  'design-being-changed': 'unavailable',
  'design-unreachable': 'unavailable',
  'design-too-large': 'too-large',
  'design-too-slow': 'too-complex',
  'design-area-too-slow': 'too-complex',
  'design-picture-of-others': 'invalid-input',
  'upload-of-others': 'invalid-input',
  'design-picture-gone': 'invalid-input',
  'design-picture-of-other-account': 'invalid-input',
  'product-not-customisable': 'invalid-input',
  'design-of-other-product': 'invalid-input',
  'product-lacks-area': 'invalid-input',
  'design-character-unprintable': 'invalid-input',
  'design-empty': 'invalid-input',
  'design-letters-missing': 'invalid-input',
  'design-qr-too-long': 'invalid-input',
  'design-not-printable': 'invalid-input',
  'design-open-to-confirm': 'design-unconfirmed',
  'design-findings-open': 'design-unconfirmed',
  'cart-not-found': 'not-found',
  'line-not-in-cart': 'not-found',
  'cart-full': 'invalid-input',
  'cart-designs-of-day-full': 'quota-exceeded',
  'variant-not-sold': 'invalid-input',
  'variant-unknown': 'invalid-input',
  'item-not-sold-any-more': 'invalid-input',
  'line-over-limit': 'invalid-input',
  'item-sold-out': 'out-of-stock',
  'item-low-in-stock': 'out-of-stock',
  'country-not-delivered-to': 'unshippable',
  'parcel-too-heavy': 'unshippable',
  'coupon-unknown': 'invalid-coupon',
  'coupon-not-working': 'invalid-coupon',
  'coupon-not-started': 'invalid-coupon',
  'coupon-ended': 'invalid-coupon',
  'coupon-used-up': 'invalid-coupon',
  'coupon-used-before': 'invalid-coupon',
  'coupon-not-first-order': 'invalid-coupon',
  'coupon-no-products': 'invalid-coupon',
  'coupon-minimum': 'invalid-coupon',
  'coupon-minimum-of-products': 'invalid-coupon',
  'coupon-used-up-meanwhile': 'invalid-coupon',
  'coupon-guesses-over-limit': 'too-many-requests',
  'coupon-not-found': 'not-found',
  'coupon-code-taken': 'conflict',
  'code-taken': 'conflict',
  'coupon-ends-before-start': 'invalid-input',
  'coupon-category-unknown': 'invalid-input',
  'coupon-product-unknown': 'invalid-input',
  'nothing-to-order': 'empty-cart',
  'order-paid-already': 'empty-cart',
  'delivery-not-offered': 'invalid-input',
  'delivery-unknown': 'invalid-input',
  'items-not-sold-any-more': 'out-of-stock',
  'item-not-orderable': 'out-of-stock',
  'items-short': 'out-of-stock',
  'item-just-sold-out': 'out-of-stock',
  'item-short': 'out-of-stock',
  'items-about-to-be-paid': 'unavailable',
  'order-sent-differently': 'idempotency-conflict',
  'check-before-order': 'challenge-required',
  'orders-unpaid': 'too-many-requests',
  'orders-in-the-way': 'unavailable',
  'payment-not-found': 'not-found',
  'items-sold-out-meanwhile': 'out-of-stock',
  'order-replaced': 'conflict',
  'provider-away': 'unavailable',
  'payment-refused': 'conflict',
  'event-unsigned': 'invalid-input',
  'event-unknown': 'invalid-input',
  'order-not-found': 'not-found',
  'order-unknown': 'not-found',
  'order-of-others': 'forbidden',
  'order-not-movable': 'conflict',
  'order-line-without-design': 'not-found',
  'invoice-not-issued': 'not-found',
  'credit-note-not-issued': 'not-found',
  'refund-sent-differently': 'idempotency-conflict',
  'refund-refused': 'conflict',
  'nothing-paid': 'conflict',
  'line-not-in-order': 'invalid-input',
  'line-unknown': 'invalid-input',
  'line-refunded': 'conflict',
  'line-refunded-in-part': 'conflict',
  'delivery-refunded': 'conflict',
  'everything-refunded': 'conflict',
  'refund-over-rest': 'conflict',
  'refund-of-nothing': 'conflict',
  'nothing-printed': 'not-found',
  'print-file-not-ready': 'unavailable',
  'print-picture-missing': 'conflict',
  'print-design-unreadable': 'conflict',
  'print-file-failed': 'unavailable'
} as const satisfies Record<string, ProblemCode>

export type Reason = keyof typeof reasons

export const problemReason = z.enum(Object.keys(reasons) as [Reason, ...Reason[]])

/** What a sentence names: words, figures, a list of words. Amounts are in minor units, moments in ISO 8601. */
export const problemParams = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
export type ReasonParams = z.infer<typeof problemParams>

/**
 * A calculation that takes a browser a moment, made and signed by the server with altcha-lib, whose `solveChallenge` (PBKDF2) finds the solution.
 * The same call is then made again with the header `challenge-answer`: base64 of the JSON `{challenge, solution}`.
 */
export const challenge = z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() })
export type Challenge = z.infer<typeof challenge>

/** `application/problem+json` (RFC 9457) with the shop's own members. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** The sentence for the person, in the language of `Content-Language`. */
  detail: z.string(),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  /** Why exactly, below the code. */
  reason: problemReason.optional(),
  params: problemParams.optional(),
  requestId: z.string(),
  /** Seconds after which trying again makes sense. */
  retryAfter: z.int().min(0).optional(),
  /** There with `challenge-required`. */
  challenge: challenge.optional(),
  /** One entry a member of the request that is wrong; `pointer` is a JSON pointer (RFC 6901) into the body, or names a query parameter. */
  errors: z
    .array(
      z.object({
        pointer: z.string(),
        detail: z.string(),
        code: z.string().optional(),
        reason: problemReason.optional(),
        params: problemParams.optional()
      })
    )
    .optional(),
  /** With `design-unconfirmed`: the designs, and what of each is still to be confirmed. */
  unconfirmed: z.array(unconfirmedDesign).optional()
})
export type Problem = z.infer<typeof problem>
