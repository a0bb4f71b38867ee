import type { AdminFound } from '@motif/contract'
import type { Permission, StaffRole } from '@motif/contract/staff-rules'
import { may } from '@motif/contract/staff-rules'
import { m } from '@motif/messages'
import { sectionPermissions } from '../section-permissions.ts'
import { sections } from '../sections-list.ts'
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

interface Offered {
  label: () => string
  permission: Permission
  target: SearchTarget
}

const actions: readonly Offered[] = [
  { label: () => m.admin_product_add(), permission: 'products.change', target: { kind: 'new-product' } },
  {
    label: () => m.admin_find_new_coupon(),
    permission: 'coupons.change',
    target: { kind: 'section', section: 'coupons' }
  },
  { label: () => m.admin_find_export(), permission: 'people.export', target: { kind: 'section', section: 'imports' } },
  { label: () => m.admin_find_invite(), permission: 'staff.change', target: { kind: 'section', section: 'staff' } }
]

/** What may be seen of a target. */
const permissionOf = (target: SearchTarget): Permission => {
  switch (target.kind) {
    case 'section':
    case 'list':
      return sectionPermissions[target.section]
    case 'order':
      return 'orders.read'
    case 'customer':
      return 'customers.read'
    case 'product':
      return 'products.read'
    default:
      return 'products.change'
  }
}

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()

/** Whether each word of a text begins a word of a label. */
const says = (label: string, q: string): boolean => {
  const words = fold(label).split(/[^\p{L}\p{N}]+/u)
  return fold(q)
    .split(/\s+/)
    .every((typed) => words.some((word) => word.startsWith(typed)))
}

/** Without the groups in which there is nothing. */
const filled = (groups: readonly ChoiceGroup[]) => groups.filter(({ choices }) => choices.length > 0)

/** Sections and actions a role may use that match a text; all for an empty text. */
function offeredTo(role: StaffRole | null, q: string): readonly ChoiceGroup[] {
  const isSaid = (label: string) => q === '' || says(label, q)
  const begun = actions.filter(({ permission, label }) => may(role, permission) && isSaid(label()))
  const opened = sections.filter(({ id, label }) => may(role, sectionPermissions[id]) && isSaid(label()))
  return [
    {
      id: 'actions',
      title: m.admin_find_actions(),
      choices: begun.map(({ label, target }, index) => ({
        value: `action-${index}-${label()}`,
        label: label(),
        target
      }))
    },
    {
      id: 'sections',
      title: m.admin_sections(),
      choices: opened.map(({ id, label }) => ({
        value: `section-${id}`,
        label: label(),
        target: { kind: 'section' as const, section: id }
      }))
    }
  ]
}

/** Suggestions before typing: recent choices, then actions and sections. */
export const firstChoices = (role: StaffRole | null, recent: readonly RecentChoice[]): ChoiceGroup[] =>
  filled([
    {
      id: 'recent',
      title: m.admin_find_recent(),
      choices: recent
        .filter(({ target }) => may(role, permissionOf(target)))
        .map(({ label, target }, index) => ({ value: `recent-${index}`, label, target }))
    },
    ...offeredTo(role, '')
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

/** Matching sections and actions, followed by the API's results. */
export const choicesFor = (role: StaffRole | null, q: string, found: AdminFound | undefined): ChoiceGroup[] =>
  filled([
    ...offeredTo(role, q),
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
