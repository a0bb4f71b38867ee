/** Which customers a list holds. */
export const customerFilters = ['with-orders', 'without-orders', 'newsletter'] as const
export type CustomerFilter = (typeof customerFilters)[number]

export const isCustomerFilter = (text: string | null): text is CustomerFilter =>
  customerFilters.some((filter) => filter === text)

/** Characters of a note on a customer, and notes a customer can have. */
export const customerNoteLimits = { letters: 2000, notes: 100 } as const

/** What the shop keeps about a person, in the order it stands in their file. */
export const personalDataKinds = [
  'account',
  'imported',
  'addresses',
  'orders',
  'unpaidOrders',
  'draftOrders',
  'payments',
  'refunds',
  'giftCards',
  'invoices',
  'designs',
  'uploads',
  'brandKit',
  'carts',
  'cartReminders',
  'wishlist',
  'reviews',
  'votes',
  'messages',
  'newsletter',
  'stockAlerts',
  'invitations',
  'notes',
  'mails'
] as const
export type PersonalDataKind = (typeof personalDataKinds)[number]
