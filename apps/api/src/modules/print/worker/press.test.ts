import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DesignDocument, DesignNode } from '@motif/design'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import type { PrintRequest } from '../print-area.ts'
import { testPictures } from '../testing/pictures.ts'
import { type Press, openPress, type PressOptions } from './press.ts'
import { hasEmptyNetwork } from './walls.ts'

const presses: Press[] = []
const open = (options?: PressOptions) => {
  const press = openPress(options)
  presses.push(press)
  return press
}
afterEach(() => Promise.all(presses.splice(0).map((press) => press.close())))

const words: DesignNode = { type: 'text', id: 't', x: 50, y: 60, rotation: 0, opacity: 1, text: 'Motif مرحبا', font: 'instrument-sans', size: 12, align: 'centre', letterSpacing: 0, lineHeight: 1.2, fill: '#1c1b18' }
const picture = (image: string): DesignNode => ({ type: 'image', id: `i-${image}`, x: 50, y: 60, rotation: 0, opacity: 1, image, width: 40, height: 30 })

const request = (nodes: DesignNode[], more: Partial<PrintRequest> = {}): PrintRequest => {
  const document: DesignDocument = { version: 2, product: 'tee', areas: { front: nodes } }
  return { document, area: { id: 'front', widthMm: 100, heightMm: 120, bleedMm: 0 }, images: new Map(), format: 'png', dotsPerInch: 100, ...more }
}

/** What a program that behaves as it is told says. */
const unruly = { program: join(import.meta.dirname, '../testing/unruly.ts') }
const told = async (press: Press, product: string): Promise<Record<string, unknown>> => {
  const { file } = await press.print(request([], { document: { version: 2, product, areas: {} } }))
  return JSON.parse(file.toString()) as Record<string, unknown>
}

describe('the process that prints', () => {
  it('makes one file after the other', async () => {
    const press = open()
    const images = await testPictures()
    const [png, pdf] = await Promise.all([press.print(request([words, picture('photo')], { images })), press.print(request([words, picture('transparent')], { images, format: 'pdf' }))])
    expect(await sharp(png.file).metadata()).toMatchObject({ width: 394, height: 472, density: 100 })
    expect(pdf.file.toString('latin1')).toMatch(/^%PDF-1\.7\n[^]*%%EOF\n$/)
    expect(png.memory).toBeGreaterThan(2 ** 20)
  })

  it('says which designs it cannot print, and goes on', async () => {
    const press = open()
    await expect(press.print(request([picture('gone')]))).rejects.toMatchObject({ reason: 'missing-picture' })
    await expect(press.print(request([picture('page')], { images: new Map([['page', Buffer.from('<!doctype html>')]]) }))).rejects.toMatchObject({ reason: 'unprintable' })
    // A picture of one design is not there for the next.
    await expect(press.print(request([picture('page')]))).rejects.toMatchObject({ reason: 'missing-picture' })
    await expect(press.print(request([words]))).resolves.toBeDefined()
  })

  it('is used again, and replaced where it ends, takes too long or takes too much memory', async () => {
    const press = open({ ...unruly, milliseconds: 3000 })
    const { pid } = await told(press, 'calm')
    expect((await told(press, 'calm'))['pid']).toBe(pid)
    await expect(told(press, 'brittle')).rejects.toMatchObject({ reason: 'crashed' })
    const second = (await told(press, 'calm'))['pid']
    expect(second).not.toBe(pid)
    await expect(told(press, 'endless')).rejects.toMatchObject({ reason: 'too-long' })
    expect((await told(press, 'calm'))['pid']).not.toBe(second)
    const small = open({ ...unruly, memory: 300 * 2 ** 20 })
    await expect(told(small, 'greedy')).rejects.toMatchObject({ reason: 'too-much-memory' })
    await expect(told(small, 'calm')).resolves.toBeDefined()
  })

  it('takes no more files once it is closed', async () => {
    const press = open()
    await press.close()
    await expect(press.print(request([words]))).rejects.toMatchObject({ reason: 'closed' })
  })
})

describe('the walls around it', () => {
  it('keep it from files, programs, the network and the server’s secrets', async () => {
    process.env['A_SECRET_OF_THE_SHOP'] = 'ink'
    const { read, write, start, secrets, connect } = await told(open(unruly), 'curious')
    delete process.env['A_SECRET_OF_THE_SHOP']
    expect([read, write, start]).toEqual(Array.from({ length: 3 }, () => 'ERR_ACCESS_DENIED'))
    expect(existsSync('/tmp/written-by-the-press')).toBe(false)
    expect(secrets).not.toContain('A_SECRET_OF_THE_SHOP')
    // Without a network of its own it is its program that leaves the network, and this one does not.
    if (hasEmptyNetwork()) expect(connect).toBe('ENETUNREACH')
    else console.log('No network namespaces here: only the program itself keeps away from the network.')
  })

  const watched = ['open', 'openat', 'openat2', 'creat', 'rename', 'unlink', 'mkdir', 'execve', 'socket', 'connect', 'bind', 'listen']
  const hasStrace = spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0
  if (!hasStrace) console.log('System calls are not watched: strace is missing.')

  it.runIf(hasStrace)('are never even touched by what it paints with: no system call opens a file outside its code, or a socket', async () => {
    const press = open()
    const images = await testPictures()
    const everything = [words, picture('photo'), picture('transparent')]
    const printBoth = async () => {
      for (const format of ['png', 'pdf'] as const) await press.print(request(everything, { images, format }))
    }
    await press.print(request([]))
    const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ').map(Number)
    const pid = children.find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('print/worker/main.ts'))
    const folder = mkdtempSync(join(tmpdir(), 'motif-trace-'))
    const strace = spawn('strace', ['-f', '-p', String(pid), '-e', `trace=${watched.join(',')}`, '-o', join(folder, 'calls')], { stdio: ['ignore', 'ignore', 'pipe'] })
    await new Promise((resolve) => strace.stderr.once('data', resolve))
    await printBoth()
    const ended = new Promise((resolve) => strace.once('exit', resolve))
    strace.kill('SIGINT')
    await ended
    const calls = readFileSync(join(folder, 'calls'), 'utf8').split('\n').filter((line) => /\w\(/.test(line))
    rmSync(folder, { recursive: true })
    const root = join(import.meta.dirname, '../../../../../..')
    const isOwn = (line: string) => [join(root, 'node_modules/'), join(root, 'packages/design/'), join(root, 'apps/api/')].some((place) => line.includes(`"${place}`))
    const beyond = calls.filter((line) => !isOwn(line) && !/"\/(?:proc|sys|dev\/urandom)/.test(line))
    expect(calls.length).toBeGreaterThan(0)
    expect(beyond).toEqual([])
  })
})
