/**
 * The API's modules, lowest first. A module may import those before it, through their `index.ts` alone, and none after it; types
 * count too. docs/architecture.md draws them. After a change run `npm run lint-rules -w @motif/api`.
 */
export const moduleOrder = [
  'audit',
  'accounts',
  'staff',
  'saved-views',
  'addresses',
  'contact',
  'newsletter',
  'mailbox',
  'pricing',
  'uploads',
  'drawing',
  'catalogue',
  'pictures',
  'search-engines',
  'stock-alerts',
  'wishlist',
  'brand-kit',
  'templates',
  'designs',
  'orders',
  'moderation',
  'searches',
  'reviews',
  'questions',
  'coupons',
  'gift-cards',
  'carts',
  'cart-reminders',
  'payments',
  'checkout',
  'invoices',
  'print',
  'order-management',
  'draft-orders',
  'production',
  'customers',
  'staff-log',
  'reports',
  'csv',
  'settings',
  'admin',
  'retention'
] as const

export type ModuleName = (typeof moduleOrder)[number]

/**
 * Tables that other modules may refer to by a foreign key or read in a join, where one statement has to. Every other table is
 * its module's own: whoever needs to know something asks a function of the door.
 */
export const sharedTables: Readonly<Partial<Record<ModuleName, readonly string[]>>> = {
  accounts: ['users'],
  carts: ['carts'],
  catalogue: ['printAreas', 'products', 'reviews', 'variants'],
  designs: ['designs'],
  orders: ['orderEdits', 'orderLines', 'orders', 'productionJobs', 'productionQuestions'],
  payments: ['refunds']
}
