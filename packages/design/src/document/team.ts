import { z } from 'zod'
import { wellFormed } from './well-formed.ts'

/** Rows of a team's list. */
export const teamLimit = 100

/** What one field of a row takes, in characters. */
export const memberLimits = { name: 40, number: 8, quantity: 99 } as const

/** One line of words, as it comes from a field. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => wellFormed(text) && !/\p{Cc}/u.test(text), 'one line of text')

/** Somebody whose words are printed on pieces of their own. Empty words are none. */
const teamMember = z.strictObject({
  name: line(memberLimits.name),
  number: line(memberLimits.number),
  /** Value of the product's size option; empty while none is chosen, or where the product has no sizes. */
  size: z.string().max(60),
  quantity: z.int().min(1).max(memberLimits.quantity)
})
export type TeamMember = z.infer<typeof teamMember>

/** Left out where there is nobody, so that one document has one spelling. */
export const team = z.array(teamMember).min(1).max(teamLimit)
