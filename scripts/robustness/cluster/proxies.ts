import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Part, part } from './process.ts'

const deploy = join(import.meta.dirname, '../../../deploy')
const read = (path: string) => readFileSync(join(deploy, path), 'utf8')

/** Fills in placeholders of a deployment file. Throws if one is missing: the tested file must be the deployed one. */
function filledIn(text: string, places: readonly (readonly [string | RegExp, string])[]): string {
  return places.reduce((now, [place, value]) => {
    const next = now.replace(place, value)
    if (next === now) throw new Error(`The file in deploy has no ${String(place)} any more`)
    return next
  }, text)
}

const asRoot = process.getuid?.() === 0

interface DatabasePorts {
  servers: readonly [number, number]
  checks: readonly [number, number]
  pools: readonly [number, number]
  primary: number
  pooled: number
}

/** HAProxy with `deploy/haproxy`, on this machine's ports. */
export function haproxy(program: string, folder: string, ports: DatabasePorts): Part {
  const file = join(folder, 'haproxy.cfg')
  const server = (index: 0 | 1) =>
    [
      ` database-${index + 1}:5432 check port 8008`,
      ` 127.0.0.1:${ports.servers[index]} check port ${ports.checks[index]}`
    ] as const
  const pool = (index: 0 | 1) => [` pool-${index + 1}:6432 check`, ` 127.0.0.1:${ports.pools[index]} check`] as const
  writeFileSync(
    file,
    filledIn(read('haproxy/motif-database.cfg'), [
      server(0),
      server(1),
      pool(0),
      pool(1),
      ['bind :5432', `bind 127.0.0.1:${ports.primary}`],
      ['bind :6432', `bind 127.0.0.1:${ports.pooled}`]
    ])
  )
  return part('HAProxy', ports.pooled, program, ['-db', '-f', file])
}

/** A PgBouncer with `deploy/pgbouncer`. */
export function pgbouncer(program: string, folder: string, port: number, primary: number): Part {
  const [file, users] = [join(folder, `pgbouncer-${port}.ini`), join(folder, 'userlist.txt')]
  writeFileSync(users, '"motif" "motif"\n')
  const text = filledIn(read('pgbouncer/pgbouncer.ini'), [
    ['host=haproxy port=5432', `host=127.0.0.1 port=${primary}`],
    ['listen_addr = *', 'listen_addr = 127.0.0.1'],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['/etc/pgbouncer/userlist.txt', users]
  ])
  // It refuses to run as root, and a socket in /tmp would be everybody's.
  writeFileSync(file, `${text}unix_socket_dir =\n${asRoot ? 'user = nobody\n' : ''}`)
  return part('PgBouncer', port, program, [file])
}

/** nginx with `deploy/nginx`, without TLS. */
export function nginx(program: string, folder: string, port: number, webs: readonly number[]): Part {
  const own = join(folder, 'nginx')
  mkdirSync(own, { recursive: true })
  const site = filledIn(read('nginx/motif.conf'), [
    [/  server 127\.0\.0\.1:3000;\n/, webs.map((web) => `  server 127.0.0.1:${web};\n`).join('')],
    [/server \{\n  listen 80;[\s\S]*?\n\}\n/, ''],
    ['  listen 443 ssl http2;\n', `  listen 127.0.0.1:${port};\n`],
    ['  listen [::]:443 ssl http2;\n', ''],
    [/  ssl_certificate .*\n  ssl_certificate_key .*\n  ssl_protocols .*\n/, ''],
    ['/var/log/nginx/motif.log', join(own, 'access.log')]
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${join(own, kind)};`)
    .join('\n')
  const file = join(own, 'nginx.conf')
  writeFileSync(
    file,
    `${asRoot ? 'user root;\n' : ''}pid ${join(own, 'pid')};\nerror_log ${join(own, 'error.log')};\ndaemon off;\nevents { worker_connections 1024; }\nhttp {\n${temporary}\n${site}}\n`
  )
  return part('nginx', port, program, ['-c', file])
}
