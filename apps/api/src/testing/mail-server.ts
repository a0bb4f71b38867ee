import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  /** Ids of the mails per address, repeated for duplicates. */
  received: ReadonlyMap<string, readonly string[]>
  close(): Promise<void>
}

/** Accepts every mail and records its recipients. */
export async function startMailServer(port: number): Promise<MailServer> {
  const received = new Map<string, string[]>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      let source = ''
      stream.on('data', (chunk: Buffer) => (source += chunk.toString()))
      stream.on('end', () => {
        const id = /^Message-ID: *(?:\r\n )?<([^>]+)>/im.exec(source)?.[1] ?? 'none'
        for (const { address } of session.envelope.rcptTo) received.set(address, [...(received.get(address) ?? []), id])
        done()
      })
    }
  })
  // A killed process leaves its connection open.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return { received, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}
