import { type Permission, type StaffRole, may } from '@motif/contract/staff-rules'
import { type AdminSection, sections } from './sections-list.ts'

/** Permission required by each section. */
export const sectionPermissions = {
  start: 'settings.read',
  dashboard: 'reports.read',
  orders: 'orders.read',
  'draft-orders': 'drafts.read',
  production: 'board.read',
  moderation: 'moderation.decide',
  products: 'products.read',
  categories: 'products.change',
  collections: 'products.change',
  imports: 'products.change',
  customers: 'customers.read',
  designs: 'customers.read',
  coupons: 'coupons.read',
  'gift-cards': 'gift-cards.read',
  redirects: 'products.change',
  synonyms: 'products.change',
  reviews: 'reviews.read',
  questions: 'reviews.read',
  messages: 'messages.read',
  stock: 'products.read',
  staff: 'staff.read',
  'failed-jobs': 'jobs.read',
  settings: 'settings.read',
  texts: 'settings.read',
  log: 'log.read',
  'sign-in': 'admin.open'
} as const satisfies Record<AdminSection, Permission>

/** Initial section of a role: its first useful one except the checklist. Every role may see orders. */
export const firstSectionOf = (role: StaffRole): AdminSection =>
  sections.find(({ id }) => id !== 'start' && may(role, sectionPermissions[id]))?.id ?? 'orders'
