import type { StaffInvitation } from '@motif/contract'
import { type StaffRole, invitationDays, staffLimits } from '@motif/contract/staff-rules'
import { type SQL, and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { foldEmail, lockStaff, namesOf, tokenHash } from '../accounts/index.ts'
import { audit } from '../audit/index.ts'
import { assertMayGiveRole } from './staff.ts'
import { staffInvitations } from './tables.ts'

type Row = typeof staffInvitations.$inferSelect

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Mail limits: per address and day, per inviter and hour, and the pause between two mails to an address. */
const mailLimits = { ofAddress: 5, ofInviter: 20, pauseMs: 60_000 }

/** Days an ended invitation is kept, because it counts towards the limits. */
const retentionDays = 30

const linkUrl = ({ config }: Pick<Platform, 'config'>, token: string) =>
  `${config.publicUrl}/register?${new URLSearchParams({ invitation: token })}`

async function viewInvitations(
  { clock }: Pick<Platform, 'clock'>,
  db: Database | Transaction,
  rows: readonly Row[]
): Promise<StaffInvitation[]> {
  const names = await namesOf(
    db,
    rows.map(({ invitedBy }) => invitedBy)
  )
  return rows.map(({ id, name, email, role, invitedBy, mailedAt, expiresAt }) => ({
    id,
    name,
    email,
    role,
    by: names.get(invitedBy) ?? null,
    mailedAt: mailedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= clock.now()
  }))
}

async function viewOne(platform: Platform, tx: Transaction, row: Row | undefined): Promise<StaffInvitation> {
  const [viewed] = row ? await viewInvitations(platform, tx, [row]) : []
  if (!viewed) throw new Error('An invitation that was just written is gone')
  return viewed
}

const isOpen = isNull(staffInvitations.endedAt)

/** Open invitations, expired ones included, oldest first. */
export async function openInvitations(platform: Platform): Promise<StaffInvitation[]> {
  const { db } = platform
  const rows = await db
    .select()
    .from(staffInvitations)
    .where(isOpen)
    .orderBy(asc(staffInvitations.invitedAt), asc(staffInvitations.id))
    .limit(staffLimits.invitations)
  return viewInvitations(platform, db, rows)
}

const mailsOf = async (tx: Transaction, which: SQL | undefined): Promise<number> => {
  const [counted] = await tx
    .select({ mails: sql<number>`coalesce(sum(${staffInvitations.mails}), 0)::int` })
    .from(staffInvitations)
    .where(which)
  return counted?.mails ?? 0
}

/** Refuses another mail beyond the limits. Changes of staff are serialised, so the count is exact. */
async function assertMailLimits(
  { clock }: Pick<Platform, 'clock'>,
  tx: Transaction,
  emailKey: string,
  invitedBy: string
): Promise<void> {
  const now = clock.now().getTime()
  const since = (ms: number) => gt(staffInvitations.mailedAt, new Date(now - ms))
  const toAddress = eq(staffInvitations.emailKey, emailKey)
  const byInviter = eq(staffInvitations.invitedBy, invitedBy)
  if ((await mailsOf(tx, and(toAddress, since(mailLimits.pauseMs)))) > 0)
    throw new ProblemError('invitation-just-sent', { retryAfter: mailLimits.pauseMs / 1000 })
  if (
    (await mailsOf(tx, and(toAddress, since(dayMs)))) >= mailLimits.ofAddress ||
    (await mailsOf(tx, and(byInviter, since(hourMs)))) >= mailLimits.ofInviter
  )
    throw new ProblemError('invitations-over-limit', { retryAfter: hourMs / 1000 })
}

const sendMail = (platform: Platform, tx: Transaction, row: Row, by: Person, token: string) =>
  platform.mail.send(
    {
      to: row.email,
      template: 'staff-invitation',
      data: { name: row.name, by: by.name, role: row.role, url: linkUrl(platform, token), days: invitationDays }
    },
    { tx }
  )

const mailed = (now: Date, token: string) => ({
  tokenHash: tokenHash(token),
  mailedAt: now,
  expiresAt: new Date(now.getTime() + invitationDays * dayMs)
})

export function invite(
  platform: Platform,
  asker: Person,
  { name, email, role }: { name: string; email: string; role: StaffRole }
): Promise<StaffInvitation> {
  const { clock, randomId } = platform
  const [now, token, emailKey] = [clock.now(), randomId(32), foldEmail(email)]
  return platform.db.transaction(async (tx) => {
    const staff = await lockStaff(tx)
    assertMayGiveRole(staff, asker, [role])
    const at = { errors: [{ pointer: '/email' }] }
    if ([...staff.values()].some((one) => foldEmail(one.email) === emailKey))
      throw new ProblemError('staff-already', at)
    const open = await tx.$count(staffInvitations, isOpen)
    if (staff.size + open >= staffLimits.people || open >= staffLimits.invitations) throw new ProblemError('staff-full')
    if ((await tx.$count(staffInvitations, and(isOpen, eq(staffInvitations.emailKey, emailKey)))) > 0)
      throw new ProblemError('invited-already', at)
    await assertMailLimits(platform, tx, emailKey, asker.id)
    const [row] = await tx
      .insert(staffInvitations)
      .values({
        id: randomId(),
        name,
        email,
        emailKey,
        role,
        invitedBy: asker.id,
        invitedAt: now,
        ...mailed(now, token)
      })
      .returning()
    if (row) await sendMail(platform, tx, row, asker, token)
    const invited = await viewOne(platform, tx, row)
    await audit(platform, tx, {
      adminId: asker.id,
      action: 'staff.invite',
      subject: invited.id,
      change: { from: null, to: { name, email, role } }
    })
    return invited
  })
}

/** An open invitation that the caller may change; locks the staff. */
async function lockInvitation(tx: Transaction, asker: Person, id: string): Promise<Row> {
  const staff = await lockStaff(tx)
  const [row] = await tx
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.id, id), isOpen))
    .for('update')
  if (!row) throw new ProblemError('invitation-not-found')
  assertMayGiveRole(staff, asker, [row.role])
  return row
}

