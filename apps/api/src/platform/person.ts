import type { Role } from '@motif/contract'
import { type Permission, type StaffRole, may } from '@motif/contract/staff-rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from './problem.ts'

/** A person with an account, as the database currently knows them. */
export interface Person {
  id: string
  name: string
  email: string
  role: Role
  /** Their role as staff. Null: no permissions, whatever `role` says. */
  staffRole: StaffRole | null
}

/** The person who makes a call. */
export interface Caller extends Person {
  /** Identifies the sign-in of their token among all sign-ins. */
  signIn: string
  /** The two-factor step that is left before they may act as staff: to enter a code, or to set up two-factor sign-in. */
  twoFactor: 'done' | 'code' | 'set-up'
}

/**
 * Finds the person of a request's identity token; undefined if it is forged, expired or unknown. Cookies tell whether the second factor was passed.
 */
export type FindPerson = (token: string, request: FastifyRequest) => Promise<Caller | undefined>

/** Whether a person's role has a permission; the second factor is not considered. */
export const hasPermission = (person: Pick<Person, 'role' | 'staffRole'>, permission: Permission): boolean =>
  person.role === 'admin' && may(person.staffRole, permission)

/** Whether a person currently has a permission. */
export const isAllowed = (person: Caller | undefined, permission: Permission): person is Caller =>
  person !== undefined && hasPermission(person, permission) && person.twoFactor === 'done'

const twoFactorRefusals = { code: 'two-factor-code-needed', 'set-up': 'two-factor-set-up-needed' } as const

/** Throws unless the caller has the permission. Calls of the second factor itself are allowed before it. */
export function mustBeAllowed(person: Caller, permission: Permission, { isBeforeTwoFactor = false } = {}): void {
  if (person.twoFactor !== 'done' && !isBeforeTwoFactor) throw new ProblemError(twoFactorRefusals[person.twoFactor])
  if (!hasPermission(person, permission)) throw new ProblemError('permission-missing', { params: { permission } })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by the accounts module. Other modules use `personOf`. */
    people: { find: FindPerson }
  }
}

/** Reserves the property that the accounts module fills with its lookup. */
export function decoratePeople(app: FastifyInstance): void {
  app.decorate('people', { find: async () => undefined })
}

export function provideFindPerson(app: FastifyInstance, find: FindPerson): void {
  app.people.find = find
}

/**
 * The person of a request; undefined without an `authtoken`. An invalid token is refused even if signing in is optional, so the browser renews it
 * instead of continuing as a guest.
 */
export async function personOf(find: FindPerson, request: FastifyRequest): Promise<Caller | undefined> {
  const token = request.headers['authtoken']
  if (token === undefined || token === '') return undefined
  const person = typeof token === 'string' && token.length <= 4096 ? await find(token, request) : undefined
  if (!person) throw new ProblemError('sign-in-expired')
  return person
}
