import { AsyncLocalStorage } from 'node:async_hooks'
import { type Locale, baseLocale, extractLocaleFromHeader } from '@motif/messages/server'
import type { FastifyRequest } from 'fastify'

const answering = new AsyncLocalStorage<Locale>()

/** The language a client would rather read, of those the catalogue has; English where it has none of them. */
export function localeOf({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  const wanted = headers['accept-language']
  if (wanted === undefined) return baseLocale
  return extractLocaleFromHeader(new Request('http://shop', { headers: { 'accept-language': wanted } })) ?? baseLocale
}

/** Does what answers a request: sentences inside it are told in the request's language. */
export const answeringIn = <Result>(locale: Locale, work: () => Result): Result => answering.run(locale, work)

/** The language of the answer that is being made; English in jobs. */
export const currentLocale = (): Locale => answering.getStore() ?? baseLocale
