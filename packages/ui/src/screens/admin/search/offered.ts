import type { Permission, StaffRole } from '@motif/contract/staff-rules'
import { may } from '@motif/contract/staff-rules'
import { textKeys } from '@motif/contract/text-rules'
import { m } from '@motif/messages'
import { sectionPermissions } from '../section-permissions.ts'
import { type AdminSection, sections } from '../sections-list.ts'
import { type SettingPart, settingPartNames, settingParts } from '../setting-parts.ts'
import { textName } from '../text-name.ts'
import type { NewEntry, SearchTarget } from './types.ts'

/** A target that is offered without asking the API. */
export interface Offered {
  label: string
  /** What else people call it. */
  words: string
  target: SearchTarget
}

export interface OfferedGroup {
  id: string
  title: string
  offered: readonly Offered[]
}

const newEntryPermissions: Readonly<Record<NewEntry, Permission>> = {
  product: 'products.change',
  category: 'products.change',
  collection: 'products.change',
  coupon: 'coupons.change',
  'gift-card': 'gift-cards.change',
  'draft-order': 'drafts.change',
  invitation: 'staff.change'
}

/** The permission without which a target is not offered. */
export function permissionOf(target: SearchTarget): Permission {
  switch (target.kind) {
    case 'section':
    case 'list':
      return sectionPermissions[target.section]
    case 'new':
      return newEntryPermissions[target.entry]
    case 'files':
      return target.part === 'export' ? 'people.export' : 'products.change'
    case 'setting':
    case 'text':
      return 'settings.read'
    case 'order':
      return 'orders.read'
    case 'product':
      return 'products.read'
    case 'customer':
      return 'customers.read'
    default:
      return 'admin.open'
  }
}

const newEntry = (entry: NewEntry, label: string, words: string): Offered => ({
  label,
  words,
  target: { kind: 'new', entry }
})

const actions = (): Offered[] => [
  newEntry('product', m.admin_product_add(), m.admin_find_words_new_product()),
  newEntry('category', m.admin_category_new(), m.admin_find_words_new_category()),
  newEntry('collection', m.admin_collection_new(), m.admin_find_words_new_collection()),
  newEntry('draft-order', m.admin_draft_order_new(), m.admin_find_words_new_draft_order()),
  newEntry('coupon', m.admin_coupon_new(), m.admin_find_words_new_coupon()),
  newEntry('gift-card', m.admin_gift_card_new(), m.admin_find_words_new_gift_card()),
  newEntry('invitation', m.admin_find_invite(), m.admin_find_words_invite()),
  { label: m.admin_find_import(), words: m.admin_find_words_import(), target: { kind: 'files', part: 'import' } },
  { label: m.admin_find_export(), words: m.admin_find_words_export(), target: { kind: 'files', part: 'export' } }
]

const sectionWords: Readonly<Record<AdminSection, () => string>> = {
  start: () => m.admin_find_words_start(),
  dashboard: () => m.admin_find_words_dashboard(),
  orders: () => m.admin_find_words_orders(),
  'draft-orders': () => m.admin_find_words_draft_orders(),
  production: () => m.admin_find_words_production(),
  moderation: () => m.admin_find_words_moderation(),
  products: () => m.admin_find_words_products(),
  categories: () => m.admin_find_words_categories(),
  collections: () => m.admin_find_words_collections(),
  imports: () => m.admin_find_words_imports(),
  customers: () => m.admin_find_words_customers(),
  designs: () => m.admin_find_words_designs(),
  coupons: () => m.admin_find_words_coupons(),
  'gift-cards': () => m.admin_find_words_gift_cards(),
  redirects: () => m.admin_find_words_redirects(),
  synonyms: () => m.admin_find_words_synonyms(),
  questions: () => m.admin_find_words_questions(),
  reviews: () => m.admin_find_words_reviews(),
  messages: () => m.admin_find_words_messages(),
  stock: () => m.admin_find_words_stock(),
  staff: () => m.admin_find_words_staff(),
  'failed-jobs': () => m.admin_find_words_failed_jobs(),
  settings: () => m.admin_find_words_settings(),
  texts: () => m.admin_find_words_texts(),
  log: () => m.admin_find_words_log(),
  'sign-in': () => m.admin_find_words_sign_in()
}

/** Also those without a link in the navigation. */
const allSections: typeof sections = [
  ...sections,
  { id: 'draft-orders', label: () => m.admin_draft_orders() },
  { id: 'sign-in', label: () => m.admin_section_sign_in() }
]

const settingWords: Readonly<Record<SettingPart, () => string>> = {
  shop: () => m.admin_find_words_shop(),
  logo: () => m.admin_find_words_logo(),
  colours: () => m.admin_find_words_colours(),
  links: () => m.admin_find_words_links(),
  home: () => m.admin_find_words_home(),
  search: () => m.admin_find_words_search(),
  currency: () => m.admin_find_words_currency(),
  delivery: () => m.admin_find_words_delivery(),
  taxes: () => m.admin_find_words_taxes(),
  payments: () => m.admin_find_words_payments(),
  mails: () => m.admin_find_words_setting_mails()
}

const themes = (): Offered[] =>
  (
    [
      ['light', m.shell_theme_light()],
      ['dark', m.shell_theme_dark()],
      ['system', m.shell_theme_system()]
    ] as const
  ).map(([theme, name]) => ({
    label: m.admin_find_theme({ name }),
    words: m.admin_find_words_theme(),
    target: { kind: 'theme', theme }
  }))

/** All that a role may open or start, by group. */
export function offeredTo(role: StaffRole | null): OfferedGroup[] {
  const groups: OfferedGroup[] = [
    { id: 'actions', title: m.admin_find_actions(), offered: actions() },
    {
      id: 'sections',
      title: m.admin_sections(),
      offered: allSections.map(({ id, label }) => ({
        label: label(),
        words: sectionWords[id](),
        target: { kind: 'section', section: id }
      }))
    },
    {
      id: 'settings',
      title: m.admin_section_settings(),
      offered: settingParts.map((part) => ({
        label: m.admin_find_setting({ name: settingPartNames[part]() }),
        words: settingWords[part](),
        target: { kind: 'setting', part }
      }))
    },
    {
      id: 'texts',
      title: m.admin_section_texts(),
      offered: textKeys.map((key) => ({
        label: textName(key),
        words: m.admin_find_words_text(),
        target: { kind: 'text', key }
      }))
    },
    { id: 'theme', title: m.shell_theme(), offered: themes() }
  ]
  return groups.map((group) => ({
    ...group,
    offered: group.offered.filter(({ target }) => may(role, permissionOf(target)))
  }))
}
