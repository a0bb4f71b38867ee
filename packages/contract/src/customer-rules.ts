/** Filters of the customer list. */
export const customerFilters = ['with-orders', 'without-orders', 'newsletter'] as const
export type CustomerFilter = (typeof customerFilters)[number]

export const isCustomerFilter = (text: string | null): text is CustomerFilter =>
  customerFilters.some((filter) => filter === text)

/** Limits of notes on a customer: characters, and number. */
export const customerNoteLimits = { letters: 2000, notes: 100 } as const

/** Kinds of personal data, in the order of the export. */
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
  'savedViews',
  'reviews',
  'votes',
  'questions',
  'messages',
  'newsletter',
  'stockAlerts',
  'invitations',
  'notes',
  'mails'
] as const
export type PersonalDataKind = (typeof personalDataKinds)[number]
