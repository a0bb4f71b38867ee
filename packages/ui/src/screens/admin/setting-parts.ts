import { m } from '@motif/messages'

/** Parts of the settings in their order on the page. */
export const settingParts = [
  'shop',
  'logo',
  'colours',
  'links',
  'home',
  'search',
  'currency',
  'delivery',
  'taxes',
  'payments',
  'mails'
] as const
export type SettingPart = (typeof settingParts)[number]

/** Titles of the parts. */
export const settingPartNames: Readonly<Record<SettingPart, () => string>> = {
  shop: () => m.admin_settings_shop(),
  logo: () => m.admin_settings_logo(),
  colours: () => m.admin_settings_colours(),
  links: () => m.admin_settings_links(),
  home: () => m.admin_settings_home(),
  search: () => m.admin_settings_search(),
  currency: () => m.admin_currency(),
  delivery: () => m.admin_settings_delivery(),
  taxes: () => m.admin_settings_taxes(),
  payments: () => m.admin_payments(),
  mails: () => m.admin_settings_mails()
}
