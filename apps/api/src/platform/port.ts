import { createServer } from 'node:net'
import type { Config } from './config.ts'
import { StartError } from './start-error.ts'

/** A sentence for what `listen` refuses; undefined for anything else. */
export function listenError(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): StartError | undefined {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is taken. Stop what runs there, or start with PORT=${port + 1}.`)
    case 'EACCES':
      return new StartError(`Port ${port} is kept for administrators. Start with PORT=3000, or another above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(
        `HOST ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`
      )
    default:
      return undefined
  }
}

/** Finds out before anything is started whether the port is free. */
export async function checkPort(config: Pick<Config, 'host' | 'port'>): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen({ host: config.host, port: config.port, exclusive: true }, resolve)
    })
  } catch (error) {
    throw listenError(error, config) ?? error
  }
  await new Promise((resolve) => probe.close(resolve))
}
