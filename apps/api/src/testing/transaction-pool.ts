import { type AddressInfo, type Socket, connect, createServer } from 'node:net'
import type { ClientConfig } from 'pg'

export interface TransactionPool {
  /** Its port, to replace host and port of a connection. */
  port: number
  /** Requests that a transaction pooler would refuse or lose, one line each. */
  refused: string[]
  close(): Promise<void>
}

/** Parameters that PgBouncer tracks across server connections. It refuses others unless told to ignore them. */
const followed = new Set(['user', 'database', 'application_name', 'client_encoding', 'datestyle', 'timezone'])

/** Statements that depend on the session. */
const ofSession =
  /(?:^|;)\s*(?:(?:un)?listen|discard|set(?!\s+(?:local|transaction)\b)|create\s+temp)\b|set_config\([^)]*,\s*false\)|pg_(?:try_)?advisory_lock\(|with\s+hold/i

/** Type and body of each message a PostgreSQL client sends. The first message has no type. */
function* messagesIn(chunks: { rest: Buffer; hasBegun: boolean }): Generator<{ kind: string; body: Buffer }> {
  for (;;) {
    const head = chunks.hasBegun ? 1 : 0
    if (chunks.rest.length < head + 4) return
    const end = head + chunks.rest.readInt32BE(head)
    if (chunks.rest.length < end) return
    const kind = chunks.hasBegun ? chunks.rest.toString('latin1', 0, 1) : 'start'
    const body = chunks.rest.subarray(head + 4, end)
    chunks.rest = chunks.rest.subarray(end)
    chunks.hasBegun = true
    yield { kind, body }
  }
}

const parts = (body: Buffer) => body.toString('utf8').split('\0')

/** The part of a message that a transaction pooler does not support; undefined if there is none. */
function refusalOf(kind: string, body: Buffer): string | undefined {
  if (kind === 'start') {
    const words = parts(body.subarray(4))
    const names = words.filter((_, index) => index % 2 === 0 && words[index] !== '')
    const unknown = names.filter((name) => !followed.has(name.toLowerCase()))
    return unknown.length > 0 ? `parameters ${unknown.join(', ')}` : undefined
  }
  if (kind === 'P' && parts(body)[0] !== '') return `a statement under a name: ${parts(body)[1]}`
  const text = kind === 'Q' ? parts(body)[0] : kind === 'P' ? parts(body)[1] : ''
  return ofSession.test(text ?? '') ? `a statement for one connection: ${text}` : undefined
}

/** A proxy between the shop and PostgreSQL that forwards everything and records what PgBouncer in transaction mode would refuse. */
export async function startTransactionPool({ host, port = 5432 }: ClientConfig): Promise<TransactionPool> {
  const refused: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const behind = host?.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host ?? '127.0.0.1')
    const read = { rest: Buffer.alloc(0), hasBegun: false }
    client.on('data', (chunk) => {
      read.rest = Buffer.concat([read.rest, chunk])
      for (const { kind, body } of messagesIn(read)) {
        const refusal = refusalOf(kind, body)
        if (refusal !== undefined) refused.push(refusal)
      }
    })
    for (const socket of [client, behind]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    }
    client.pipe(behind).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    refused,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    }
  }
}
