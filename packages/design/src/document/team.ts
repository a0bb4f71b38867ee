import { z } from 'zod'
import { wellFormed } from './well-formed.ts'

/** Maximum number of team members. */
export const teamLimit = 100

/** Maximum length of each field, in characters. */
export const memberLimits = { name: 40, number: 8, quantity: 99 } as const

/** A single-line text field. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => wellFormed(text) && !/\p{Cc}/u.test(text), 'one line of text')

/** A team member whose texts are printed on separate items. Empty texts mean none. */
const teamMember = z.strictObject({
  name: line(memberLimits.name),
  number: line(memberLimits.number),
  /** Value of the product's size option; empty if none is chosen or the product has no sizes. */
  size: z.string().max(60),
  quantity: z.int().min(1).max(memberLimits.quantity)
})
export type TeamMember = z.infer<typeof teamMember>

/** Omitted when empty, so that every document has one canonical form. */
export const team = z.array(teamMember).min(1).max(teamLimit)
