import { type AnswerOf, type Call, type RequestOf, createClient } from '@motif/contract/client'
import { currencyHeader } from '@motif/contract/money-rules'
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import { type ReadingCall, resource } from '../loading/resource.ts'
import { freshToken } from './identity/token-source.ts'
import { shop } from './shop.ts'

/** API calls with the session's token. */
export const call: Call = createClient({
  baseUrl: import.meta.env.VITE_API_URL ?? '',
  token: freshToken,
  staffHeaders: () => ({ [currencyHeader]: shop.currency.code })
})

/**
 * Loads data for a part of a screen; the screen's own data is declared in its route. `undefined` as request: not yet.
 */
export function useCall<Name extends ReadingCall>(
  name: Name,
  request: RequestOf<Name> | undefined,
  options?: SWRConfiguration
): SWRResponse<AnswerOf<Name>> {
  const asked = request === undefined ? undefined : resource(name, request)
  return useSWR<AnswerOf<Name>>(asked?.key ?? null, asked === undefined ? null : () => asked.read(call), options)
}
