import type { CallName } from '@motif/contract'
import { type AnswerOf, type Call, type RequestOf, urlOf } from '@motif/contract/client'

/**
 * Session knowledge required before loading personal data: resolved session, customer, or administrator. `person` also
 * caches separately per user.
 */
export type PersonNeeded = 'session' | 'customer' | 'admin' | 'person'

interface ReadingOptions<Data> {
  /** Shows the previous key's data while the next loads. */
  keepPreviousData?: boolean
  /** Polling interval in milliseconds; 0 for none. */
  refreshInterval?(latest: Data | undefined): number
}

/** A readable resource: its SWR key and loader. */
export interface Resource<Data> {
  key: string
  read: (call: Call) => Promise<Data>
  options?: ReadingOptions<Data>
  /** It is the subject of the page: if missing, the page's status is 404. */
  isSubject?: boolean
  /** Canonical path of the page; other paths redirect to it. */
  pathOf?(this: void, answer: Data): string
  /** Undefined for public resources, which the server may load. */
  needs?: PersonNeeded
}

/** A public resource. */
export type PublicResource<Data> = Resource<Data> & { needs?: never }

/** Names of read-only calls. */
export type ReadingCall = Extract<CallName, `GET ${string}`>

/** The response of a call, keyed by its URL. */
export const resource = <Name extends ReadingCall>(
  name: Name,
  request: RequestOf<Name>,
  more?: Pick<Resource<AnswerOf<Name>>, 'options' | 'isSubject' | 'pathOf'>
): PublicResource<AnswerOf<Name>> => ({
  key: urlOf(name, request as Parameters<typeof urlOf>[1]),
  read: async (call) => (await call(name, request)).data,
  ...more
})

/** A resource that depends on the session, and is never loaded by the server. */
export const personal = <Data>(needs: PersonNeeded, of: PublicResource<Data>): Resource<Data> => ({ ...of, needs })
