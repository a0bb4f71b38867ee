import type { Role } from '@motif/contract'
import { type Permission, type StaffRole, may } from '@motif/contract/staff-rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from './problem.ts'

/** Somebody with an account, as the database knows them at this moment. */
export interface Person {
  id: string
  name: string
  email: string
  role: Role
  /** What they may do as staff; without one nothing, whatever their role. */
  staffRole: StaffRole | null
}

/** Whoever makes a call. */
export interface Caller extends Person {
  /** Names the sign-in their token is of, among all there ever are. */
  signIn: string
  /** What is left of signing in before they may do anything as staff: to enter a code, or to set two-factor sign-in up. */
  twoFactor: 'done' | 'code' | 'set-up'
}

/**
 * Finds whom the identity token of a request belongs to; undefined where it is forged, expired or nobody's. Cookies of the request tell
 * which second steps were taken.
 */
export type FindPerson = (token: string, request: FastifyRequest) => Promise<Caller | undefined>

const hasPermission = (person: Caller, permission: Permission): boolean =>
  person.role === 'admin' && may(person.staffRole, permission)

/** Whether somebody may do what the permission table names, as the database knows them at this moment. */
export const isAllowed = (person: Caller | undefined, permission: Permission): person is Caller =>
  person !== undefined && hasPermission(person, permission) && person.twoFactor === 'done'

const twoFactorRefusals = { code: 'two-factor-code-needed', 'set-up': 'two-factor-set-up-needed' } as const

/** Refuses whoever may not. A call that takes the second step of signing in is answered before that step. */
export function mustBeAllowed(person: Caller, permission: Permission, { isBeforeTwoFactor = false } = {}): void {
  if (person.twoFactor !== 'done' && !isBeforeTwoFactor) throw new ProblemError(twoFactorRefusals[person.twoFactor])
  if (!hasPermission(person, permission)) throw new ProblemError('permission-missing', { params: { permission } })
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
export async function personOf(find: FindPerson, request: FastifyRequest): Promise<Caller | undefined> {
  const token = request.headers['authtoken']
  if (token === undefined || token === '') return undefined
  const person = typeof token === 'string' && token.length <= 4096 ? await find(token, request) : undefined
  if (!person) throw new ProblemError('sign-in-expired')
  return person
}
