import { AsyncLocalStorage } from 'node:async_hooks'
import { type Locale, baseLocale, extractLocaleFromHeader } from '@motif/messages/server'
import type { FastifyRequest } from 'fastify'

const requestLocale = new AsyncLocalStorage<Locale>()

/** The client's preferred language among those of the catalogue; English if there is none. */
export function localeOf({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  const wanted = headers['accept-language']
  if (wanted === undefined) return baseLocale
  return extractLocaleFromHeader(new Request('http://shop', { headers: { 'accept-language': wanted } })) ?? baseLocale
}

/** Runs a request handler with a locale, so messages inside it use the request's language. */
export const runWithLocale = <Result>(locale: Locale, work: () => Result): Result => requestLocale.run(locale, work)

/** The language of the current response; English in jobs. */
export const currentLocale = (): Locale => requestLocale.getStore() ?? baseLocale
