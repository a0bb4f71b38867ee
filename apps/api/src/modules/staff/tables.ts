import { staffRoles } from '@motif/contract/staff-rules'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Who was invited to the staff. Those that were accepted or withdrawn stay a while, so that mails to an address are counted. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The address folded to one form. */
    emailKey: text('email_key').notNull(),
    role: text('role', { enum: staffRoles }).notNull(),
    /** Hash of the token in the newest mail; an older mail's opens nothing. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Whose invitation it is; it counts while they may still give that role. */
    invitedBy: text('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    invitedAt: moment('invited_at').notNull(),
    mailedAt: moment('mailed_at').notNull(),
    mails: smallint('mails').notNull().default(1),
    /** Its link is good until then. */
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
