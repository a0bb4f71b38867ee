import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { test as base } from './shop-test.ts'

export interface SlowNetwork {
  /** Milliseconds to an answer. */
  latency: number
  /** Bits per second. */
  rate: number
}

/** The network Lighthouse measures on. */
const lighthouse: SlowNetwork = { latency: 150, rate: 1_600_000 }

/** What browsers' tools call "Slow 3G". */
export const slow3g: SlowNetwork = { latency: 400, rate: 400_000 }

/** Bytes sent in a turn, so that answers on their way at once share the line. */
const turn = 512

/** A line all answers share. */
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

/** A proxy whose answers come late and slowly. */
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
    // A page that is left gives up what it asked for.
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
 * A journey on a slow network. It lies outside the browser: about one in fifty pages never gets its document's end with
 * Chromium's own emulation (`Network.emulateNetworkConditions`, Chromium 156, a plain server too).
 */
export const test = base.extend<{ network: SlowNetwork }>({
  network: [lighthouse, { option: true }],
  proxy: async ({ network }, use) => {
    const proxy = await startSlowProxy(network)
    // Without this, Chromium asks for addresses of this machine directly.
    await use({ server: proxy.address, bypass: '<-loopback>' })
    proxy.stop()
  }
})
