import type { Product } from '@motif/contract'
import { m } from '@motif/messages'
import { formatMoney, formatNumber } from '../../format/index.ts'

/** Content of a cell. */
export type ComparedFact =
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'colours'; colours: readonly { label: string; swatch: string | null }[] }
  | { kind: 'rating'; average: number; count: number }

export interface ComparisonRow {
  id: string
  name: string
  /** One per product, in order; undefined without a value. */
  facts: readonly (ComparedFact | undefined)[]
  /** All products have equal values. */
  isAlike: boolean
}

type FactOf = (product: Product) => ComparedFact | undefined

const lines = (...told: readonly string[]): ComparedFact | undefined =>
  told.length === 0 ? undefined : { kind: 'lines', lines: told }

const priceOf: FactOf = ({ price, hasPriceRange }) =>
  lines(hasPriceRange ? m.catalogue_from({ price: formatMoney(price) }) : formatMoney(price))

const ratingOf: FactOf = ({ rating }) =>
  rating.count === 0 ? lines(m.compare_no_rating()) : { kind: 'rating', ...rating }

const stockLabel = {
  'in-stock': () => m.wishlist_in_stock(),
  low: () => m.catalogue_low(),
  out: () => m.catalogue_out()
} as const

const optionOf =
  (id: string): FactOf =>
  ({ options }) => {
    const values = options.find((option) => option.id === id)?.values
    if (values === undefined) return undefined
    return values.some(({ swatch }) => swatch !== null)
      ? { kind: 'colours', colours: values.map(({ label, swatch }) => ({ label, swatch })) }
      : lines(values.map(({ label }) => label).join(', '))
  }

/** The largest size, if they differ. */
const printOf: FactOf = ({ printAreas }) =>
  lines(
    ...printAreas.map((area) => {
      const [largest = area] = [area, ...(area.sizes ?? [])].toSorted(
        (one, other) => other.widthMm * other.heightMm - one.widthMm * one.heightMm
      )
      return m.compare_print_size({
        area: area.name,
        width: formatNumber(largest.widthMm / 10),
        height: formatNumber(largest.heightMm / 10)
      })
    })
  )

const deliveryOf: FactOf = ({ delivery: { productionDays, shippingDaysMin, shippingDaysMax } }) =>
  lines(m.compare_delivery_days({ min: productionDays + shippingDaysMin, max: productionDays + shippingDaysMax }))

const tiersOf: FactOf = ({ tiers }) =>
  lines(
    ...tiers.map(({ quantity, percentOff }) =>
      m.compare_tier({
        pieces: m.product_tier_from({ quantity: formatNumber(quantity) }),
        saving: m.product_tier_off({ percent: formatNumber(percentOff) })
      })
    )
  )

const detailOf =
  (name: string): FactOf =>
  ({ details }) =>
    lines(...details.filter((detail) => detail.name === name).map(({ value }) => value))

/** Merges names of several lists without duplicates, the most frequent first, otherwise in original order. */
function shared<Named>(lists: readonly (readonly Named[])[], idOf: (named: Named) => string): Named[] {
  const all = lists.flat()
  const timesOf = (named: Named) => lists.filter((list) => list.some((one) => idOf(one) === idOf(named))).length
  return all
    .filter((named, index) => all.findIndex((one) => idOf(one) === idOf(named)) === index)
    .toSorted((one, other) => timesOf(other) - timesOf(one))
}

/** The comparison rows. Attributes no product has are omitted. */
export function comparisonRows(products: readonly Product[]): ComparisonRow[] {
  const row = (id: string, name: string, factOf: FactOf): ComparisonRow => {
    const facts = products.map((product) => factOf(product))
    const [first, ...others] = facts.map((fact) => JSON.stringify(fact))
    return { id, name, facts, isAlike: others.length > 0 && others.every((other) => other === first) }
  }
  const options = shared(
    products.map((product) => product.options),
    ({ id }) => id
  )
  const details = shared(
    products.map((product) => product.details),
    ({ name }) => name
  )
  return [
    row('price', m.compare_price(), priceOf),
    row('rating', m.compare_rating(), ratingOf),
    row('availability', m.compare_availability(), ({ stock }) => lines(stockLabel[stock]())),
    ...options.map(({ id, name }) => row(`option ${id}`, name, optionOf(id))),
    row('design', m.compare_design(), ({ isCustomisable }) =>
      lines(isCustomisable ? m.compare_design_yes() : m.compare_design_no())
    ),
    row('print', m.compare_print(), printOf),
    row('delivery', m.compare_delivery(), deliveryOf),
    row('tiers', m.product_tiers(), tiersOf),
    ...details.map(({ name }) => row(`detail ${name}`, name, detailOf(name)))
  ].filter(({ facts }) => facts.some((fact) => fact !== undefined))
}