/** Sends an invitation again with a new link. The sender becomes its inviter. */
export function resend(platform: Platform, asker: Person, id: string): Promise<StaffInvitation> {
  const [now, token] = [platform.clock.now(), platform.randomId(32)]
  return platform.db.transaction(async (tx) => {
    const { emailKey, name, email, role } = await lockInvitation(tx, asker, id)
    await assertMailLimits(platform, tx, emailKey, asker.id)
    const [row] = await tx
      .update(staffInvitations)
      .set({ ...mailed(now, token), invitedBy: asker.id, mails: sql`${staffInvitations.mails} + 1` })
      .where(eq(staffInvitations.id, id))
      .returning()
    if (row) await sendMail(platform, tx, row, asker, token)
    await audit(platform, tx, { adminId: asker.id, action: 'staff.resend', subject: id, change: { name, email, role } })
    return viewOne(platform, tx, row)
  })
}

export function withdraw(platform: Platform, asker: Person, id: string): Promise<void> {
  return platform.db.transaction(async (tx) => {
    const { name, email, role } = await lockInvitation(tx, asker, id)
    await tx.update(staffInvitations).set({ endedAt: platform.clock.now() }).where(eq(staffInvitations.id, id))
    await audit(platform, tx, {
      adminId: asker.id,
      action: 'staff.withdraw',
      subject: id,
      change: { from: { name, email, role }, to: null }
    })
  })
}

/** Deletes old invitations. */
export async function clearInvitations({ db, clock }: Platform): Promise<void> {
  await db
    .delete(staffInvitations)
    .where(lt(staffInvitations.mailedAt, new Date(clock.now().getTime() - retentionDays * dayMs)))
}
