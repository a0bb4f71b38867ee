import { m } from '@motif/messages'

export type AdminSection =
  | 'start'
  | 'dashboard'
  | 'orders'
  | 'draft-orders'
  | 'production'
  | 'moderation'
  | 'products'
  | 'categories'
  | 'collections'
  | 'imports'
  | 'customers'
  | 'designs'
  | 'coupons'
  | 'gift-cards'
  | 'redirects'
  | 'synonyms'
  | 'reviews'
  | 'questions'
  | 'messages'
  | 'stock'
  | 'staff'
  | 'failed-jobs'
  | 'log'
  | 'settings'
  | 'texts'
  | 'sign-in'

/** Order: checklist, sales, products, shop. */
export const sections: readonly { id: AdminSection; label: () => string }[] = [
  { id: 'start', label: () => m.admin_section_start() },
  { id: 'dashboard', label: () => m.admin_section_dashboard() },
  { id: 'orders', label: () => m.admin_section_orders() },
  { id: 'production', label: () => m.admin_section_production() },
  { id: 'moderation', label: () => m.admin_section_moderation() },
  { id: 'customers', label: () => m.admin_section_customers() },
  { id: 'designs', label: () => m.admin_section_designs() },
  { id: 'messages', label: () => m.admin_section_messages() },
  { id: 'questions', label: () => m.admin_section_questions() },
  { id: 'reviews', label: () => m.admin_section_reviews() },
  { id: 'coupons', label: () => m.admin_section_coupons() },
  { id: 'gift-cards', label: () => m.admin_section_gift_cards() },
  { id: 'products', label: () => m.admin_section_products() },
  { id: 'categories', label: () => m.admin_section_categories() },
  { id: 'collections', label: () => m.admin_section_collections() },
  { id: 'stock', label: () => m.admin_section_stock() },
  { id: 'imports', label: () => m.admin_section_imports() },
  { id: 'synonyms', label: () => m.admin_section_synonyms() },
  { id: 'redirects', label: () => m.admin_section_redirects() },
  { id: 'texts', label: () => m.admin_section_texts() },
  { id: 'settings', label: () => m.admin_section_settings() },
  { id: 'staff', label: () => m.admin_section_staff() },
  { id: 'log', label: () => m.admin_section_log() },
  { id: 'failed-jobs', label: () => m.admin_section_failed_jobs() }
]
