import { z } from 'zod'
import { defineCalls } from './call.ts'
import { done, email, id, line, timestamp } from './primitives.ts'
import { limits } from './rules.ts'
import { staffRoles } from './staff-rules.ts'

const staffRole = z.enum(staffRoles)

export const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: staffRole,
  /** Last sign-in on record; null if there is none, such as for Google sign-in. */
  lastSignInAt: timestamp.nullable(),
  hasTwoFactor: z.boolean(),
  /** Whether it is the caller. */
  isSelf: z.boolean()
})
export type StaffMember = z.infer<typeof staffMember>

export const staffInvitation = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: staffRole,
  /** The inviter; null if the account is gone. */
  by: z.string().nullable(),
  mailedAt: timestamp,
  expiresAt: timestamp,
  isExpired: z.boolean()
})
export type StaffInvitation = z.infer<typeof staffInvitation>

/**
 * The next step for the invited person: create an `account`, `sign-in` to an existing one, `accept`, or, signed in as somebody `else`, log out
 * first.
 */
export const invitationStep = z.enum(['account', 'sign-in', 'accept', 'else'])
export type InvitationStep = z.infer<typeof invitationStep>

export const openedInvitation = z.object({ name: z.string(), email: z.string(), role: staffRole, step: invitationStep })
export type OpenedInvitation = z.infer<typeof openedInvitation>

const token = z.string().min(1).max(100)
const admin = { tag: 'admin', access: 'admin' } as const
const byId = z.object({ id })

export const staffCalls = defineCalls({
  'GET /api/v1/admin/staff/me': {
    summary: 'Who asks, and their role among the staff',
    ...admin,
    permission: 'admin.open',
    answers: { 200: z.object({ id: z.string(), name: z.string(), role: staffRole }) }
  },
  'GET /api/v1/admin/staff': {
    summary: 'Everybody of staff, owners first, and the invitations that wait',
    ...admin,
    permission: 'staff.read',
    answers: {
      200: z.object({
        items: z.array(staffMember),
        invitations: z.array(staffInvitation),
        /** Whether all staff must use two-factor sign-in. */
        demandsTwoFactor: z.boolean()
      })
    }
  },
  'PATCH /api/v1/admin/staff/{id}': {
    summary: 'Give somebody of staff another role; it counts from their next call on',
    ...admin,
    permission: 'staff.change',
    params: byId,
    body: z.object({ role: staffRole }),
    answers: { 200: staffMember }
  },
  'DELETE /api/v1/admin/staff/{id}': {
    summary: 'Take somebody out of the staff and end their sessions; the account stays, as a customer’s',
    ...admin,
    permission: 'staff.change',
    params: byId,
    answers: { 200: done }
  },
  'DELETE /api/v1/admin/staff/{id}/two-factor': {
    summary: 'Take away a colleague’s two-factor sign-in and end their sessions, such as after a lost phone',
    ...admin,
    permission: 'two-factor.change',
    params: byId,
    answers: { 200: staffMember }
  },
  'PUT /api/v1/admin/staff-rules': {
    summary: 'Demand two-factor sign-in of all staff, or leave it to each; it counts from their next call on',
    ...admin,
    permission: 'two-factor.change',
    body: z.strictObject({ demandsTwoFactor: z.boolean() }),
    answers: { 200: z.object({ demandsTwoFactor: z.boolean() }) }
  },
  'POST /api/v1/admin/staff-invitations': {
    summary: 'Invite somebody to the staff by mail; the link in it is good for three days and once',
    ...admin,
    permission: 'staff.change',
    body: z.object({ name: line(limits.nameMax), email, role: staffRole }),
    answers: { 201: staffInvitation }
  },
  'POST /api/v1/admin/staff-invitations/{id}/resend': {
    summary: 'Send an invitation again with a new link; the one before opens nothing any more',
    ...admin,
    permission: 'staff.change',
    params: byId,
    answers: { 200: staffInvitation }
  },
  'DELETE /api/v1/admin/staff-invitations/{id}': {
    summary: 'Withdraw an invitation',
    ...admin,
    permission: 'staff.change',
    params: byId,
    answers: { 200: done }
  },
  'POST /api/v1/staff-invitations/open': {
    summary: 'What an invitation is for, and what is left to do for whoever opens it',
    tag: 'accounts',
    access: 'optional',
    body: z.object({ token }),
    answers: { 200: openedInvitation }
  },
  'POST /api/v1/staff-invitations/accept': {
    summary: 'Accept an invitation: signed in as whom it is for, or, without an account, with a name and a password',
    tag: 'accounts',
    access: 'optional',
    body: z.object({
      token,
      name: line(limits.nameMax).optional(),
      password: z
        .string()
        .max(limits.passwordMax * 2)
        .optional()
    }),
    answers: { 200: z.object({ email: z.string() }) }
  }
})
