import type { Role } from '@motif/contract'
import { type Permission, type StaffRole, may } from '@motif/contract/staff-rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from './problem.ts'

/** Whoever makes a call, as the database knows them at this moment. */
export interface Person {
  id: string
  name: string
  email: string
  role: Role
  /** What they may do as staff; without one nothing, whatever their role. */
  staffRole: StaffRole | null
}

/** Finds the person an identity token belongs to; undefined where it is forged, expired or nobody's. */
export type FindPerson = (token: string) => Promise<Person | undefined>

/** Whether somebody may do what the permission table names, as the database knows them at this moment. */
export const isAllowed = (person: Person | undefined, permission: Permission): person is Person =>
  person?.role === 'admin' && may(person.staffRole, permission)

/** Refuses whoever may not, where what a call needs depends on what it is asked for. */
export function mustBeAllowed(person: Person, permission: Permission): void {
  if (!isAllowed(person, permission)) throw new ProblemError('permission-missing', { params: { permission } })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Filled by the accounts module; other modules ask through `personOf`. */
    people: { find: FindPerson }
  }
}

/** Makes room for the accounts module's answer to "who is this?". */
export function decoratePeople(app: FastifyInstance): void {
  app.decorate('people', { find: async () => undefined })
}

export function provideFindPerson(app: FastifyInstance, find: FindPerson): void {
  app.people.find = find
}

/**
 * The person of a request, undefined without an `authtoken`. A token that no longer holds is refused even where
 * signing in is optional, so that the browser fetches a fresh one instead of going on as a stranger.
 */
export async function personOf(find: FindPerson, request: FastifyRequest): Promise<Person | undefined> {
  const token = request.headers['authtoken']
  if (token === undefined || token === '') return undefined
  const person = typeof token === 'string' && token.length <= 4096 ? await find(token) : undefined
  if (!person) throw new ProblemError('sign-in-expired')
  return person
}
