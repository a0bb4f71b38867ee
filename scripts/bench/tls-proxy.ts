import { request as ask } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'

/** Headers of one connection, which HTTP/2 forbids. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host'])

const forwarded = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)))

/** A TLS and HTTP/2 proxy with a self-signed certificate. */
export async function startTlsProxy(origin: string) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const headers = { ...forwarded(request.headers), 'x-forwarded-proto': 'https' }
    const asked = ask(new URL(request.url, origin), { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, forwarded(answer.headers))
      answer.pipe(response)
    })
    asked.once('error', () => response.destroy())
    request.pipe(asked)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `https://localhost:${port}`, stop: () => server.close() }
}
