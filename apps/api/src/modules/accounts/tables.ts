import { staffRoles } from '@motif/contract/staff-rules'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { prefixIndex, wordPrefixes } from '../../platform/text-patterns.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What staff find an account by. A space before each word lets short words be found by how they begin. */
export const userSearchText = sql`(' ' || name || ' ' || email)`

/** How the words of it begin. The index of texts knows words behind a dot or an `@`, too, and so `com` of nearly every address. */
export const userPrefixes = prefixIndex(wordPrefixes(`' ' || name || ' ' || email`))

/** People. An e-mail address belongs to one account, whatever its capitals. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The address folded to one form; what it is found by. */
    emailKey: text('email_key').notNull().unique('users_email_key'),
    role: text('role', { enum: ['customer', 'admin'] })
      .notNull()
      .default('customer'),
    /** What somebody with the role `admin` may do; without it nothing. */
    staffRole: text('staff_role', { enum: staffRoles }),
    phone: text('phone'),
    /** PHC string; null for people who only ever signed in at the identity provider. */
    passwordHash: text('password_hash'),
    verifiedAt: moment('verified_at'),
    /** Until the address is confirmed: hashes of the place the name and password came from, and whether others tried too. */
    registeredFrom: text('registered_from').array(),
    isContested: boolean('is_contested').notNull().default(false),
    /** Sign-ins at the identity provider from before this moment no longer count. */
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

/** Whom an identity provider's tokens speak of: its issuer and subject belong to one person, who may have several. */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** `auth_time` (seconds since 1970) of sign-ins that were logged out: the provider goes on renewing their tokens. */
    endedSignIns: bigint('ended_sign_ins', { mode: 'number' }).array().notNull().default([])
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index('identities_user').on(table.userId)]
)

/** The one active code of an account and purpose; sending a new one replaces it. */
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

/**
 * When codes were asked for, by address and purpose, whether or not anybody has an account under it: the limits
 * must not tell who has one.
 */
export const codeRequests = pgTable(
  'code_requests',
  {
    /** HMAC of purpose and address: a stranger's address is not kept. */
    hash: text('hash').primaryKey(),
    /** Moments of the last day, in milliseconds, oldest first. */
    sentAt: bigint('sent_at', { mode: 'number' }).array().notNull(),
    expiresAt: moment('expires_at').notNull()
  },
  (table) => [index('code_requests_expires').on(table.expiresAt)]
)

/**
 * Entries since a code was last asked for, by address and purpose, known or not: counting takes as long, and leaves the
 * same trace, whether or not there is a code to compare with.
 */
export const codeTries = pgTable(
  'code_tries',
  {
    hash: text('hash').primaryKey(),
    /** Codes from before this moment are no longer good. */
    askedAt: moment('asked_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Tries from places the account was signed in to from; strangers cannot use these up. */
    knownTries: integer('known_tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull()
  },
  (table) => [index('code_tries_expires').on(table.expiresAt)]
)

/** Logins since the last good one, by address, known or not; each wrong one makes the next wait longer. */
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

/**
 * Browsers and network addresses an account was signed in to from. What strangers do to an account's limits is not held
 * against those.
 */
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

/** What a verified reset code is exchanged for; spent by setting the password. */
export const resetTokens = pgTable('reset_tokens', {
  hash: text('hash').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull()
})

/** Sessions, each a family of refresh tokens that follow one another. */
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
    /** When a successor was handed out. */
    usedAt: moment('used_at')
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId), index('refresh_tokens_expires').on(table.expiresAt)]
)

/** Authenticator apps of staff. One that no code has confirmed is being set up. */
export const twoFactors = pgTable('two_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What the shop shares with the app, encrypted. */
  secret: text('secret').notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The time step (of 30 s since 1970) of the newest code that was taken. It and those before it are not taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Wrong codes since the last right one. */
  refused: integer('refused').notNull().default(0)
})

/** What is entered where the app is not at hand. A code is deleted with its use. */
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

/** Second steps that were taken: a cookie of the browser holds the token of one. */
export const twoFactorPasses = pgTable(
  'two_factor_passes',
  {
    hash: text('hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The sign-in it counts for; null where the device is remembered. */
    signIn: text('sign_in'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull()
  },
  (table) => [index('two_factor_passes_user').on(table.userId), index('two_factor_passes_expires').on(table.expiresAt)]
)

/** What owners demand of all staff: one row, once somebody has chosen. */
export const staffRules = pgTable(
  'staff_rules',
  {
    id: boolean('id').primaryKey().default(true),
    demandsTwoFactor: boolean('demands_two_factor').notNull()
  },
  (table) => [check('staff_rules_one', sql`${table.id}`)]
)
