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
  /** Open the admin, and learn one's own role. */
  'admin.open': everybody,
  'summary.read': everybody,
  /** What the shop sells: sums, best sellers, visits. */
  'reports.read': readers,
  'orders.read': everybody,
  /** Move orders on, write notes. Cancelling pays back, so it needs `orders.refund` too. */
  'orders.change': ['owner', 'manager', 'support', 'production'],
  'orders.refund': withSupport,
  /** Change what was ordered and where it goes, before it is produced: what it costs less is paid back. */
  'orders.edit': withSupport,
  /** Draft orders and their payment links. */
  'drafts.read': office,
  'drafts.change': withSupport,
  /** Give a draft order a price of its own or a discount: this is money. */
  'drafts.price': leaders,
  /** Say that a draft order was paid outside the shop. */
  'drafts.settle': leaders,
  /** Print files, which hold the pictures of customers at full size. */
  'production.read': ['owner', 'manager', 'support', 'production'],
  'production.change': ['owner', 'manager', 'production'],
  /** The production board: what is to be printed, packed and sent, without anybody's pictures at full size. */
  'board.read': ['owner', 'manager', 'production', 'viewer'],
  'products.read': everybody,
  /** Products, categories, prices, stock, imports (of customers, too), search words, old addresses. */
  'products.change': leaders,
  'customers.read': office,
  'customers.change': withSupport,
  'customers.erase': leaders,
  'coupons.read': office,
  'coupons.change': leaders,
  'gift-cards.read': withSupport,
  /** Make gift cards, adjust and stop them: this is money. */
  'gift-cards.change': leaders,
  'reviews.read': office,
  'reviews.change': withSupport,
  'messages.read': office,
  'messages.change': withSupport,
  'newsletter.read': office,
  /** Take data of people out of the shop as files: orders, customers, addresses of the newsletter. */
  'people.export': leaders,
  'settings.read': readers,
  'settings.change': leaders,
  /** Whom a manager may invite and change is narrower: see `mayGive`. */
  'staff.read': leaders,
  'staff.change': leaders,
  /** Demand two-factor sign-in of all staff, and take a colleague’s away so that they set it up anew. */
  'two-factor.change': ['owner'],
  'log.read': leaders,
  'jobs.read': leaders,
  'jobs.change': leaders
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof permissions

/** Whether a role has a permission; somebody without a role has none. */
export const may = (role: StaffRole | null | undefined, permission: Permission): boolean =>
  role !== null && role !== undefined && (permissions[permission] as readonly StaffRole[]).includes(role)

/** Whether somebody of staff may give a role, or change or take away one who has it: owners all, managers those below them. */
export const mayGive = (by: StaffRole, role: StaffRole): boolean =>
  by === 'owner' || (by === 'manager' && role !== 'owner' && role !== 'manager')

/** Most people of staff, and most invitations that wait. */
export const staffLimits = { people: 500, invitations: 100 } as const

/** How long the link of an invitation is good. */
export const invitationDays = 3
