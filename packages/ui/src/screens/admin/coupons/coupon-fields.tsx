import { chakra } from '@chakra-ui/react'
import type { AdminCategory, AdminCoupon } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { TextField, type TextFieldProps } from '../../../components/field/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import { type Failure, fieldErrors, sentenceOf } from '../../../failure/index.ts'
import { categoryText } from '../category-text.ts'
import { momentInput } from '../typed-values.ts'
import { type CouponForm, type WrongField, couponFormOf, couponSaveOf, emptyCoupon } from './coupon-form.ts'
import { couponKinds, isCouponKind, worthOf } from './coupon-facts.ts'
import type { CouponSectionProps } from './types.ts'

const sentences = {
  code: () => m.admin_coupon_code_wrong(),
  percentOff: () => m.admin_coupon_percent_wrong(),
  amountOff: () => m.admin_coupon_amount_wrong(),
  minimum: () => m.admin_coupon_minimum_wrong(),
  maxUses: () => m.admin_coupon_max_uses_wrong()
} as const satisfies Record<WrongField, () => string>

const fieldNames = [...Object.keys(sentences), 'startsAt', 'endsAt', 'categories', 'products']

interface FieldsProps extends Pick<CouponSectionProps, 'decimals' | 'timeZone' | 'categories' | 'onSaveCoupon'> {
  /** Undefined for one to be added. */
  coupon?: AdminCoupon | undefined
  onSaved: () => void
  onCancel: () => void
}

/** Form of a coupon. The kind of discount is fixed after creation. */
export function CouponFields({ coupon, decimals, timeZone, categories, onSaveCoupon, onSaved, onCancel }: FieldsProps) {
  const [form, setForm] = useState(coupon ? couponFormOf(coupon, decimals) : emptyCoupon)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<Failure | undefined>()
  const [isSaving, setIsSaving] = useState(false)
  const change = (part: Partial<CouponForm>) => setForm((now) => ({ ...now, ...part }))

  const save = async (element: HTMLFormElement) => {
    const read = couponSaveOf(form, { decimals, before: coupon })
    setFailure(undefined)
    if ('wrong' in read) {
      setErrors(Object.fromEntries(read.wrong.map((name) => [name, sentences[name]()])))
      element.querySelector<HTMLInputElement>(`[name=${read.wrong[0]}]`)?.focus()
      return
    }
    setErrors({})
    setIsSaving(true)
    const refused = await onSaveCoupon(read.save)
    setIsSaving(false)
    if (!refused) return onSaved()
    const told = fieldErrors(refused)
    setErrors(told)
    const first = fieldNames.find((name) => told[name] !== undefined)
    if (first === undefined) setFailure(refused)
    else element.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  const field = (
    name: 'code' | 'percentOff' | 'amountOff' | 'minimum' | 'startsAt' | 'endsAt' | 'products' | 'maxUses',
    more: TextFieldProps
  ) => (
    <TextField
      name={name}
      error={errors[name]}
      autoComplete="off"
      value={form[name]}
      onChange={({ currentTarget: { value } }) => change({ [name]: value })}
      {...more}
    />
  )
  const momentField = (name: 'startsAt' | 'endsAt', label: string) =>
    field(name, {
      label,
      isRequired: false,
      ...momentInput({ value: form[name], timeZone, onChange: (moment) => change({ [name]: moment }) })
    })
  const amount = { inputMode: 'decimal', dir: 'ltr' } as const

  return (
    <chakra.form
      noValidate
      display="grid"
      gap={5}
      fontSize="sm"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) void save(event.currentTarget)
      }}
    >
      {coupon ? (
        <p>{worthOf(coupon)}</p>
      ) : (
        <>
          {field('code', {
            label: m.admin_coupon_code(),
            hint: m.admin_coupon_code_hint(),
            maxLength: 40,
            autoCapitalize: 'characters',
            spellCheck: false,
            dir: 'ltr'
          })}
          <SelectField
            label={m.admin_coupon_kind()}
            value={form.kind}
            onChange={({ currentTarget: { value } }) => isCouponKind(value) && change({ kind: value })}
          >
            {Object.entries(couponKinds).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label()}
              </option>
            ))}
          </SelectField>
          {form.kind === 'percent' ? field('percentOff', { label: m.admin_coupon_percent_off(), ...amount }) : null}
          {form.kind === 'amount' ? field('amountOff', { label: m.admin_coupon_amount_off(), ...amount }) : null}
        </>
      )}
      {field('minimum', {
        label: m.admin_coupon_minimum(),
        hint: m.admin_coupon_minimum_hint(),
        isRequired: false,
        ...amount
      })}
      {momentField('startsAt', m.admin_coupon_starts({ zone: timeZone }))}
      {momentField('endsAt', m.admin_coupon_ends({ zone: timeZone }))}
      {field('maxUses', {
        label: m.admin_coupon_max_uses(),
        hint: m.admin_coupon_max_uses_hint(),
        isRequired: false,
        inputMode: 'numeric',
        dir: 'ltr'
      })}
      <div>
        <Checkbox
          checked={form.isOncePerCustomer}
          onChange={({ isChecked }) => change({ isOncePerCustomer: isChecked })}
        >
          {m.admin_coupon_once()}
        </Checkbox>
        <Checkbox checked={form.isFirstOrderOnly} onChange={({ isChecked }) => change({ isFirstOrderOnly: isChecked })}>
          {m.admin_coupon_first()}
        </Checkbox>
      </div>
      <CategoryChoice
        categories={categories ?? []}
        chosen={form.categories}
        error={errors['categories']}
        onChoose={(chosen) => change({ categories: chosen })}
      />
      {field('products', {
        label: m.admin_coupon_products(),
        hint: m.admin_coupon_products_hint(),
        isRequired: false,
        autoCapitalize: 'none',
        dir: 'ltr'
      })}
      <Checkbox checked={form.isActive} onChange={({ isChecked }) => change({ isActive: isChecked })}>
        {m.admin_coupon_active()}
      </Checkbox>
      {failure ? <Notice tone="bad">{failure.detail ?? sentenceOf(failure)}</Notice> : null}
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button type="submit" variant="accent" isBusy={isSaving}>
          {coupon ? m.common_save() : m.admin_coupon_add()}
        </Button>
        <Button variant="quiet" disabled={isSaving} onClick={onCancel}>
          {m.common_cancel()}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}

