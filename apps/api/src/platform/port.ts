import { type AddressInfo, createServer } from 'node:net'
import type { Config } from './config.ts'
import { StartError } from './start-error.ts'

/** An address to listen on, and the names of its settings. */
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

/** Undefined if metrics are disabled. */
export const metricsPlace = ({ metricsHost, metricsPort }: Pick<Config, 'metricsHost' | 'metricsPort'>) =>
  metricsPort === undefined
    ? undefined
    : ({ host: metricsHost, port: metricsPort, names: { host: 'METRICS_HOST', port: 'METRICS_PORT' } } satisfies Place)

/** A readable error for a failed `listen`; undefined for other errors. */
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

/** Checks whether the port is free before anything starts. */
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

/** A port of 127.0.0.1 that is free at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
