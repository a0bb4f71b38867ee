import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { test as base } from './shop-test.ts'

export interface SlowNetwork {
  /** Milliseconds until a response starts. */
  latency: number
  /** Bits per second. */
  rate: number
}

/** The network that Lighthouse simulates. */
const lighthouse: SlowNetwork = { latency: 150, rate: 1_600_000 }

/** "Slow 3G" of the browsers' developer tools. */
export const slow3g: SlowNetwork = { latency: 400, rate: 400_000 }

/** Bytes per write, so that concurrent responses share the bandwidth. */
const turn = 512

/** Limits the bandwidth that all responses share, in bits per second. */
function slowLine(rate: number) {
  const bytesPerMs = rate / 8 / 1_000
  let free = 0
  return async function* (answer: AsyncIterable<Buffer>) {
    for await (const chunk of answer) {
      for (let start = 0; start < chunk.length; start += turn) {
        const part = chunk.subarray(start, start + turn)
        const now = performance.now()
        free = Math.max(free, now) + part.length / bytesPerMs
        await wait(free - now)
        yield part
      }
    }
  }
}

/** Starts a proxy with latency and limited bandwidth. */
async function startSlowProxy({ latency, rate }: SlowNetwork) {
  const slowly = slowLine(rate)
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const asked = ask(request.url ?? '', { method: request.method, headers: request.headers }, resolve)
    asked.once('error', reject)
    request.pipe(asked)
    const [answer] = await Promise.all([promise, wait(latency)])
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
    await pipeline(answer, slowly, response)
  }
  const server = createServer((request, response) => {
    // The browser aborts the requests of a page that it leaves.
    forward(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://localhost:${port}`, stop }
}

/**
 * A journey on a slow network, simulated by a proxy. With Chromium's emulation (`Network.emulateNetworkConditions`, Chromium 156), about one
 * page in fifty never receives the end of its document, even from a plain server.
 */
export const test = base.extend<{ network: SlowNetwork }>({
  network: [lighthouse, { option: true }],
  proxy: async ({ network }, use) => {
    const proxy = await startSlowProxy(network)
    // By default, Chromium bypasses the proxy for loopback addresses.
    await use({ server: proxy.address, bypass: '<-loopback>' })
    proxy.stop()
  }
})
