import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { endChild } from '../../apps/api/src/testing/child-process.ts'
import { type MailServer, startMailServer } from '../../apps/api/src/testing/mail-server.ts'
import { freePort } from '../../apps/api/src/platform/port.ts'
import { type DebianRoot, hasOwnMounts, makeDebianRoot, runWithOwnMounts } from './fresh-root/debian-root.ts'

const project = join(import.meta.dirname, '../..')
const folderVariable = 'MOTIF_FRESH_ROOT'
const owner = 'owner@example.com'

const isThere = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0

/**
 * Follows docs/operations.md and the Containerfile from an empty system to the first order. A new Debian, the committed
 * project, install, build, doctor, migrate, first owner, PostgreSQL and nginx with TLS, production mode; then a browser
 * adds the first product and buys it. Skipped without root, `debootstrap`, and network access to Debian's and npm's
 * packages.
 */
export async function freshRoot(): Promise<boolean> {
  if (hasOwnMounts()) return walk(process.env[folderVariable] ?? '')
  if (process.getuid?.() !== 0 || !isThere('debootstrap')) {
    console.log('Skipped: a new Debian needs root and debootstrap. apt-get install debootstrap')
    return true
  }
  const folder = mkdtempSync(join(tmpdir(), 'motif-root-'))
  // It becomes the `/` of users that are not root.
  chmodSync(folder, 0o755)
  try {
    const passed = runWithOwnMounts({ [folderVariable]: folder })
    if (passed === undefined) console.log('Skipped: this system gives no mounts of one’s own.')
    return passed ?? true
  } finally {
    // Whatever was mounted in it went with the process that mounted it.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

/** Runs a step and logs its duration. */
async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const began = performance.now()
  const done = await work()
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return done
}

/** Debian's PostgreSQL on a separate port, with a database for the shop. */
async function startPostgres(root: DebianRoot, port: number, password: string): Promise<void> {
  const version = (await root.run(['ls', '/usr/lib/postgresql'])).trim()
  // Debian's package has made one already where it could.
  if (!existsSync(join(root.folder, 'etc/postgresql', version, 'main')))
    await root.run(['pg_createcluster', version, 'main'])
  await root.run(['pg_conftool', version, 'main', 'set', 'port', String(port)])
  await root.run(['pg_ctlcluster', version, 'main', 'start'])
  const ask = (sql: string, database = 'postgres') =>
    root.run(['psql', '-p', String(port), '-v', 'ON_ERROR_STOP=1', '-d', database, '-c', sql], { user: 'postgres' })
  await ask(`create role motif login password '${password}'`)
  await ask('create database motif owner motif')
}

/** nginx with the project's configuration file; host, certificate and ports are this shop's. */
async function configureNginx(root: DebianRoot, ports: { plain: number; tls: number; shop: number }): Promise<void> {
  await root.run([
    ...'openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' '),
    ...'-keyout /etc/ssl/private/shop.key -out /etc/ssl/certs/shop.crt'.split(' ')
  ])
  const file = readFileSync(join(root.folder, 'opt/motif/deploy/nginx/motif.conf'), 'utf8')
    .replaceAll('shop.example', 'localhost')
    .replace(/ssl_certificate .*;/, 'ssl_certificate /etc/ssl/certs/shop.crt;')
    .replace(/ssl_certificate_key .*;/, 'ssl_certificate_key /etc/ssl/private/shop.key;')
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${ports.tls} ssl http2;`)
    .replaceAll(/ *listen \[::\].*\n/g, '')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.shop}`)
  // A link, which from here would lead to the machine's own.
  rmSync(join(root.folder, 'etc/nginx/sites-enabled/default'))
  writeFileSync(join(root.folder, 'etc/nginx/conf.d/motif.conf'), file)
  await root.run(['nginx', '-t'])
}

async function untilReady(origin: string): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 200) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await pause(200)
  }
  throw new Error(`${origin} is not ready`)
}

