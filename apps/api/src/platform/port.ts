import { createServer } from 'node:net'
import type { Config } from './config.ts'
import { StartError } from './start-error.ts'

/** Where something listens, and how the settings call the two. */
export interface Place {
  host: string
  port: number
  names: { host: string; port: string }
}

export const publicPlace = ({ host, port }: Pick<Config, 'host' | 'port'>): Place => ({
  host,
  port,
  names: { host: 'HOST', port: 'PORT' }
})

/** Undefined where nobody is to read metrics. */
export const metricsPlace = ({ metricsHost, metricsPort }: Pick<Config, 'metricsHost' | 'metricsPort'>) =>
  metricsPort === undefined
    ? undefined
    : ({ host: metricsHost, port: metricsPort, names: { host: 'METRICS_HOST', port: 'METRICS_PORT' } } satisfies Place)

/** A sentence for what `listen` refuses; undefined for anything else. */
export function listenError(error: unknown, { host, port, names }: Place): StartError | undefined {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is taken. Stop what runs there, or start with ${names.port}=${port + 1}.`)
    case 'EACCES':
      return new StartError(`Port ${port} is kept for administrators. Set ${names.port} to one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(
        `${names.host} ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`
      )
    default:
      return undefined
  }
}

/** Finds out before anything is started whether the port is free. */
export async function checkPort(place: Place): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen({ host: place.host, port: place.port, exclusive: true }, resolve)
    })
  } catch (error) {
    throw listenError(error, place) ?? error
  }
  await new Promise((resolve) => probe.close(resolve))
}
