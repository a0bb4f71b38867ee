import type { AdminCoupon } from '@motif/contract'
import { redirectTargetIn } from '@motif/contract/redirect-rules'
import { numberOf, priceText } from '../typed-values.ts'
import type { CouponSave } from './types.ts'

/** Form values of a coupon. Amounts are in the currency's main unit, moments are ISO 8601. */
export interface CouponForm {
  code: string
  kind: AdminCoupon['kind']
  percentOff: string
  amountOff: string
  minimum: string
  startsAt: string
  endsAt: string
  categories: readonly string[]
  /** Addresses or slugs, separated by commas. */
  products: string
  isFirstOrderOnly: boolean
  isOncePerCustomer: boolean
  maxUses: string
  isActive: boolean
}

export const emptyCoupon: CouponForm = {
  code: '',
  kind: 'percent',
  percentOff: '',
  amountOff: '',
  minimum: '',
  startsAt: '',
  endsAt: '',
  categories: [],
  products: '',
  isFirstOrderOnly: false,
  isOncePerCustomer: false,
  maxUses: '',
  isActive: true
}

/** Form values of an existing coupon. */
export const couponFormOf = (coupon: AdminCoupon, decimals: number): CouponForm => ({
  ...coupon,
  percentOff: coupon.percentOff === null ? '' : String(coupon.percentOff),
  amountOff: coupon.amountOff === null ? '' : priceText(coupon.amountOff, decimals),
  minimum: coupon.minimum === 0 ? '' : priceText(coupon.minimum, decimals),
  startsAt: coupon.startsAt ?? '',
  endsAt: coupon.endsAt ?? '',
  products: coupon.products.join(', '),
  maxUses: coupon.maxUses === null ? '' : String(coupon.maxUses)
})

/** Invalid fields in form order. */
export type WrongField = 'code' | 'percentOff' | 'amountOff' | 'minimum' | 'maxUses'

/** The request of a form, or its invalid fields. */
export function couponSaveOf(
  form: CouponForm,
  { decimals, before }: { decimals: number; before?: AdminCoupon | undefined }
): { save: CouponSave } | { wrong: readonly WrongField[] } {
  const wrong: WrongField[] = []
  const minorOf = (text: string) => Math.round(numberOf(text) * 10 ** decimals)
  const code = form.code.trim().toUpperCase()
  const percentOff = numberOf(form.percentOff)
  const amountOff = minorOf(form.amountOff)
  const minimum = form.minimum.trim() === '' ? 0 : minorOf(form.minimum)
  const maxUses = form.maxUses.trim() === '' ? null : numberOf(form.maxUses)
  if (!before && !/^[A-Z0-9_-]{3,40}$/.test(code)) wrong.push('code')
  if (!before && form.kind === 'percent') {
    const isFine = Math.abs(percentOff * 100 - Math.round(percentOff * 100)) < 1e-9
    if (!(percentOff > 0 && percentOff <= 100 && isFine)) wrong.push('percentOff')
  }
  if (!before && form.kind === 'amount' && !(Number.isSafeInteger(amountOff) && amountOff > 0)) wrong.push('amountOff')
  if (!Number.isSafeInteger(minimum) || minimum < 0) wrong.push('minimum')
  if (maxUses !== null && (!Number.isSafeInteger(maxUses) || maxUses < 0)) wrong.push('maxUses')
  if (wrong.length > 0) return { wrong }
  const products = form.products
    .split(/[\s,،、]+/)
    .filter((typed) => typed !== '')
    .map((typed) => redirectTargetIn(typed)?.product ?? typed.toLowerCase())
  const change = {
    minimum,
    startsAt: form.startsAt || null,
    endsAt: form.endsAt || null,
    categories: [...form.categories],
    products: [...new Set(products)],
    isFirstOrderOnly: form.isFirstOrderOnly,
    isOncePerCustomer: form.isOncePerCustomer,
    maxUses,
    isActive: form.isActive
  }
  if (before) return { save: { code: before.code, change } }
  const worth =
    form.kind === 'percent'
      ? { kind: 'percent' as const, percentOff }
      : form.kind === 'amount'
        ? { kind: 'amount' as const, amountOff }
        : { kind: 'free-shipping' as const }
  return { save: { add: { code, ...worth, ...change } } }
}
