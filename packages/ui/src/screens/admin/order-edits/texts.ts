import type { Money, StaffOrderEdit } from '@motif/contract'
import { m } from '@motif/messages'
import { formatMoney } from '../../../format/index.ts'

/** Maximum length of a reason, as in the contract. */
export const reasonMax = 500

/** What happens to the price difference. */
export function moneyText({ amount, currency }: Money, state: StaffOrderEdit['state']): string {
  const money = formatMoney({ amount: Math.abs(amount), currency })
  if (amount === 0) return m.admin_edit_same()
  if (amount < 0) return m.admin_edit_paid_back({ amount: money })
  return state === 'open' ? m.admin_edit_to_pay({ amount: money }) : m.admin_edit_paid({ amount: money })
}

export const reasonError = (typed: string): string | undefined => {
  if (typed === '') return m.admin_refund_reason_missing()
  return typed.length > reasonMax ? m.admin_edit_reason_long() : undefined
}

export const waiverError = (typed: string): string | undefined => {
  if (typed === '') return m.admin_edit_waiver_missing()
  return typed.length > reasonMax ? m.admin_edit_reason_long() : undefined
}
