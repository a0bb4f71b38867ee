/** `draft`: not sent, or changed since. `ended`: its link is over. `withdrawn`: staff took the link back. `paid`: it is an order now. */
export const draftOrderStates = ['draft', 'sent', 'ended', 'withdrawn', 'paid'] as const
export type DraftOrderState = (typeof draftOrderStates)[number]

export const isDraftOrderState = (text: string | null): text is DraftOrderState =>
  draftOrderStates.some((state) => state === text)

export const draftOrderLimits = {
  /** Lines of a draft, and pieces of a line. */
  lines: 100,
  quantity: 999,
  /** Most a piece may cost, or a discount take off, in minor units. */
  amount: 100_000_000,
  /** Letters of a reason, of the note to the customer, and of how it was paid. */
  reason: 200,
  note: 1000,
  paid: 200,
  /** Drafts that wait. */
  open: 2000,
  /** Days a payment link can be open, and those it is unless staff choose. */
  linkDaysMax: 30,
  linkDays: 7,
  /** Days a draft nobody touches is kept, and hours one that was deleted can come back. */
  keptDays: 180,
  undoHours: 24
} as const

/** What a draft still lacks before it can be paid. */
export const draftOrderLacks = ['items', 'email', 'address', 'delivery'] as const
export type DraftOrderLack = (typeof draftOrderLacks)[number]
