import { eq } from 'drizzle-orm'
import { rowsAbout } from '../../platform/personal-data.ts'
import { staffInvitations } from './tables.ts'

export const invitationData = rowsAbout(
  {
    table: staffInvitations,
    by: staffInvitations.id,
    which: ({ email }) => eq(staffInvitations.emailKey, email),
    without: ['tokenHash', 'invitedBy']
  },
  { kind: 'invitations', fate: 'erased' }
)
