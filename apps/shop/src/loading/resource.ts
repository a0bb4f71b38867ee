import type { CallName } from '@motif/contract'
import { type AnswerOf, type Call, type RequestOf, urlOf } from '@motif/contract/client'

/**
 * What must be known of who is here before something of theirs can be read: who it is, that it is a customer, that it is
 * an administrator. `person` also keeps what was read for one apart from what was read for another.
 */
export type PersonNeeded = 'session' | 'customer' | 'admin' | 'person'

interface ReadingOptions<Data> {
  /** Shows the answer to the last key until the one to the next is there. */
  keepPreviousData?: boolean
  /** In how many milliseconds the answer is looked at again; 0 for not at all. */
  refreshInterval?(latest: Data | undefined): number
}

/** Something that is only read: the key it is kept under at SWR, and how it is read. */
export interface Resource<Data> {
  key: string
  read: (call: Call) => Promise<Data>
  options?: ReadingOptions<Data>
  /** The page is about it: where the shop has no such thing, the page's status is 404. */
  isSubject?: boolean
  /** The path of the page about it: who asks for it at another one is sent there. */
  pathOf?(this: void, answer: Data): string
  /** Absent from what everybody may read, the server included. */
  needs?: PersonNeeded
}

/** What everybody may read. */
export type PublicResource<Data> = Resource<Data> & { needs?: never }

/** Names of calls that only read. */
export type ReadingCall = Extract<CallName, `GET ${string}`>

/** The answer to a call, under the call's address. */
export const resource = <Name extends ReadingCall>(
  name: Name,
  request: RequestOf<Name>,
  more?: Pick<Resource<AnswerOf<Name>>, 'options' | 'isSubject' | 'pathOf'>
): PublicResource<AnswerOf<Name>> => ({
  key: urlOf(name, request as Parameters<typeof urlOf>[1]),
  read: async (call) => (await call(name, request)).data,
  ...more
})

/** Something read only once that much is known of who is here, and therefore never by the server. */
export const personal = <Data>(needs: PersonNeeded, of: PublicResource<Data>): Resource<Data> => ({ ...of, needs })
