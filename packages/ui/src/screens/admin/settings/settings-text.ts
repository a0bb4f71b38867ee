import { m } from '@motif/messages'
import { priceText } from '../typed-values.ts'
import { languageName } from './language-name.ts'

/** What people call the members of the settings. */
const words: Readonly<Record<string, () => string>> = {
  name: () => m.admin_log_field_name(),
  tagline: () => m.admin_settings_tagline(),
  supportEmail: () => m.admin_settings_support_email(),
  company: () => m.admin_settings_company(),
  lines: () => m.admin_settings_company_lines(),
  vatId: () => m.admin_settings_vat_id(),
  registration: () => m.admin_settings_registration(),
  logo: () => m.admin_settings_logo(),
  upload: () => m.admin_settings_picture(),
  width: () => m.admin_settings_width(),
  height: () => m.admin_settings_height(),
  currency: () => m.admin_currency(),
  timeZone: () => m.admin_settings_time_zone(),
  productLanguage: () => m.admin_settings_product_language(),
  accent: () => m.admin_settings_colours(),
  light: () => m.admin_settings_light(),
  dark: () => m.admin_settings_dark(),
  header: () => m.admin_links_header(),
  footer: () => m.admin_links_footer(),
  links: () => m.admin_settings_links(),
  to: () => m.admin_links_target(),
  label: () => m.admin_links_label(),
  title: () => m.admin_home_title(),
  home: () => m.admin_settings_home(),
  kind: () => m.admin_links_kind(),
  isShown: () => m.admin_home_shown(),
  lead: () => m.admin_home_lead(),
  words: () => m.admin_home_words(),
  products: () => m.admin_home_products(),
  categories: () => m.admin_home_categories(),
  list: () => m.admin_links_address(),
  text: () => m.admin_home_text(),
  productionDays: () => m.admin_settings_production(),
  printed: () => m.admin_settings_printed_days(),
  ready: () => m.admin_settings_ready_days(),
  hasReviewLinkInMails: () => m.admin_settings_review_link(),
  cartReminderHours: () => m.admin_settings_reminder_hours(),
  payments: () => m.admin_payments(),
  leastOrder: () => m.admin_payments_least(),
  statement: () => m.admin_payments_statement(),
  hasWallets: () => m.admin_payments_wallets(),
  keepsCards: () => m.admin_payments_cards(),
  deliveryMethods: () => m.admin_settings_methods(),
  isTracked: () => m.admin_settings_method_tracked(),
  shipping: () => m.admin_settings_delivery(),
  countries: () => m.admin_settings_countries(),
  methods: () => m.admin_settings_methods(),
  price: () => m.admin_settings_price(),
  heavier: () => m.admin_settings_heavier(),
  fromGrams: () => m.admin_settings_from_grams(),
  maxGrams: () => m.admin_settings_max_grams(),
  freeFrom: () => m.admin_settings_free_from(),
  daysMin: () => m.admin_settings_days_min(),
  daysMax: () => m.admin_settings_days_max(),
  tax: () => m.admin_settings_taxes(),
  percent: () => m.admin_settings_percent(),
  included: () => m.admin_settings_included(),
  classes: () => m.admin_settings_classes(),
  regions: () => m.admin_settings_regions()
}

const wordOf = (part: string) =>
  Object.hasOwn(words, part) ? (words[part]?.() ?? part) : /^\d+$/.test(part) ? String(Number(part) + 1) : part

/** Label of a path: `shipping.0.methods.1.price` is “Delivery › 1 › Delivery methods › 2 › Price”. */
export const settingLabel = (path: string): string => path.split('.').map(wordOf).join(' › ')

const moneyMembers: ReadonlySet<string> = new Set(['price', 'freeFrom', 'leastOrder'])

/** Formats a setting: booleans, amounts, and comma-separated lists. */
export function formatSettingValue(path: string, value: unknown, decimals: number): string {
  const member = path.slice(path.lastIndexOf('.') + 1)
  if (value === true || value === 'true') return m.admin_log_yes()
  if (value === false || value === 'false') return m.admin_log_no()
  if (value === undefined || value === null) return m.admin_settings_none()
  if (typeof value === 'string' || typeof value === 'number') {
    const text = String(value)
    if (member === 'productLanguage') return languageName(text)
    return moneyMembers.has(member) && /^\d+$/.test(text) ? priceText(Number(text), decimals) : text
  }
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => {
      const inner = formatSettingValue(name, part, decimals)
      return Array.isArray(value) ? inner : `${wordOf(name)}: ${inner}`
    })
    .join(Array.isArray(value) && value.some((part) => typeof part === 'object') ? ' | ' : ', ')
}
