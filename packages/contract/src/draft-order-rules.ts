/** `draft`: not sent, or changed since. `ended`: its link expired. `withdrawn`: staff withdrew the link. `paid`: it became an order. */
export const draftOrderStates = ['draft', 'sent', 'ended', 'withdrawn', 'paid'] as const
export type DraftOrderState = (typeof draftOrderStates)[number]

export const isDraftOrderState = (text: string | null): text is DraftOrderState =>
  draftOrderStates.some((state) => state === text)

export const draftOrderLimits = {
  /** Lines of a draft, and pieces per line. */
  lines: 100,
  quantity: 999,
  /** Largest unit price or discount, in minor units. */
  amount: 100_000_000,
  /** Letters of a reason, of the note to the customer, and of the payment note. */
  reason: 200,
  note: 1000,
  paid: 200,
  /** Open drafts. */
  open: 2000,
  /** Maximum and default days of a payment link. */
  linkDaysMax: 30,
  linkDays: 7,
  /** Days an untouched draft is kept, and hours a deleted one can be restored. */
  keptDays: 180,
  undoHours: 24
} as const

/** What a draft may lack before it can be paid. */
export const draftOrderLacks = ['items', 'email', 'address', 'delivery'] as const
export type DraftOrderLack = (typeof draftOrderLacks)[number]
