import type { Permission } from '@motif/contract/staff-rules'
import type { AdminSection } from './types.ts'

/** What somebody must be allowed to so that a section is of use to them. */
export const sectionPermissions = {
  start: 'settings.read',
  dashboard: 'reports.read',
  orders: 'orders.read',
  production: 'board.read',
  products: 'products.read',
  categories: 'products.change',
  imports: 'products.change',
  customers: 'customers.read',
  coupons: 'coupons.read',
  redirects: 'products.change',
  synonyms: 'products.change',
  reviews: 'reviews.read',
  messages: 'messages.read',
  stock: 'products.read',
  staff: 'staff.read',
  'failed-jobs': 'jobs.read',
  settings: 'settings.read',
  texts: 'settings.read',
  log: 'log.read'
} as const satisfies Record<AdminSection, Permission>
