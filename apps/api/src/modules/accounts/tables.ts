import { staffRoles } from '@motif/contract/staff-rules'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { prefixIndex, wordPrefixes } from '../../platform/text-patterns.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Text that staff search accounts by. A space before each word lets short words match by their beginning. */
export const userSearchText = sql`(' ' || name || ' ' || email)`

/** Prefixes of its words. The trigram index also knows words behind a dot or an `@`, such as the `com` of nearly every address. */
export const userPrefixes = prefixIndex(wordPrefixes(`' ' || name || ' ' || email`))

/** Accounts. An e-mail address belongs to one account; case is ignored. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The normalised address for lookups. */
    emailKey: text('email_key').notNull().unique('users_email_key'),
    role: text('role', { enum: ['customer', 'admin'] })
      .notNull()
      .default('customer'),
    /** Permissions of a person with the role `admin`; null: none. */
    staffRole: text('staff_role', { enum: staffRoles }),
    phone: text('phone'),
    /** PHC string; null for people who only signed in at the identity provider. */
    passwordHash: text('password_hash'),
    verifiedAt: moment('verified_at'),
    /** Until the address is verified: hashes of the network that registered, and whether others tried too. */
    registeredFrom: text('registered_from').array(),
    isContested: boolean('is_contested').notNull().default(false),
    /** Sign-ins at the identity provider before this moment are invalid. */
    sessionsValidFrom: moment('sessions_valid_from'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull()
  },
  (table) => [
    check('users_role', sql`${table.role} in ('customer', 'admin')`),
    check('users_staff_role', sql`${table.staffRole} in ('owner', 'manager', 'support', 'production', 'viewer')`),
    index('users_staff')
      .on(table.id)
      .where(sql`${table.role} = 'admin'`),
    index('users_unconfirmed')
      .on(table.updatedAt)
      .where(sql`${table.verifiedAt} is null`),
    index('users_search').using('gin', sql`${userSearchText} gin_trgm_ops`),
    index('users_begun').using('gin', userPrefixes)
  ]
)

/** Identities of an identity provider: issuer and subject belong to one person, who may have several. */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** `auth_time` (seconds since 1970) of logged-out sign-ins, because the provider continues to renew their tokens. */
    endedSignIns: bigint('ended_sign_ins', { mode: 'number' }).array().notNull().default([])
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index('identities_user').on(table.userId)]
)

/** The one active code of an account and purpose; a new code replaces it. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['register', 'reset'] }).notNull(),
    /** HMAC of purpose, account and code. */
    hash: text('hash').notNull(),
    expiresAt: moment('expires_at').notNull()
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })]
)

/** When codes were requested, by address and purpose, with or without an account: the limits must not reveal accounts. */
export const codeRequests = pgTable(
  'code_requests',
  {
    /** HMAC of purpose and address: unknown addresses are not stored. */
    hash: text('hash').primaryKey(),
    /** Times of the last day, in milliseconds, oldest first. */
    sentAt: bigint('sent_at', { mode: 'number' }).array().notNull(),
    expiresAt: moment('expires_at').notNull()
  },
  (table) => [index('code_requests_expires').on(table.expiresAt)]
)

/** Attempts since a code was last requested, by address and purpose, with or without an account: counting takes as long and has the same effects. */
export const codeTries = pgTable(
  'code_tries',
  {
    hash: text('hash').primaryKey(),
    /** Codes from before this moment are invalid. */
    askedAt: moment('asked_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Attempts from known networks; strangers cannot use these up. */
    knownTries: integer('known_tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull()
  },
  (table) => [index('code_tries_expires').on(table.expiresAt)]
)

/** Failed logins since the last successful one, by address, known or not. Each makes the next wait longer. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    hash: text('hash').primaryKey(),
    count: integer('count').notNull(),
    blockedUntil: moment('blocked_until').notNull(),
    expiresAt: moment('expires_at').notNull()
  },
  (table) => [index('login_attempts_expires').on(table.expiresAt)]
)

/** Browsers and networks with an earlier sign-in. Limits reached by strangers do not apply to them. */
export const knownNetworks = pgTable(
  'known_places',
  {
    /** HMAC of the e-mail address and of the browser or network address. */
    hash: text('hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull()
  },
  (table) => [index('known_places_user').on(table.userId), index('known_places_expires').on(table.expiresAt)]
)

/** Tokens in exchange for a reset code; setting the password deletes them. */
export const resetTokens = pgTable('reset_tokens', {
  hash: text('hash').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull()
})

/** Sessions, each a family of successive refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at')
  },
  (table) => [index('sessions_user').on(table.userId)]
)

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    /** When a successor was issued. */
    usedAt: moment('used_at')
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId), index('refresh_tokens_expires').on(table.expiresAt)]
)

/** Authenticator apps of staff. Unconfirmed ones are being set up. */
export const twoFactors = pgTable('two_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The shared secret, encrypted. */
  secret: text('secret').notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The time step (of 30 s since 1970) of the newest accepted code. Codes of it or earlier steps are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Wrong codes since the last correct one. */
  refused: integer('refused').notNull().default(0)
})

/** Recovery codes for lost apps. A code is deleted when used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** HMAC of account and code. */
    hash: text('hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' })
  },
  (table) => [index('recovery_codes_user').on(table.userId)]
)

/** Passed second factors: a cookie of the browser holds the token of one. */
export const twoFactorPasses = pgTable(
  'two_factor_passes',
  {
    hash: text('hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The sign-in it belongs to; null if the device is remembered. */
    signIn: text('sign_in'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull()
  },
  (table) => [index('two_factor_passes_user').on(table.userId), index('two_factor_passes_expires').on(table.expiresAt)]
)

/** Settings that owners impose on all staff; at most one row. */
export const staffRules = pgTable(
  'staff_rules',
  {
    id: boolean('id').primaryKey().default(true),
    demandsTwoFactor: boolean('demands_two_factor').notNull()
  },
  (table) => [check('staff_rules_one', sql`${table.id}`)]
)
