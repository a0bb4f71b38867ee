import type { Module } from '../../platform/module.ts'
import { ProblemError } from '../../platform/problem.ts'
import { routes } from '../../platform/route.ts'
import { isTwoFactorDemanded } from '../accounts/index.ts'
import { acceptInvitation, openInvitation } from './accept-invitation.ts'
import { clearInvitations, invite, openInvitations, resend, withdraw } from './invitations.ts'
import { changeRole, removeMember, viewStaff } from './staff.ts'
import { demandOfStaff, resetTwoFactor } from './two-factor.ts'

/** Staff and their roles: change, removal and invitation. */
export const staffModule: Module = (app, platform) => {
  const guarded = { config: { rateLimit: { max: platform.config.rateLimits.accounts, timeWindow: 60_000 } } }
  platform.jobs.every('staff.clear-invitations', '51 3 * * *', () => clearInvitations(platform))
  routes(app, platform)
    .on('GET /api/v1/admin/staff/me', ({ person: { id, name, staffRole } }) => {
      // Every member of staff has a role.
      if (staffRole === null) throw new ProblemError('administrators-only')
      return { id, name, role: staffRole }
    })
    .on('GET /api/v1/admin/staff', async ({ person }) => ({
      items: await viewStaff(platform.db, person),
      invitations: await openInvitations(platform),
      demandsTwoFactor: await isTwoFactorDemanded(platform.db)
    }))
    .on('PATCH /api/v1/admin/staff/{id}', ({ person, params, body }) =>
      changeRole(platform, person, params.id, body.role)
    )
    .on('DELETE /api/v1/admin/staff/{id}', async ({ person, params }) => {
      await removeMember(platform, person, params.id)
      return {}
    })
    .on('DELETE /api/v1/admin/staff/{id}/two-factor', ({ person, params }) =>
      resetTwoFactor(platform, person, params.id)
    )
    .on('PUT /api/v1/admin/staff-rules', ({ person, body }) => demandOfStaff(platform, person, body))
    .on('POST /api/v1/admin/staff-invitations', ({ person, body }) => invite(platform, person, body))
    .on('POST /api/v1/admin/staff-invitations/{id}/resend', ({ person, params }) => resend(platform, person, params.id))
    .on('DELETE /api/v1/admin/staff-invitations/{id}', async ({ person, params }) => {
      await withdraw(platform, person, params.id)
      return {}
    })
    .on(
      'POST /api/v1/staff-invitations/open',
      ({ body, person }) => openInvitation(platform, body.token, person),
      guarded
    )
    .on(
      'POST /api/v1/staff-invitations/accept',
      ({ body, person }) => acceptInvitation(platform, body, person),
      guarded
    )
}
