import { type CallName } from '@motif/contract'
import { type AnswerOf, type Call, type RequestOf, createClient, urlOf } from '@motif/contract/client'
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import { freshToken } from './identity/token-source.ts'

/** The contract's calls, as whoever is signed in. */
export const call: Call = createClient({ baseUrl: import.meta.env.VITE_API_URL ?? '', token: freshToken })

/** Names of calls that only read. */
type Reading = Extract<CallName, `GET ${string}`>

/** SWR's key of an answer: the call's address. */
export const keyOf = <Name extends Reading>(name: Name, request: RequestOf<Name>): string =>
  urlOf(name, request as Parameters<typeof urlOf>[1])

/** Server data that is only read. `undefined` as request: not yet. */
export function useCall<Name extends Reading>(
  name: Name,
  request: RequestOf<Name> | undefined,
  options?: SWRConfiguration
): SWRResponse<AnswerOf<Name>> {
  return useSWR<AnswerOf<Name>>(
    request === undefined ? null : keyOf(name, request),
    request === undefined ? null : async () => (await call(name, request)).data,
    options
  )
}
