import type { StaffMember } from '@motif/contract'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { demandTwoFactor, endAllSessions, lockStaff, removeTwoFactor } from '../accounts/index.ts'
import { audit } from '../audit/index.ts'
import { viewMember, viewStaff } from './staff.ts'

/**
 * Removes a colleague's two-factor sign-in, such as after a lost phone, and ends their sessions. Your own needs a code, because somebody at an
 * unlocked browser has none.
 */
export function resetTwoFactor(platform: Platform, asker: Person, id: string): Promise<StaffMember> {
  if (id === asker.id) throw new ProblemError('two-factor-own')
  return platform.db.transaction(async (tx) => {
    const member = (await lockStaff(tx)).get(id)
    if (!member) throw new ProblemError('staff-not-found')
    if (!(await removeTwoFactor(tx, id))) throw new ProblemError('two-factor-off')
    await endAllSessions(platform, tx, id)
    await audit(platform, tx, {
      adminId: asker.id,
      action: 'two-factor.reset',
      subject: id,
      change: { name: member.name }
    })
    await platform.mail.send({ to: member.email, template: 'two-factor-reset', data: { by: asker.name } }, { tx })
    return viewMember(tx, asker, id)
  })
}

/** Requires two-factor sign-in of all staff, or leaves it to each. The caller must use it, which proves that it works. */
export function demandOfStaff(
  platform: Platform,
  asker: Person,
  { demandsTwoFactor }: { demandsTwoFactor: boolean }
): Promise<{ demandsTwoFactor: boolean }> {
  return platform.db.transaction(async (tx) => {
    const own = (await viewStaff(tx, asker)).find(({ isSelf }) => isSelf)
    if (demandsTwoFactor && own?.hasTwoFactor !== true) throw new ProblemError('two-factor-own-first')
    const before = await demandTwoFactor(tx, demandsTwoFactor)
    if (before !== demandsTwoFactor)
      await audit(platform, tx, {
        adminId: asker.id,
        action: 'staff.demand-two-factor',
        subject: 'staff',
        change: { from: { demandsTwoFactor: before }, to: { demandsTwoFactor } }
      })
    return { demandsTwoFactor }
  })
}
