import { z } from 'zod'
import { defineCalls } from './call.ts'
import { address, done, id, line, postalCodeRule } from './primitives.ts'

/** The person's name for it, such as Home or Work. */
const label = line(40)

export const savedAddress = z.object({
  id,
  ...address.shape,
  label: label.nullable(),
  isDefaultShipping: z.boolean(),
  isDefaultBilling: z.boolean()
})
export type SavedAddress = z.infer<typeof savedAddress>

/** An address with its label and flags. Taking the shape drops the address's refinement, so it is repeated here. */
const body = z
  .object({
    ...address.shape,
    label: label.nullable().optional(),
    isDefaultShipping: z.boolean().optional(),
    isDefaultBilling: z.boolean().optional()
  })
  .refine(...postalCodeRule)

export const addressCalls = defineCalls({
  'GET /api/v1/addresses': {
    summary: 'The address book',
    tag: 'addresses',
    access: 'user',
    answers: { 200: z.array(savedAddress) }
  },
  'POST /api/v1/addresses': {
    summary: 'Add an address',
    tag: 'addresses',
    access: 'user',
    body,
    answers: { 201: savedAddress }
  },
  'PUT /api/v1/addresses/{id}': {
    summary: 'Change an address',
    tag: 'addresses',
    access: 'user',
    params: z.object({ id }),
    body,
    answers: { 200: savedAddress }
  },
  'DELETE /api/v1/addresses/{id}': {
    summary: 'Remove an address',
    tag: 'addresses',
    access: 'user',
    params: z.object({ id }),
    answers: { 200: done }
  }
})
