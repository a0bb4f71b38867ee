import type { OrderStatus } from '@motif/contract'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'

/** An order has reached a status. Read its current state from the order. */
export interface OrderEvent {
  orderId: string
}

/** The content or destination of an order has changed. */
const edited = 'edited'

const nameOf = (happening: OrderStatus | typeof edited) => `order.${happening}`

/** Publishes a new status, in its transaction. */
export const publishOrder = (
  { events }: Pick<Platform, 'events'>,
  tx: Transaction,
  { id, status }: { id: string; status: OrderStatus }
): Promise<void> => events.publish(nameOf(status), { orderId: id } satisfies OrderEvent, tx)

/** Publishes an applied edit, in its transaction. */
export const publishEdited = (
  { events }: Pick<Platform, 'events'>,
  tx: Transaction,
  { id }: { id: string }
): Promise<void> => events.publish(nameOf(edited), { orderId: id } satisfies OrderEvent, tx)

/** Registers a job for orders that reach one of these statuses, or were edited. */
export const onOrder = (
  { events }: Pick<Platform, 'events'>,
  statuses: readonly (OrderStatus | typeof edited)[],
  job: string,
  handler: (event: OrderEvent) => Promise<void>
): void => events.subscribe<OrderEvent>(statuses.map(nameOf), job, handler)
