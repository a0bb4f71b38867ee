import { staffRoles } from '@motif/contract/staff-rules'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Invitations of staff. Accepted and withdrawn ones are kept for a while, to count mails per address. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The normalised address. */
    emailKey: text('email_key').notNull(),
    role: text('role', { enum: staffRoles }).notNull(),
    /** Hash of the token in the newest mail; earlier ones are invalid. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The inviter, who must still be allowed to give the role. */
    invitedBy: text('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    invitedAt: moment('invited_at').notNull(),
    mailedAt: moment('mailed_at').notNull(),
    mails: smallint('mails').notNull().default(1),
    /** Expiry of its link. */
    expiresAt: moment('expires_at').notNull(),
    /** When it was accepted or withdrawn; null while it is open. */
    endedAt: moment('ended_at')
  },
  (table) => [
    check('staff_invitations_role', sql`${table.role} in ('owner', 'manager', 'support', 'production', 'viewer')`),
    uniqueIndex('staff_invitations_open')
      .on(table.emailKey)
      .where(sql`${table.endedAt} is null`),
    index('staff_invitations_email').on(table.emailKey),
    index('staff_invitations_by').on(table.invitedBy, table.mailedAt),
    index('staff_invitations_mailed').on(table.mailedAt)
  ]
)
