import type { DraftDiscount, DraftOrder, DraftOrderInput, OwnPrice, Picture } from '@motif/contract'
import { draftOrderLimits } from '@motif/contract/draft-order-rules'
import { isEmail } from '@motif/contract/rules'
import { m } from '@motif/messages'
import { type AddressTexts, addressKeys, toAddress } from '../../../components/address-fields/index.ts'
import type { FormErrors, Texts } from '../../../forms/index.ts'
import { type AddressField, errorsOf, formOf, isAnyWrong, textsOf } from '../../checkout/address-form.ts'
import { numberOf, priceText } from '../typed-values.ts'

export type PriceKind = 'usual' | 'price' | 'percent'

/** Form values of a line. */
export interface LineValues {
  /** Tells lines apart while they are worked on. */
  key: string
  /** Absent for a line that was just added. */
  id?: string | undefined
  variantId: string
  quantity: number
  kind: PriceKind
  /** As it is typed: a price in the main unit, or percent. */
  value: string
  reason: string
  copyOf?: { orderId: string; lineId: string } | undefined
  /** What it is, in words, until the shop has said what it costs. */
  name: string
  image?: Picture | undefined
}

export type DraftName =
  | 'email'
  | 'shippingMethod'
  | 'note'
  | 'discountKind'
  | 'discountValue'
  | 'discountReason'
  | 'hasBilling'
  | AddressField

export type DraftTexts = Texts<DraftName>

const priceTexts = (own: OwnPrice | null, decimals: number): Pick<LineValues, 'kind' | 'value' | 'reason'> => {
  if (own === null) return { kind: 'usual', value: '', reason: '' }
  const value = own.kind === 'price' ? priceText(own.unitPrice, decimals) : String(own.percentOff)
  return { kind: own.kind, value, reason: own.reason }
}

export const lineText = ({ name, options }: { name: string; options: readonly { value: string }[] }): string =>
  [name, ...options.map(({ value }) => value)].join(', ')

export const linesOf = (draft: DraftOrder | undefined, decimals: number): LineValues[] =>
  (draft?.price.lines ?? []).map((line) => ({
    key: line.id,
    id: line.id,
    variantId: line.variantId,
    quantity: line.quantity,
    ...priceTexts(line.ownPrice, decimals),
    name: lineText(line),
    image: line.image
  }))

export function textsOfDraft(draft: DraftOrder | undefined, decimals: number): DraftTexts {
  const { discount = null } = draft ?? {}
  const value =
    discount === null
      ? ''
      : discount.kind === 'amount'
        ? priceText(discount.amountOff, decimals)
        : String(discount.percentOff)
  return {
    email: draft?.email ?? '',
    shippingMethod: draft?.shippingMethod ?? '',
    note: draft?.note ?? '',
    discountKind: discount?.kind ?? '',
    discountValue: value,
    discountReason: discount?.reason ?? '',
    hasBilling: draft?.billingAddress ? 'yes' : '',
    ...formOf(draft?.shippingAddress ?? {}, draft?.billingAddress ?? null)
  }
}

const isEmpty = (texts: AddressTexts) => addressKeys.every((key) => key === 'country' || texts[key].trim() === '')

const minorOf = (typed: string, decimals: number) => Math.round(numberOf(typed) * 10 ** decimals)
const isWithin = (value: number, least: number, most: number) =>
  Number.isFinite(value) && value >= least && value <= most

/** Validation errors of a custom price. */
export function priceErrors({ kind, value, reason }: LineValues, decimals: number): FormErrors<'value' | 'reason'> {
  if (kind === 'usual') return {}
  const isFine =
    kind === 'price'
      ? isWithin(minorOf(value, decimals), 0, draftOrderLimits.amount)
      : isWithin(numberOf(value), 0.01, 100)
  return {
    value: isFine ? undefined : kind === 'price' ? m.admin_draft_price_wrong() : m.admin_draft_percent_wrong(),
    reason: reason.trim() === '' ? m.admin_draft_reason_missing() : undefined
  }
}

const isRight = (errors: FormErrors<string>) => Object.values(errors).every((error) => error === undefined)

function ownPriceOf(line: LineValues, decimals: number): OwnPrice | null {
  if (line.kind === 'usual' || !isRight(priceErrors(line, decimals))) return null
  const reason = line.reason.trim()
  return line.kind === 'price'
    ? { kind: 'price', unitPrice: minorOf(line.value, decimals), reason }
    : { kind: 'percent', percentOff: numberOf(line.value), reason }
}

function discountErrors(
  { discountKind: kind, discountValue: value, discountReason: reason }: DraftTexts,
  decimals: number
): FormErrors<DraftName> {
  if (kind === '') return {}
  const isFine =
    kind === 'amount'
      ? isWithin(minorOf(value, decimals), 1, draftOrderLimits.amount)
      : isWithin(numberOf(value), 0.01, 100)
  return {
    discountValue: isFine ? undefined : kind === 'amount' ? m.admin_draft_price_wrong() : m.admin_draft_percent_wrong(),
    discountReason: reason.trim() === '' ? m.admin_draft_reason_missing() : undefined
  }
}

function discountOf(texts: DraftTexts, decimals: number): DraftDiscount | null {
  if (texts.discountKind === '' || !isRight(discountErrors(texts, decimals))) return null
  const reason = texts.discountReason.trim()
  return texts.discountKind === 'amount'
    ? { kind: 'amount', amountOff: minorOf(texts.discountValue, decimals), reason }
    : { kind: 'percent', percentOff: numberOf(texts.discountValue), reason }
}

/** Validation errors before saving. Empty fields are allowed. */
export function draftErrors(texts: DraftTexts, decimals: number): FormErrors<DraftName> {
  const email = texts.email.trim()
  return {
    email: email === '' || isEmail(email) ? undefined : m.admin_gift_card_email_wrong(),
    ...(isEmpty(textsOf(texts, 'shippingAddress')) ? {} : errorsOf(texts, 'shippingAddress')),
    ...(texts.hasBilling === '' ? {} : errorsOf(texts, 'billingAddress')),
    ...discountErrors(texts, decimals)
  }
}

const addressIn = (texts: DraftTexts, part: 'shippingAddress' | 'billingAddress') =>
  isEmpty(textsOf(texts, part)) || isAnyWrong(texts, part) ? null : toAddress(textsOf(texts, part))

/** The request; invalid and empty values are omitted. */
export function inputOf(texts: DraftTexts, lines: readonly LineValues[], decimals: number): DraftOrderInput {
  const email = texts.email.trim()
  const { shippingMethod } = texts
  return {
    email: isEmail(email) ? email.toLowerCase() : null,
    shippingAddress: addressIn(texts, 'shippingAddress'),
    billingAddress: texts.hasBilling === '' ? null : addressIn(texts, 'billingAddress'),
    shippingMethod: shippingMethod === '' ? null : shippingMethod,
    note: texts.note.trim() === '' ? null : texts.note.trim(),
    discount: discountOf(texts, decimals),
    lines: lines.map((line) => ({
      ...(line.id !== undefined && { id: line.id }),
      variantId: line.variantId,
      quantity: line.quantity,
      ownPrice: ownPriceOf(line, decimals),
      ...(line.copyOf && { copyOf: line.copyOf })
    }))
  }
}
