import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { Reason } from '@motif/contract'
import ipaddr from 'ipaddr.js'

/** Why a user-supplied address was not fetched. */
export type FetchReason = Extract<
  Reason,
  | 'link-not-web'
  | 'link-private'
  | 'link-unreachable'
  | 'link-not-answered'
  | 'link-too-slow'
  | 'link-redirects-over-limit'
  | 'picture-over-limit'
>

export class FetchRefused extends Error {
  override readonly name = 'FetchRefused'
  readonly reason: FetchReason
  constructor(reason: FetchReason) {
    super(reason)
    this.reason = reason
  }
}

interface FetchOptions {
  /** Hosts, with or without a port, that may be in the shop's own network. */
  allowedHosts: ReadonlySet<string>
  maxBytes: number
  timeoutMs: number
  redirectsMax: number
}

/** Whether an address is on the public internet: not this machine, a local network or a cloud's metadata service. */
function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // An IPv4-mapped IPv6 address is checked as IPv4. Prefixes that wrap other addresses (NAT64, 6to4, Teredo) are not unicast.
  return ipaddr.process(address).range() === 'unicast'
}

type Answered = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** DNS lookup for the connection that returns only checked addresses. */
function lookupPublic(hostname: string, options: LookupOptions, answered: Answered): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return answered(error ?? new FetchRefused('link-unreachable'), '')
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return answered(new FetchRefused('link-private'), '')
    return options.all === true ? answered(null, addresses) : answered(null, first.address, first.family)
  })
}

function parsed(link: string, base?: URL): URL {
  const url = URL.parse(link, base)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new FetchRefused('link-not-web')
  return url
}

function send(url: URL, { allowedHosts }: FetchOptions, signal: AbortSignal): ClientRequest {
  const isAllowed = allowedHosts.has(url.hostname) || allowedHosts.has(url.host)
  // A host name is checked during lookup; an IP literal is never looked up. Other ports belong to other services.
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (!isAllowed && (url.port !== '' || (isIP(literal) !== 0 && !isPublicAddress(literal))))
    throw new FetchRefused('link-private')
  return (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    agent: false,
    signal,
    headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Motif' },
    ...(isAllowed ? undefined : { lookup: lookupPublic })
  })
}

const answerTo = (request: ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject).end()
  })

async function bodyOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw new FetchRefused('picture-over-limit')
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > maxBytes) throw new FetchRefused('picture-over-limit')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

async function follow(link: string, options: FetchOptions, signal: AbortSignal): Promise<Buffer> {
  let url = parsed(link)
  for (let hops = 0; hops <= options.redirectsMax; hops++) {
    const answer = await answerTo(send(url, options, signal))
    try {
      const { statusCode: status = 0, headers } = answer
      if (status === 200) return await bodyOf(answer, options.maxBytes)
      if (status < 300 || status >= 400 || headers.location === undefined) throw new FetchRefused('link-not-answered')
      url = parsed(headers.location, url)
    } finally {
      answer.destroy()
    }
  }
  throw new FetchRefused('link-redirects-over-limit')
}

/**
 * Fetches a user-supplied address over http or https, from the public internet only. Checks every redirect and connects to the very address it
 * checked. Throws `FetchRefused`.
 */
export async function fetchPublic(link: string, options: FetchOptions): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  try {
    return await follow(link, options, signal)
  } catch (error) {
    if (error instanceof FetchRefused) throw error
    throw new FetchRefused(signal.aborted ? 'link-too-slow' : 'link-unreachable')
  }
}
