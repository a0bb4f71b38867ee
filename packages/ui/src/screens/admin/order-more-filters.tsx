import { m } from '@motif/messages'
import { useState } from 'react'
import { TextField } from '../../components/field/index.ts'
import { SelectField } from '../../components/select/index.ts'
import { DayFields } from './day-fields.tsx'
import { AmountFields, ChoiceField, MoreFilters, amountOf, amountText, useTypedFilter } from './list-filters/index.ts'
import { type OrderListFilter, orderSentNames } from './order-filter-values.ts'
import type { AdminScreenProps } from './types.ts'

const textOf = ({ from, to, totalFrom, totalTo, country, product, sent }: OrderListFilter, decimals: number) => ({
  from: from ?? '',
  to: to ?? '',
  totalFrom: amountText(totalFrom, decimals),
  totalTo: amountText(totalTo, decimals),
  country: country ?? '',
  product: product ?? '',
  sent: sent ?? null
})

/** Filters of orders by day, total, country, product and what was sent. */
export function OrderMoreFilters({
  filter,
  onFilter,
  countries,
  decimals
}: Pick<AdminScreenProps, 'filter' | 'onFilter' | 'countries' | 'decimals'>) {
  const { typed, change } = useTypedFilter(filter, (of) => textOf(of, decimals))
  const [isChecked, setChecked] = useState(false)
  const [totalFrom, totalTo] = [amountOf(typed.totalFrom, decimals), amountOf(typed.totalTo, decimals)]
  const apply = () => {
    setChecked(true)
    if (totalFrom === undefined || totalTo === undefined) return
    onFilter({
      ...filter,
      from: typed.from || null,
      to: typed.to || null,
      totalFrom,
      totalTo,
      country: typed.country || null,
      product: typed.product.trim() || null,
      sent: typed.sent
    })
  }
  const known = countries ?? []
  return (
    <MoreFilters onApply={apply}>
      <DayFields days={typed} labels={{ from: m.admin_filter_from(), to: m.admin_filter_to() }} onChange={change} />
      <AmountFields
        labels={{ from: m.admin_filter_total_from(), to: m.admin_filter_total_to() }}
        typed={{ from: typed.totalFrom, to: typed.totalTo }}
        wrong={{ from: isChecked && totalFrom === undefined, to: isChecked && totalTo === undefined }}
        onChange={({ from = typed.totalFrom, to = typed.totalTo }) => change({ totalFrom: from, totalTo: to })}
      />
      <SelectField
        label={m.admin_filter_country()}
        isRequired={false}
        value={typed.country}
        onChange={({ currentTarget: { value } }) => change({ country: value })}
      >
        <option value="">{m.admin_filter_country_any()}</option>
        {[
          ...(typed.country === '' || known.some(({ code }) => code === typed.country)
            ? []
            : [{ code: typed.country, name: typed.country }]),
          ...known
        ].map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={m.admin_filter_product()}
        isRequired={false}
        autoComplete="off"
        maxLength={100}
        value={typed.product}
        onChange={({ currentTarget: { value } }) => change({ product: value })}
      />
      <ChoiceField
        label={m.admin_filter_sent()}
        all={m.admin_status_all()}
        choices={orderSentNames}
        chosen={typed.sent}
        onChoose={(sent) => change({ sent })}
      />
    </MoreFilters>
  )
}
