import type { Role } from '@motif/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from './problem.ts'

/** Whoever makes a call, as the database knows them at this moment. */
export interface Person {
  id: string
  name: string
  email: string
  role: Role
}

/** Finds the person an identity token belongs to; undefined where it is forged, expired or nobody's. */
export type FindPerson = (token: string) => Promise<Person | undefined>

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
