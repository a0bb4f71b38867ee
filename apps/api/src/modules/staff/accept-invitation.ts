import type { InvitationStep, OpenedInvitation } from '@motif/contract'
import { mayGive } from '@motif/contract/staff-rules'
import { type SQL, and, eq, gt, isNull } from 'drizzle-orm'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import {
  confirmedAccount,
  foldEmail,
  giveStaffRole,
  lockStaff,
  makeProvenAccount,
  newPasswordHash,
  tokenHash
} from '../accounts/index.ts'
import { audit } from '../audit/index.ts'
import { staffInvitations } from './tables.ts'

type Row = typeof staffInvitations.$inferSelect

const isOpenNow = ({ clock }: Pick<Platform, 'clock'>, token: string): SQL | undefined =>
  and(
    eq(staffInvitations.tokenHash, tokenHash(token)),
    isNull(staffInvitations.endedAt),
    gt(staffInvitations.expiresAt, clock.now())
  )

/** The same refusal for a used, withdrawn, replaced, expired or unknown link. */
const ended = () => new ProblemError('invitation-ended')

async function findOpenInvitation(platform: Platform, token: string): Promise<Row> {
  const [row] = await platform.db.select().from(staffInvitations).where(isOpenNow(platform, token))
  if (!row) throw ended()
  return row
}

async function stepOf(
  platform: Platform,
  { email, emailKey }: Row,
  person: Person | undefined
): Promise<InvitationStep> {
  if (person) return foldEmail(person.email) === emailKey ? 'accept' : 'else'
  return (await confirmedAccount(platform.db, email)) ? 'sign-in' : 'account'
}

export async function openInvitation(
  platform: Platform,
  token: string,
  person: Person | undefined
): Promise<OpenedInvitation> {
  const row = await findOpenInvitation(platform, token)
  const { name, email, role } = row
  return { name, email, role, step: await stepOf(platform, row, person) }
}

const refusals = { 'sign-in': 'invitation-needs-sign-in', else: 'invitation-of-another' } as const

/**
 * Accepts an invitation. The link verifies the address, as a code does. The owner of an existing account signs in first. It works once, and while
 * the inviter may give that role.
 */
export async function acceptInvitation(
  platform: Platform,
  { token, name, password }: { token: string; name?: string | undefined; password?: string | undefined },
  person: Person | undefined
): Promise<{ email: string }> {
  const row = await findOpenInvitation(platform, token)
  const step = await stepOf(platform, row, person)
  if (step === 'sign-in' || step === 'else') {
    // The same link may have created the account meanwhile.
    await findOpenInvitation(platform, token)
    throw new ProblemError(refusals[step])
  }
  const account = { name: name ?? row.name, email: row.email }
  const passwordHash = step === 'account' ? await newPasswordHash({ ...account, password: password ?? '' }) : undefined
  return platform.db.transaction(async (tx) => {
    const staff = await lockStaff(tx)
    const [taken] = await tx
      .update(staffInvitations)
      .set({ endedAt: platform.clock.now() })
      .where(isOpenNow(platform, token))
      .returning()
    const inviter = taken && staff.get(taken.invitedBy)
    if (!taken || !inviter || !mayGive(inviter.role, taken.role)) throw ended()
    const id =
      passwordHash === undefined ? person?.id : await makeProvenAccount(platform, tx, { ...account, passwordHash })
    if (id === undefined) throw new ProblemError('invitation-needs-sign-in')
    if (staff.has(id)) throw new ProblemError('staff-already')
    await giveStaffRole(platform, tx, id, taken.role)
    await audit(platform, tx, {
      adminId: id,
      action: 'staff.join',
      subject: id,
      change: { from: null, to: { ...account, role: taken.role }, invitedBy: inviter.name }
    })
    return { email: row.email }
  })
}
