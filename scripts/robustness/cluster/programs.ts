import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/local/sbin', '/usr/sbin', '/sbin']

/** Debian's folder of the newest PostgreSQL. */
export function postgresFolder(): string | undefined {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).toSorted((a, b) => Number(b) - Number(a)) : []
  return versions
    .map((version) => join(base, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'pg_basebackup')) && existsSync(join(folder, 'postgres')))
}

const found = (...names: readonly string[]) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))

/** Absolute paths of the cluster's programs; `postgres` is a folder. */
export interface Programs {
  postgres: string
  pgbouncer: string
  haproxy: string
  nginx: string
  redis: string
}

/** Installed programs, or the Debian packages of missing ones. */
export function findPrograms(): { programs: Programs } | { missing: string[] } {
  const there = {
    postgres: postgresFolder(),
    pgbouncer: found('pgbouncer'),
    haproxy: found('haproxy'),
    nginx: found('nginx'),
    redis: found('valkey-server', 'redis-server')
  }
  const packages: Readonly<Record<keyof Programs, string>> = {
    postgres: 'postgresql',
    pgbouncer: 'pgbouncer',
    haproxy: 'haproxy',
    nginx: 'nginx-light',
    redis: 'redis-server'
  }
  const missing = (Object.keys(packages) as (keyof Programs)[]).filter((name) => there[name] === undefined)
  return missing.length > 0
    ? { missing: missing.map((name) => packages[name]) }
    : { programs: there as Record<keyof Programs, string> }
}