async function untilMailed({ received }: MailServer): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 200) {
    if (received.size > 0) return
    await pause(200)
  }
  throw new Error('No mail reached the mail server')
}

async function walk(folder: string): Promise<boolean> {
  const closers: (() => unknown)[] = []
  const [plain, tls, shop, database, mail] = await Promise.all(Array.from({ length: 5 }, freePort))
  const ports = { plain: plain ?? 0, tls: tls ?? 0, shop: shop ?? 0 }
  const origin = `https://localhost:${ports.tls}`
  try {
    const root = await step('A new Debian with PostgreSQL and nginx', () =>
      makeDebianRoot(folder, ['nginx-light', 'openssl', 'postgresql'])
    )
    const mails = await startMailServer(mail ?? 0)
    closers.push(() => mails.close())
    const at = { folder: '/opt/motif' }
    await step('The project, npm ci, npm run build and npm prune', async () => {
      mkdirSync(join(folder, 'opt/motif'), { recursive: true })
      execFileSync('sh', ['-c', `git archive HEAD | tar -x -C '${join(folder, 'opt/motif')}'`], { cwd: project })
      await root.run(['npm', 'ci', '--no-audit', '--no-fund'], at)
      await root.run(['npm', 'run', 'build'], at)
      await root.run(['npm', 'prune', '--omit=dev', '--no-audit', '--no-fund'], at)
    })
    await root.run(['groupadd', '--system', 'motif'])
    await root.run('useradd --system --gid motif --home-dir /var/lib/motif --create-home motif'.split(' '))
    const password = randomBytes(16).toString('hex')
    await step('PostgreSQL', () => startPostgres(root, database ?? 0, password))
    closers.push(() => root.run(['sh', '-c', 'pg_ctlcluster $(ls /usr/lib/postgresql) main stop -m fast']))
    const env = {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(ports.shop),
      PUBLIC_URL: origin,
      TRUST_PROXY: '1',
      DATA_DIR: '/var/lib/motif',
      DATABASE_URL: `postgres://motif:${password}@127.0.0.1:${database}/motif`,
      IDENTITY_KEY: randomBytes(48).toString('base64'),
      SMTP_URL: `smtp://127.0.0.1:${mail}`,
      MAIL_FROM: 'Motif <hello@shop.example>',
      MIGRATE_AT_START: 'false',
      ALLOW: 'test-payments',
      HOME: '/var/lib/motif'
    }
    const asShop = { ...at, env, user: 'motif' }
    await step('npm run migrate', () => root.run(['npm', 'run', 'migrate'], asShop))
    console.log(await step('npm run doctor', () => root.run(['npm', 'run', '--silent', 'doctor'], asShop)))
    const told = await step('npm run admin -- create', () =>
      root.run(['npm', 'run', '--silent', 'admin', '--', 'create', '--email', owner], asShop)
    )
    const ownerPassword = /^Password: (.+)$/m.exec(told)?.[1]
    if (ownerPassword === undefined) throw new Error(`No password in: ${told}`)
    await configureNginx(root, ports)
    const nginx = root.start(['nginx', '-g', 'daemon off;'])
    closers.push(() => endChild(nginx, 'SIGTERM'))
    const server = root.start(['npm', 'start'], asShop)
    closers.push(() => endChild(server, 'SIGTERM'))
    await step('npm start, until it is ready', () => untilReady(`http://127.0.0.1:${ports.shop}`))
    const passed = await step('First product and first order in a browser, over TLS', async () => {
      const browser = spawn('npx', ['playwright', 'test', '-c', 'fresh-root.config.ts'], {
        cwd: join(project, 'e2e'),
        stdio: 'inherit',
        env: { ...process.env, SHOP_ORIGIN: origin, OWNER_EMAIL: owner, OWNER_PASSWORD: ownerPassword }
      })
      const [code] = (await once(browser, 'exit')) as [number | null]
      return code === 0
    })
    if (!passed) return false
    await step('The mail of the order', () => untilMailed(mails))
    return true
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}
