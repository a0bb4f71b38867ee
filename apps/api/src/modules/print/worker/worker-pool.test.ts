import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DesignDocument, type DesignNode, documentVersion } from '@motif/design'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { sandboxed } from '../../../platform/workers/sandbox.ts'
import type { PrintRequest } from '../print-area.ts'
import { hostileIdentifiers, hostilePictures } from '../testing/hostile-pictures.ts'
import { testPictures } from '../testing/pictures.ts'
import { PrintFailure, type WorkerPool, type WorkerPoolOptions, openWorkerPool } from './worker-pool.ts'

const pools: WorkerPool[] = []
const open = (options?: WorkerPoolOptions) => {
  const pool = openWorkerPool(options)
  pools.push(pool)
  return pool
}
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))

const words: DesignNode = {
  type: 'text',
  id: 't',
  x: 50,
  y: 60,
  rotation: 0,
  opacity: 1,
  text: 'Motif مرحبا',
  font: 'instrument-sans',
  size: 12,
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2,
  fill: '#1c1b18'
}
const picture = (image: string): DesignNode => ({
  type: 'image',
  id: `i-${image}`,
  x: 50,
  y: 60,
  rotation: 0,
  opacity: 1,
  image,
  width: 40,
  height: 30
})

const request = (nodes: DesignNode[], more: Partial<PrintRequest> = {}): PrintRequest => {
  const document: DesignDocument = { version: documentVersion, product: 'tee', areas: { front: nodes } }
  return {
    document,
    area: { id: 'front', widthMm: 100, heightMm: 120, bleedMm: 0 },
    images: new Map(),
    format: 'png',
    dotsPerInch: 100,
    ...more
  }
}

/** The test program in place of the worker; the document's product selects its behaviour. */
const unruly = { program: join(import.meta.dirname, '../testing/unruly.ts') }
const told = async (pool: WorkerPool, product: string): Promise<Record<string, unknown>> => {
  const { file } = await pool.print(request([], { document: { version: documentVersion, product, areas: {} } }))
  return JSON.parse(file.toString()) as Record<string, unknown>
}

describe('the process that prints', () => {
  it('makes one file after the other', async () => {
    const pool = open()
    const images = await testPictures()
    const [png, pdf] = await Promise.all([
      pool.print(request([words, picture('photo')], { images })),
      pool.print(request([words, picture('transparent')], { images, format: 'pdf' }))
    ])
    expect(await sharp(png.file).metadata()).toMatchObject({ width: 394, height: 472, density: 100 })
    expect(pdf.file.toString('latin1')).toMatch(/^%PDF-1\.7\n[^]*%%EOF\n$/)
    expect(png.memory).toBeGreaterThan(2 ** 20)
  })

  it('says which designs it cannot print, and goes on', async () => {
    const pool = open()
    await expect(pool.print(request([picture('gone')]))).rejects.toMatchObject({ reason: 'missing-picture' })
    await expect(
      pool.print(request([picture('page')], { images: new Map([['page', Buffer.from('<!doctype html>')]]) }))
    ).rejects.toMatchObject({ reason: 'unprintable' })
    // The pictures of one design are not available to the next.
    await expect(pool.print(request([picture('page')]))).rejects.toMatchObject({ reason: 'missing-picture' })
    await expect(pool.print(request([words]))).resolves.toBeDefined()
  })

  it('is used again, and replaced where it ends, takes too long or takes too much memory', async () => {
    const pool = open({ ...unruly, milliseconds: 3000 })
    const { pid } = await told(pool, 'calm')
    expect((await told(pool, 'calm'))['pid']).toBe(pid)
    await expect(told(pool, 'brittle')).rejects.toMatchObject({ reason: 'crashed' })
    const second = (await told(pool, 'calm'))['pid']
    expect(second).not.toBe(pid)
    await expect(told(pool, 'endless')).rejects.toMatchObject({ reason: 'too-long' })
    expect((await told(pool, 'calm'))['pid']).not.toBe(second)
    const small = open({ ...unruly, memory: 300 * 2 ** 20 })
    await expect(told(small, 'greedy')).rejects.toMatchObject({ reason: 'too-much-memory' })
    await expect(told(small, 'calm')).resolves.toBeDefined()
  })

  it('takes no more files once it is closed', async () => {
    const pool = open()
    await pool.close()
    await expect(pool.print(request([words]))).rejects.toMatchObject({ reason: 'closed' })
  })
})

