/** Checklist before launch, in the owner's order. */
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

/** Items whose defaults may suit a shop, so staff can confirm them. The server checks the others itself. */
export const confirmableItems = ['facts', 'money', 'delivery'] as const satisfies readonly ChecklistItem[]
export type ConfirmableItem = (typeof confirmableItems)[number]

export const isConfirmable = (item: ChecklistItem): item is ConfirmableItem =>
  confirmableItems.some((one) => one === item)

/** Whether no product is visible to shoppers. */
export const sellsNothing = ({
  items,
  demonstrationProducts
}: {
  items: readonly { id: ChecklistItem; isDone: boolean }[]
  demonstrationProducts: number
}): boolean => demonstrationProducts === 0 && items.some(({ id, isDone }) => id === 'product' && !isDone)
