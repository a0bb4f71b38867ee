import type { LogEntry } from '@motif/contract'
import { m } from '@motif/messages'
import { formatNumber } from '../../../format/index.ts'
import { statuses } from '../status.tsx'

/** What people call the members that are changed most. */
const fields: Readonly<Record<string, () => string>> = {
  amount: () => m.admin_log_field_amount(),
  category: () => m.admin_log_field_category(),
  code: () => m.admin_log_field_code(),
  created: () => m.admin_log_field_created(),
  description: () => m.admin_log_field_description(),
  failed: () => m.admin_log_field_failed(),
  fileName: () => m.admin_log_field_file(),
  isAnswerChanged: () => m.admin_log_field_answer_changed(),
  isActive: () => m.admin_log_field_active(),
  isShown: () => m.admin_collection_shown(),
  isWithdrawn: () => m.admin_log_field_withdrawn(),
  name: () => m.admin_log_field_name(),
  note: () => m.admin_log_field_note(),
  onHand: () => m.admin_log_field_stock(),
  price: () => m.admin_log_field_price(),
  email: () => m.accounts_email(),
  role: () => m.admin_staff_role(),
  invitedBy: () => m.admin_log_field_invited_by(),
  products: () => m.admin_section_products(),
  reason: () => m.admin_log_field_reason(),
  slug: () => m.admin_log_field_slug(),
  status: () => m.admin_log_field_status(),
  updated: () => m.admin_log_field_updated()
}

/** Members that hold money in minor units. */
const moneyFields: ReadonlySet<string> = new Set(['amount', 'price'])

const partsOf = (field: string) => {
  const at = field.lastIndexOf('.') + 1
  return { above: field.slice(0, at), member: field.slice(at) }
}

const isStatus = (value: string): value is keyof typeof statuses => Object.hasOwn(statuses, value)

const variantField = /^variants\.(\d+)\.(.+)$/

/** Label of a changed field; its internal name if there is none. Variants are numbered from 1. */
export function fieldLabel(field: LogEntry['changes'][number]['field']): string {
  const [, index, ofVariant] = variantField.exec(field) ?? []
  if (ofVariant !== undefined)
    return m.admin_log_field_variant({ number: formatNumber(Number(index) + 1), field: fieldLabel(ofVariant) })
  const { above, member } = partsOf(field)
  const words = Object.hasOwn(fields, member) ? fields[member]?.() : undefined
  return words === undefined ? field : above + words
}

/** Formats a value: booleans, order states, amounts; others unchanged. */
export function formatValue(field: string, value: string, decimals: number): string {
  if (value === 'true') return m.admin_log_yes()
  if (value === 'false') return m.admin_log_no()
  if (moneyFields.has(partsOf(field).member) && /^\d+$/.test(value))
    return (Number(value) / 10 ** decimals).toFixed(decimals)
  return isStatus(value) ? statuses[value].label() : value
}
