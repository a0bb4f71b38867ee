import type { StaffMember } from '@motif/contract'
import { type StaffRole, mayGive, staffRoles } from '@motif/contract/staff-rules'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { type StaffAccount, giveStaffRole, listStaff, lockStaff, takeStaffRole } from '../accounts/index.ts'
import { audit } from '../audit/index.ts'

const rank = ({ role }: Pick<StaffAccount, 'role'>) => staffRoles.indexOf(role)

/** All staff, owners first. */
export async function viewStaff(db: Database | Transaction, asker: Pick<Person, 'id'>): Promise<StaffMember[]> {
  const rows = await listStaff(db)
  return rows
    .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name) || a.id.localeCompare(b.id))
    .map(({ lastSignInAt, ...member }) => ({
      ...member,
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
      isSelf: member.id === asker.id
    }))
}

export async function viewMember(tx: Transaction, asker: Pick<Person, 'id'>, id: string): Promise<StaffMember> {
  const member = (await viewStaff(tx, asker)).find((one) => one.id === id)
  if (!member) throw new Error('Somebody of staff who was just changed is gone')
  return member
}

/**
 * Refuses roles the caller may not give: managers give those below theirs. The caller's role is read inside the transaction, because it may have
 * changed while they waited.
 */
export function assertMayGiveRole(
  staff: ReadonlyMap<string, StaffAccount>,
  asker: Pick<Person, 'id'>,
  roles: readonly StaffRole[]
): void {
  const by = staff.get(asker.id)
  if (!by || !roles.every((role) => mayGive(by.role, role))) throw new ProblemError('staff-role-beyond')
}

const ownersOf = (staff: ReadonlyMap<string, StaffAccount>) =>
  [...staff.values()].filter(({ role }) => role === 'owner').length

/** A member of staff whom the caller may change. The last owner must stay, because nobody could appoint one. */
async function lockMember(
  tx: Transaction,
  asker: Pick<Person, 'id'>,
  id: string,
  to: StaffRole | undefined
): Promise<StaffAccount> {
  const staff = await lockStaff(tx)
  const member = staff.get(id)
  if (!member) throw new ProblemError('staff-not-found')
  assertMayGiveRole(staff, asker, to === undefined ? [member.role] : [member.role, to])
  if (member.role === 'owner' && to !== 'owner' && ownersOf(staff) === 1) throw new ProblemError('last-owner')
  return member
}

export function changeRole(platform: Platform, asker: Person, id: string, role: StaffRole): Promise<StaffMember> {
  return platform.db.transaction(async (tx) => {
    const member = await lockMember(tx, asker, id, role)
    if (member.role !== role) {
      await giveStaffRole(platform, tx, id, role)
      await audit(platform, tx, {
        adminId: asker.id,
        action: 'staff.change',
        subject: id,
        change: { from: { name: member.name, role: member.role }, to: { name: member.name, role } }
      })
    }
    return viewMember(tx, asker, id)
  })
}

/** Removes a member of staff. Their log entries keep their name. */
export function removeMember(platform: Platform, asker: Person, id: string): Promise<void> {
  return platform.db.transaction(async (tx) => {
    const { name, email, role } = await lockMember(tx, asker, id, undefined)
    await takeStaffRole(platform, tx, id)
    await audit(platform, tx, {
      adminId: asker.id,
      action: 'staff.remove',
      subject: id,
      change: { from: { name, email, role }, to: null }
    })
  })
}