describe('the walls around it', () => {
  it('keep it from files, programs, the network and the server’s secrets', async () => {
    process.env['A_SECRET_OF_THE_SHOP'] = 'ink'
    const { read, write, start, secrets, connect } = await told(open(unruly), 'curious')
    delete process.env['A_SECRET_OF_THE_SHOP']
    expect([read, write, start]).toEqual(Array.from({ length: 3 }, () => 'ERR_ACCESS_DENIED'))
    expect(existsSync('/tmp/written-by-the-pool')).toBe(false)
    expect(secrets).not.toContain('A_SECRET_OF_THE_SHOP')
    // Without a network namespace only the worker program itself avoids the network, which this test program does not.
    if (sandboxed({ heapMegabytes: 1, readable: [] }).execPath === 'unshare') expect(connect).toBe('ENETUNREACH')
    else console.log('No network namespaces here: only the program itself keeps away from the network.')
  })

  const watched = [
    'open',
    'openat',
    'openat2',
    'creat',
    'rename',
    'unlink',
    'mkdir',
    'execve',
    'socket',
    'connect',
    'bind',
    'listen'
  ]
  const hasStrace = spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0
  if (!hasStrace) console.log('System calls are not watched: strace is missing.')

  const pidOf = () => {
    const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .map(Number)
    return (
      children.find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('print/worker/main.ts')) ?? 0
    )
  }

  /** Prints one after the other and returns the system calls made meanwhile. A replacement process is not traced while it starts. */
  async function callsOf(requests: readonly PrintRequest[]): Promise<string[]> {
    const pool = open()
    const folder = mkdtempSync(join(tmpdir(), 'motif-trace-'))
    const watchers = new Map<number, ChildProcess>()
    for (const one of requests) {
      await pool.print(request([]))
      const pid = pidOf()
      if (!watchers.has(pid)) {
        const strace = spawn(
          'strace',
          ['-f', '-p', String(pid), '-e', `trace=${watched.join(',')}`, '-o', join(folder, String(pid))],
          { stdio: ['ignore', 'ignore', 'pipe'] }
        )
        watchers.set(pid, strace)
        await new Promise((resolve) => strace.stderr.once('data', resolve))
      }
      await pool.print(one).catch((error: unknown) => expect(error).toBeInstanceOf(PrintFailure))
    }
    await Promise.all(
      Array.from(watchers.values(), async (strace) => {
        if (strace.exitCode !== null) return
        const ended = new Promise((resolve) => strace.once('exit', resolve))
        strace.kill('SIGINT')
        await ended
      })
    )
    const calls = Array.from(watchers.keys(), (pid) =>
      readFileSync(join(folder, String(pid)), 'utf8').split('\n')
    ).flat()
    rmSync(folder, { recursive: true })
    return calls.filter((line) => /\w\(/.test(line))
  }

  const root = join(import.meta.dirname, '../../../../../..')
  const own = [join(root, 'node_modules/'), join(root, 'packages/design/'), join(root, 'apps/api/')]
  const isOwn = (line: string) =>
    own.some((place) => line.includes(`"${place}`)) || /"\/(?:proc|sys|dev\/urandom)/.test(line)

  it.runIf(hasStrace)(
    'are never even touched by what it paints with: no system call opens a file outside its code, or a socket',
    async () => {
      const images = await testPictures()
      const everything = [words, picture('photo'), picture('transparent')]
      const calls = await callsOf([request(everything, { images }), request(everything, { images, format: 'pdf' })])
      expect(calls.length).toBeGreaterThan(0)
      expect(calls.filter((line) => !isOwn(line))).toEqual([])
    }
  )

  it.runIf(hasStrace)(
    'are not touched for what is sent to reach through them either: bombs, polyglots, drawings that name files and addresses',
    { timeout: 240_000 },
    async () => {
      const [sent, names] = [[...(await hostilePictures()).values()], hostileIdentifiers]
      const asPictures = sent.flatMap((data) =>
        (['png', 'pdf'] as const).map((format) =>
          request([picture('sent')], { images: new Map([['sent', data]]), format, dotsPerInch: 20 })
        )
      )
      const photo = (await testPictures()).get('photo') ?? Buffer.alloc(0)
      const asNames = names.map((name) =>
        request([picture(name)], { images: new Map([[name, photo]]), dotsPerInch: 20 })
      )
      const calls = await callsOf([...asPictures, ...asNames])
      expect(sent.length).toBeGreaterThan(30)
      expect(calls.filter((line) => !isOwn(line))).toEqual([])
    }
  )
})
