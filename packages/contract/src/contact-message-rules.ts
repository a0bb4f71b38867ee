/** Whether a message still needs work by staff. */
export const contactMessageStates = ['open', 'done'] as const

export const contactLimits = {
  /** Letters of one reply. */
  reply: 5000,
  /** Replies to one message. */
  replies: 20
} as const
