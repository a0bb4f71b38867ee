import type { AdminFound } from '@motif/contract'
import type { StaffRole } from '@motif/contract/staff-rules'
import { may } from '@motif/contract/staff-rules'
import { m } from '@motif/messages'
import { type Offered, offeredTo, permissionOf } from './offered.ts'
import type { RecentChoice, SearchTarget } from './types.ts'

type Found<Kind extends keyof AdminFound> = NonNullable<AdminFound[Kind]>['items'][number]

/** A result and its target. */
export interface Choice {
  /** Unlike that of any other line. */
  value: string
  label: string
  target: SearchTarget
  /** What it shows beside its label. */
  order?: Found<'orders'>
  product?: Found<'products'>
  customer?: Found<'customers'>
}

export interface ChoiceGroup {
  id: string
  title: string
  choices: readonly Choice[]
}

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()

/** Whether each typed word begins a word of a text. */
const says = (text: string, q: string): boolean => {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u)
  return fold(q)
    .split(/\s+/)
    .every((typed) => words.some((word) => word.startsWith(typed)))
}

/** Without the groups in which there is nothing. */
const filled = (groups: readonly ChoiceGroup[]) => groups.filter(({ choices }) => choices.length > 0)

const isSameTarget = (one: SearchTarget, other: SearchTarget) => JSON.stringify(one) === JSON.stringify(other)

/** Unlike that of any other offered line. */
const valueOf = (target: SearchTarget) => Object.values(target).join('-')

/** How well something fits a text, best first: its whole label, then recent choices, its label, another word for it. Undefined: not at all. */
function rankOf({ label, words, target }: Offered, q: string, recent: readonly RecentChoice[]): number | undefined {
  if (!says(`${label} ${words}`, q)) return undefined
  if (fold(label) === fold(q)) return -1
  const place = recent.findIndex((choice) => isSameTarget(choice.target, target))
  if (place !== -1) return place
  const isBegun = fold(label).startsWith(fold(q))
  return recent.length + (isBegun ? 0 : says(label, q) ? 1 : 2)
}

/** What a role may open or start by a text, the best group and the best line first. */
function offeredFor(role: StaffRole | null, q: string, recent: readonly RecentChoice[]): ChoiceGroup[] {
  const ranked = offeredTo(role).map(({ id, title, offered }) => {
    const fitting = offered
      .flatMap((one) => {
        const rank = rankOf(one, q, recent)
        return rank === undefined ? [] : [{ ...one, rank }]
      })
      .toSorted((one, other) => one.rank - other.rank)
    const choices = fitting.map(({ label, target }) => ({ value: valueOf(target), label, target }))
    return { id, title, choices, best: fitting[0]?.rank ?? Infinity }
  })
  return ranked
    .filter(({ choices }) => choices.length > 0)
    .toSorted((one, other) => one.best - other.best)
    .map(({ id, title, choices }) => ({ id, title, choices }))
}

/** Suggestions before typing: recent choices, then all that the role may open or start. */
export const firstChoices = (role: StaffRole | null, recent: readonly RecentChoice[]): ChoiceGroup[] =>
  filled([
    {
      id: 'recent',
      title: m.admin_find_recent(),
      choices: recent
        .filter(({ target }) => may(role, permissionOf(target)))
        .map(({ label, target }, index) => ({ value: `recent-${index}`, label, target }))
    },
    ...offeredTo(role).map(({ id, title, offered }) => ({
      id,
      title,
      choices: offered.map(({ label, target }) => ({ value: valueOf(target), label, target }))
    }))
  ])

/** The rest of a kind, in the section that lists it. */
const rest = (of: { hasMore: boolean } | undefined, section: 'orders' | 'products' | 'customers', q: string) => {
  const label = {
    orders: () => m.admin_find_all_orders({ q }),
    products: () => m.admin_find_all_products({ q }),
    customers: () => m.admin_find_all_customers({ q })
  }[section]()
  return of?.hasMore === true ? [{ value: `all-${section}`, label, target: { kind: 'list' as const, section, q } }] : []
}

/** What fits a text: first what is offered, then the API's results. */
export const choicesFor = (
  role: StaffRole | null,
  { q, found, recent }: { q: string; found: AdminFound | undefined; recent: readonly RecentChoice[] }
): ChoiceGroup[] =>
  filled([
    ...offeredFor(role, q, recent),
    {
      id: 'orders',
      title: m.admin_section_orders(),
      choices: [
        ...(found?.orders?.items ?? []).map((order) => ({
          value: `order-${order.id}`,
          label: order.number,
          target: { kind: 'order' as const, id: order.id },
          order
        })),
        ...rest(found?.orders, 'orders', q)
      ]
    },
    {
      id: 'products',
      title: m.admin_section_products(),
      choices: [
        ...(found?.products?.items ?? []).map((product) => ({
          value: `product-${product.id}`,
          label: product.name,
          // The editor is for those who may change products; others see it in the list.
          target: may(role, 'products.change')
            ? ({ kind: 'product', id: product.id } as const)
            : ({ kind: 'list', section: 'products', q: product.name } as const),
          product
        })),
        ...rest(found?.products, 'products', q)
      ]
    },
    {
      id: 'customers',
      title: m.admin_section_customers(),
      choices: [
        ...(found?.customers?.items ?? []).map((customer) => ({
          value: `customer-${customer.key}`,
          label: customer.name ?? customer.email,
          target: { kind: 'customer' as const, key: customer.key },
          customer
        })),
        ...rest(found?.customers, 'customers', q)
      ]
    }
  ])
