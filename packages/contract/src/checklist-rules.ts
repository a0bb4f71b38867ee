/** What a shop needs before it sells for real, in the order an owner goes through it. */
export const checklistItems = [
  'facts',
  'money',
  'delivery',
  'product',
  'demonstration',
  'payment',
  'mail',
  'domain'
] as const
export type ChecklistItem = (typeof checklistItems)[number]

/** Items whose defaults may suit a shop, so that somebody of staff can say so. The others the server sees for itself. */
export const confirmableItems = ['facts', 'money', 'delivery'] as const satisfies readonly ChecklistItem[]
export type ConfirmableItem = (typeof confirmableItems)[number]

export const isConfirmable = (item: ChecklistItem): item is ConfirmableItem =>
  confirmableItems.some((one) => one === item)

/** Whether shoppers see no product at all. */
export const sellsNothing = ({
  items,
  demonstrationProducts
}: {
  items: readonly { id: ChecklistItem; isDone: boolean }[]
  demonstrationProducts: number
}): boolean => demonstrationProducts === 0 && items.some(({ id, isDone }) => id === 'product' && !isDone)
