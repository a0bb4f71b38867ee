import { m } from '@motif/messages'
import { useState } from 'react'
import { AmountFields, ChoiceField, MoreFilters, amountOf, amountText, useTypedFilter } from '../list-filters/index.ts'
import { type ProductFilter, printNames, saleNames, stockNames } from './product-filter-values.ts'
import type { ProductSectionsProps } from './types.ts'

const textOf = ({ stock, priceFrom, priceTo, sale, printable }: ProductFilter, decimals: number) => ({
  stock: stock ?? null,
  priceFrom: amountText(priceFrom, decimals),
  priceTo: amountText(priceTo, decimals),
  sale: sale ?? null,
  printable: printable ?? null
})

/** Filters of products by stock, price, sale and print areas. */
export function ProductMoreFilters({
  productFilter: filter,
  onFilterProducts,
  decimals
}: Pick<ProductSectionsProps, 'productFilter' | 'onFilterProducts' | 'decimals'>) {
  const { typed, change } = useTypedFilter(filter, (of) => textOf(of, decimals))
  const [isChecked, setChecked] = useState(false)
  const [priceFrom, priceTo] = [amountOf(typed.priceFrom, decimals), amountOf(typed.priceTo, decimals)]
  const apply = () => {
    setChecked(true)
    if (priceFrom === undefined || priceTo === undefined) return
    const { stock, sale, printable } = typed
    onFilterProducts({ ...filter, stock, priceFrom, priceTo, sale, printable })
  }
  const all = m.admin_status_all()
  return (
    <MoreFilters onApply={apply}>
      <ChoiceField
        label={m.admin_filter_stock()}
        all={all}
        choices={stockNames}
        chosen={typed.stock}
        onChoose={(stock) => change({ stock })}
      />
      <ChoiceField
        label={m.admin_filter_sale()}
        all={all}
        choices={saleNames}
        chosen={typed.sale}
        onChoose={(sale) => change({ sale })}
      />
      <AmountFields
        labels={{ from: m.admin_filter_price_from(), to: m.admin_filter_price_to() }}
        typed={{ from: typed.priceFrom, to: typed.priceTo }}
        wrong={{ from: isChecked && priceFrom === undefined, to: isChecked && priceTo === undefined }}
        onChange={({ from = typed.priceFrom, to = typed.priceTo }) => change({ priceFrom: from, priceTo: to })}
      />
      <ChoiceField
        label={m.admin_filter_print()}
        all={all}
        choices={printNames}
        chosen={typed.printable}
        onChoose={(printable) => change({ printable })}
      />
    </MoreFilters>
  )
}
