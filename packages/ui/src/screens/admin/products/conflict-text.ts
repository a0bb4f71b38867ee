import { m } from '@motif/messages'
import { formatMoment } from '../../../format/index.ts'
import { type NamedCategory, categoryText } from '../category-text.ts'
import type { ShownConflict } from '../conflict.tsx'
import type { FormConflict } from './merge-forms.ts'
import type { ProductForm } from './product-form.ts'
import { isProductStatus, productStatuses } from './product-status.tsx'

interface Named {
  categories: readonly NamedCategory[]
  timeZone: string
}

const members: Readonly<Record<keyof ProductForm, (named: Named) => string>> = {
  name: () => m.admin_product_name(),
  slug: () => m.admin_product_address(),
  category: () => m.admin_product_category(),
  description: () => m.admin_product_description(),
  richDescription: () => m.admin_product_description(),
  details: () => m.admin_product_details(),
  options: () => m.admin_product_options(),
  variants: () => m.admin_product_variants(),
  tiers: () => m.admin_product_tiers(),
  sizeGuide: () => m.admin_product_size_guide(),
  taxClass: () => m.admin_product_tax_class(),
  weight: () => m.admin_product_weight(),
  seoTitle: () => `${m.admin_product_seo()}: ${m.admin_product_seo_title()}`,
  seoDescription: () => m.admin_product_seo_description(),
  status: () => m.admin_order_status(),
  liveFrom: ({ timeZone }) => m.admin_product_live_from({ zone: timeZone }),
  pictures: () => m.admin_product_pictures(),
  video: () => m.admin_product_video(),
  printAreas: () => m.admin_product_areas()
}

/** Fields of variants, pictures, the video and print areas. */
const fields: Readonly<Record<string, () => string>> = {
  sku: () => m.admin_stock_sku(),
  price: () => m.admin_product_price(),
  onHand: () => m.admin_stock_on_hand(),
  weight: () => m.admin_variant_weight(),
  isSold: () => m.admin_variant_sold(),
  sale: () => m.admin_sale_price(),
  name: () => m.admin_product_name(),
  label: () => m.admin_product_name(),
  swatch: () => m.admin_option_colour(),
  colour: () => m.admin_option_colour(),
  alt: () => m.admin_conflict_alt(),
  focus: () => m.admin_conflict_focus(),
  crop: () => m.admin_conflict_crop(),
  poster: () => m.admin_conflict_poster(),
  captions: () => m.admin_conflict_captions(),
  width: () => m.admin_conflict_width(),
  height: () => m.admin_conflict_height(),
  bleed: () => m.admin_conflict_bleed(),
  safe: () => m.admin_conflict_safe(),
  corners: () => m.admin_conflict_corners(),
  photos: () => m.admin_product_pictures(),
  isDyed: () => m.admin_conflict_dyed()
}

function valueInWords({ member, field }: FormConflict, value: unknown, { categories, timeZone }: Named): string {
  if (value === undefined) return m.admin_conflict_removed()
  if (value === null || value === '') return m.admin_settings_none()
  if (typeof value === 'boolean') return value ? m.admin_log_yes() : m.admin_log_no()
  if (typeof value === 'object') {
    const { price, from, until } = value as Readonly<Record<string, string>>
    if (field !== 'sale') return m.admin_conflict_changed()
    const period = [from, until].filter(Boolean).map((moment = '') => formatMoment(moment, timeZone))
    return [price, ...period].filter(Boolean).join(' – ') || m.admin_settings_none()
  }
  if (typeof value !== 'string') return m.admin_conflict_changed()
  if (member === 'status' && isProductStatus(value)) return productStatuses[value].label()
  if (member === 'category') return categoryText(categories, value)
  return member === 'liveFrom' ? formatMoment(value, timeZone) : value
}

/** Conflicting changes of a product in words. */
export const shownConflicts = (conflicts: readonly FormConflict[], named: Named): ShownConflict[] =>
  conflicts.map((conflict, index) => {
    const { member, item, field, mine, theirs } = conflict
    const parts = [members[member](named), item, field === undefined ? undefined : (fields[field]?.() ?? field)]
    return {
      path: `${index} ${member}`,
      place: parts.filter((part) => part !== undefined && part !== '').join(' › '),
      mine: valueInWords(conflict, mine, named),
      theirs: valueInWords(conflict, theirs, named)
    }
  })
