import { z } from 'zod'
import { defineCalls } from './call.ts'
import { done, email, id, line, phone, text } from './primitives.ts'
import { limits } from './rules.ts'

export const role = z.enum(['customer', 'admin'])
export type Role = z.infer<typeof role>

/** A person as the shop knows them. SPEC.md fixes the names `_id`, `name`, `email`, `role`. */
export const user = z.object({ _id: id, name: z.string(), email: z.string(), role })
export type User = z.infer<typeof user>

/** The result of a sign-in, stored in the browser under `userData`. `expires_in` is in seconds. */
export const loginData = z.object({
  id_token: z.string(),
  expires_in: z.int().positive(),
  user,
  /** Firebase custom token, if people sign in with Firebase. */
  firebaseToken: z.string().optional()
})
export type LoginData = z.infer<typeof loginData>

export const otpPurpose = z.enum(['register', 'reset'])
export type OtpPurpose = z.infer<typeof otpPurpose>

/** Length only. Weak passwords are refused with `weak-password` and the reason. */
const newPassword = z
  .string()
  .min(limits.passwordMin)
  .max(limits.passwordMax * 2)
const givenPassword = z
  .string()
  .min(1)
  .max(limits.passwordMax * 2)
const code = z.string().regex(/^\d{6}$/, 'six digits')
const retry = z.object({ resendAfter: z.int().min(0) })

export const authHeaders = z.object({ authtoken: z.string().max(4096) })

export const contactTopics = ['order', 'product', 'design', 'account', 'other'] as const

export const accountCalls = defineCalls({
  'POST /api/v1/register': {
    summary: 'Register; a one-time code goes out by mail',
    tag: 'accounts',
    access: 'public',
    body: z.object({ name: line(limits.nameMax), email, password: newPassword }),
    answers: { 201: retry.extend({ email: z.string() }) },
    isJudgedByStatus: true
  },
  'POST /api/v1/verify-otp': {
    summary: 'Check a one-time code',
    tag: 'accounts',
    access: 'public',
    body: z.object({ email, otp: code, purpose: otpPurpose }),
    answers: { 200: z.union([loginData, z.object({ resetToken: z.string() })]) }
  },
  'POST /api/v1/resend-otp': {
    summary: 'Send a new one-time code',
    tag: 'accounts',
    access: 'public',
    body: z.object({ email, purpose: otpPurpose }),
    answers: { 200: retry },
    isJudgedByStatus: true
  },
  'POST /api/v1/login': {
    summary: 'Sign in with e-mail and password',
    tag: 'accounts',
    access: 'public',
    body: z.object({ email, password: givenPassword }),
    answers: { 200: loginData }
  },
  'POST /api/v1/request-reset-password': {
    summary: 'Ask for a code to set a new password',
    tag: 'accounts',
    access: 'public',
    query: z.object({ email }),
    answers: { 200: retry },
    isJudgedByStatus: true
  },
  'POST /api/v1/reset-password': {
    summary: 'Set a new password; ends every session of the account',
    tag: 'accounts',
    access: 'public',
    body: z.object({ email, resetToken: z.string().min(1).max(200), password: newPassword }),
    answers: { 200: done },
    isJudgedByStatus: true
  },
  'POST /api/v1/refresh': {
    summary: 'New identity token for the refresh cookie',
    tag: 'accounts',
    access: 'public',
    answers: { 200: loginData }
  },
  'POST /api/v1/logout': {
    summary: 'End this session',
    tag: 'accounts',
    access: 'public',
    answers: { 200: done }
  },
  'POST /api/v1/logout-everywhere': {
    summary: 'End every session of the signed-in person, this one too',
    tag: 'accounts',
    access: 'user',
    answers: { 200: done }
  },
  'POST /api/v1/change-password': {
    summary: 'Set a new password while signed in; ends every other session',
    tag: 'accounts',
    access: 'user',
    body: z.object({ currentPassword: givenPassword, password: newPassword }),
    answers: { 200: loginData }
  },
  'POST /create-or-update-user': {
    summary: 'Create or update the signed-in user; one of the identity provider becomes known to the shop',
    tag: 'accounts',
    access: 'user',
    headers: authHeaders,
    answers: { 200: user }
  },
  'POST /current-user': {
    summary: 'The signed-in user',
    tag: 'accounts',
    access: 'user',
    headers: authHeaders,
    answers: { 200: user }
  },
  'PATCH /api/v1/profile': {
    summary: 'Complete or change one’s own profile',
    tag: 'accounts',
    access: 'user',
    body: z.object({ name: line(limits.nameMax).optional(), phone: phone.nullable().optional() }),
    answers: { 200: user }
  },
  'POST /api/v1/contact_us': {
    summary: 'Write to the shop',
    tag: 'contact',
    access: 'optional',
    body: z.object({
      name: line(limits.nameMax),
      email,
      topic: z.enum(contactTopics),
      message: text(limits.messageMax)
    }),
    answers: { 200: done },
    isJudgedByStatus: true
  }
})
