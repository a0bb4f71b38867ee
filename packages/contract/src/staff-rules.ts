/** Roles of staff; the identity token says `admin` for all of them. Widest first. */
export const staffRoles = ['owner', 'manager', 'support', 'production', 'viewer'] as const
export type StaffRole = (typeof staffRoles)[number]

export const isStaffRole = (text: string | null): text is StaffRole => staffRoles.some((role) => role === text)

const everybody = staffRoles
const leaders = ['owner', 'manager'] as const
const withSupport = ['owner', 'manager', 'support'] as const
const readers = ['owner', 'manager', 'viewer'] as const
const office = ['owner', 'manager', 'support', 'viewer'] as const

/**
 * Which roles may do what: the one permission table. Every staff call of the contract names its permission, the server checks it on
 * every call by the role in the database, and the admin hides what the table refuses.
 */
export const permissions = {
  /** Open the admin, and read one's own role. */
  'admin.open': everybody,
  'summary.read': everybody,
  /** Reports: sales, best sellers, visits. */
  'reports.read': readers,
  'orders.read': everybody,
  /** Change the status of orders, write notes, send mails again. Cancelling refunds, so it needs `orders.refund` too. */
  'orders.change': ['owner', 'manager', 'support', 'production'],
  'orders.refund': withSupport,
  /** Edit orders before production; a lower total is refunded. */
  'orders.edit': withSupport,
  /** Draft orders and their payment links. */
  'drafts.read': office,
  'drafts.change': withSupport,
  /** Give a draft order custom prices or a discount. */
  'drafts.price': leaders,
  /** Record that a draft order was paid outside the shop. */
  'drafts.settle': leaders,
  /** Print files and the review of jobs, which contain customers' pictures at full size. */
  'production.read': ['owner', 'manager', 'support', 'production'],
  'production.change': ['owner', 'manager', 'production'],
  /** The production board, without pictures at full size. */
  'board.read': ['owner', 'manager', 'production', 'viewer'],
  /** The moderation queue: see it, decide, and block pictures. */
  'moderation.decide': ['owner', 'manager', 'support', 'production'],
  /** Block and unblock words, unblock pictures. */
  'moderation.change': leaders,
  'products.read': everybody,
  /** Products, categories, collections, prices, stock, imports (customers included), synonyms, redirects. */
  'products.change': leaders,
  'customers.read': office,
  'customers.change': withSupport,
  'customers.erase': leaders,
  'coupons.read': office,
  'coupons.change': leaders,
  'gift-cards.read': withSupport,
  /** Create, adjust and stop gift cards. */
  'gift-cards.change': leaders,
  'reviews.read': office,
  'reviews.change': withSupport,
  'messages.read': office,
  'messages.change': withSupport,
  'newsletter.read': office,
  /** Export personal data: orders, customers, newsletter addresses. */
  'people.export': leaders,
  'settings.read': readers,
  'settings.change': leaders,
  /** A manager may invite and change fewer people: see `mayGive`. */
  'staff.read': leaders,
  'staff.change': leaders,
  /** Require two-factor sign-in of all staff, and reset a colleague's. */
  'two-factor.change': ['owner'],
  'log.read': leaders,
  'jobs.read': leaders,
  'jobs.change': leaders
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof permissions

/** Whether a role has a permission; without a role: none. */
export const may = (role: StaffRole | null | undefined, permission: Permission): boolean =>
  role !== null && role !== undefined && (permissions[permission] as readonly StaffRole[]).includes(role)

/** Whether a member of staff may give a role, or change a member with it: owners all, managers those below them. */
export const mayGive = (by: StaffRole, role: StaffRole): boolean =>
  by === 'owner' || (by === 'manager' && role !== 'owner' && role !== 'manager')

/** Limits of staff and of open invitations. */
export const staffLimits = { people: 500, invitations: 100 } as const

/** Days an invitation's link is valid. */
export const invitationDays = 3
