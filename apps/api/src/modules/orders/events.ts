import type { OrderStatus } from '@motif/contract'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'

/** An order came to have another status. What it is by now, the order itself says. */
export interface OrderEvent {
  orderId: string
}

/** What was ordered, or where it goes, is something else now. */
const edited = 'edited'

const nameOf = (happening: OrderStatus | typeof edited) => `order.${happening}`

/** Tells of an order's new status, in the transaction that gave it. */
export const publishOrder = (
  { events }: Pick<Platform, 'events'>,
  tx: Transaction,
  { id, status }: { id: string; status: OrderStatus }
): Promise<void> => events.publish(nameOf(status), { orderId: id } satisfies OrderEvent, tx)

/** Tells that a change of an order was made, in its transaction. */
export const publishEdited = (
  { events }: Pick<Platform, 'events'>,
  tx: Transaction,
  { id }: { id: string }
): Promise<void> => events.publish(nameOf(edited), { orderId: id } satisfies OrderEvent, tx)

/** Names the job that follows once an order came to have one of these statuses, or was changed. */
export const onOrder = (
  { events }: Pick<Platform, 'events'>,
  statuses: readonly (OrderStatus | typeof edited)[],
  job: string,
  handler: (event: OrderEvent) => Promise<void>
): void => events.subscribe<OrderEvent>(statuses.map(nameOf), job, handler)
