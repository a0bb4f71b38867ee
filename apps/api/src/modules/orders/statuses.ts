import type { OrderStatus } from '@motif/contract'
import type { OrderAuthor } from './tables.ts'

const refunds = { refunded: ['payment', 'shop'], partially_refunded: ['payment', 'shop'] } as const

/** Allowed transitions, and who may make them. All others are refused. */
const transitions: Readonly<Record<OrderStatus, Readonly<Partial<Record<OrderStatus, readonly OrderAuthor[]>>>>> = {
  pending: { paid: ['payment'], cancelled: ['customer', 'shop', 'payment', 'system'] },
  paid: { in_production: ['shop'], cancelled: ['customer', 'shop'], ...refunds },
  in_production: { shipped: ['shop'], cancelled: ['shop'], ...refunds },
  shipped: { delivered: ['shop'], ...refunds },
  delivered: refunds,
  partially_refunded: { in_production: ['shop'], shipped: ['shop'], delivered: ['shop'], ...refunds },
  cancelled: {},
  refunded: {}
}

export const mayBecome = (from: OrderStatus, to: OrderStatus, by: OrderAuthor): boolean =>
  transitions[from][to]?.includes(by) ?? false

export const isCancellable = (status: OrderStatus): boolean => mayBecome(status, 'cancelled', 'customer')

/** Stages from pending to delivered. */
export const stages: readonly OrderStatus[] = ['pending', 'paid', 'in_production', 'shipped', 'delivered']

/** Position of a status among the stages; undefined for others. */
export function stageOf(status: OrderStatus): number | undefined {
  const stage = stages.indexOf(status)
  return stage < 0 ? undefined : stage
}