interface CategoryChoiceProps {
  categories: readonly AdminCategory[]
  chosen: readonly string[]
  error: string | undefined
  onChoose: (chosen: readonly string[]) => void
}

/** Categories as checkboxes. A deleted category stays listed while the coupon refers to it. */
function CategoryChoice({ categories, chosen, error, onChoose }: CategoryChoiceProps) {
  const gone = chosen.filter((slug) => !categories.some((category) => category.slug === slug))
  const all = [...categories.map(({ slug }) => slug), ...gone]
  if (all.length === 0) return null
  return (
    <chakra.fieldset minWidth={0}>
      <chakra.legend textStyle="label">{m.admin_coupon_categories()}</chakra.legend>
      <chakra.p textStyle="small" color="fg.muted">
        {m.admin_coupon_categories_hint()}
      </chakra.p>
      <chakra.div maxHeight="16rem" overflowY="auto" paddingInlineStart={1}>
        {all.map((slug) => (
          <Checkbox
            key={slug}
            name="categories"
            checked={chosen.includes(slug)}
            onChange={({ isChecked }) =>
              onChoose(isChecked ? [...chosen, slug] : chosen.filter((other) => other !== slug))
            }
          >
            <chakra.span overflowWrap="anywhere" dir="auto">
              {categoryText(categories, slug)}
            </chakra.span>
          </Checkbox>
        ))}
      </chakra.div>
      {error === undefined ? null : <chakra.p color="bad">{error}</chakra.p>}
    </chakra.fieldset>
  )
}
