import { mkdtempSync, rmSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DesignNode } from '@motif/design'
import { afterEach, describe, expect, it } from 'vitest'
import { testClock } from '../../testing/test-clock.ts'
import { readConfig } from '../../platform/config.ts'
import { createLogger } from '../../platform/logger.ts'
import { noMetrics } from '../../platform/metrics/metrics.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'
import { type Drawing, type DrawingJob, type DrawingOptions, drawingLimits, openDrawing } from './drawing.ts'
import type { DrawingRequest } from './messages.ts'

const folder = mkdtempSync(join(tmpdir(), 'motif-drawing-'))
const opened: Drawing[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((drawing) => drawing.close()))
  rmSync(folder, { recursive: true, force: true })
})

function open(
  options: DrawingOptions = {},
  env: Record<string, string> = {}
): { drawing: Drawing; clock: ReturnType<typeof testClock> } {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', ...env })
  const clock = testClock()
  const drawing = openDrawing(
    {
      config,
      storage: openStorage(config),
      log: createLogger(config, { write: () => undefined }),
      clock,
      metrics: noMetrics
    },
    options
  )
  opened.push(drawing)
  return { drawing, clock }
}

const unruly = { program: join(import.meta.dirname, 'testing/unruly.ts') }

const words = (text: string): DesignNode => ({
  type: 'text',
  id: 't',
  x: 50,
  y: 60,
  rotation: 0,
  opacity: 1,
  text,
  font: 'instrument-sans',
  size: 12,
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2,
  fill: '#1c1b18'
})
const svg = (...nodes: DesignNode[]): DrawingRequest => ({
  kind: 'svg',
  artwork: { nodes, widthMm: 100, heightMm: 120 }
})
const blank = (tint: string, outputs = [{ width: 320, format: 'webp' as 'webp' | 'avif' }]): DrawingRequest => ({
  kind: 'picture',
  view: 'tote-front',
  tint,
  outputs
})

let keys = 0
const job = (request: DrawingRequest, more: Partial<DrawingJob> = {}): DrawingJob => {
  const name = `job-${(keys += 1)}`
  return { key: name, subject: name, visitor: 'somebody', load: async () => request, ...more }
}

/** Reply of the test program in place of the drawing process: its process id and the text it received. */
const told = async (
  drawing: Drawing,
  text: string,
  more: Partial<DrawingJob> = {}
): Promise<{ pid: number; text: string }> => {
  const [file] = (await drawing.draw(job(svg(words(text)), more))) ?? []
  return JSON.parse(String(file)) as { pid: number; text: string }
}

describe('drawing', () => {
  it('gives several sizes of one picture at once', async () => {
    const { drawing } = open()
    const files = await drawing.draw(
      job(
        blank('c8371b', [
          { width: 320, format: 'avif' },
          { width: 480, format: 'webp' }
        ])
      )
    )
    expect(files?.[0]?.toString('latin1', 4, 12)).toBe('ftypavif')
    expect(files?.[1]?.toString('latin1', 8, 12)).toBe('WEBP')
  })

  it('gives a design as SVG and as PNG', async () => {
    const { drawing } = open()
    const [[drawn], [painted]] = (await Promise.all([
      drawing.draw(job(svg(words('Hello')))),
      drawing.draw(job({ kind: 'png', artwork: { nodes: [words('Hello')], widthMm: 100, heightMm: 120 }, width: 160 }))
    ])) as [Buffer[], Buffer[]]
    expect(drawn?.toString()).toMatch(/^<svg [^]*<path [^]*<\/svg>$/)
    expect(painted?.readUInt32BE(16)).toBe(160)
  })

  it('makes what somebody waits for before what nobody waits for', async () => {
    const { drawing } = open(unruly, { DRAWING_WORKERS: '1' })
    const order: string[] = []
    const note = (name: string, visitor?: string) => told(drawing, name, { visitor }).then(() => void order.push(name))
    await Promise.all([note('first'), note('later'), note('now', 'somebody')])
    expect(order).toEqual(['first', 'now', 'later'])
  })

  it('gives one picture to all who ask for it while it is being made', async () => {
    const { drawing } = open(unruly)
    let loads = 0
    const load = async () => {
      loads += 1
      return svg(words('same'))
    }
    await Promise.all(['a', 'b', 'c'].map((visitor) => drawing.draw(job(svg(), { key: 'same', visitor, load }))))
    expect(loads).toBe(1)
  })
})

describe('what takes too long', () => {
  it('is not begun where that can be told before', async () => {
    const { drawing } = open(unruly)
    const nodes = Array.from({ length: 500 }, () => words('a'.repeat(280)))
    await expect(drawing.draw(job(svg(...nodes)))).rejects.toMatchObject({ code: 'too-complex' })
  })

  it('is ended, also within a loop that gives nothing up, and not tried again', async () => {
    const { drawing } = open({ ...unruly, limits: { ...drawingLimits, processorMs: 500 } }, { DRAWING_WORKERS: '1' })
    const before = await told(drawing, 'calm')
    await expect(told(drawing, 'endless', { subject: 'endless' })).rejects.toMatchObject({ code: 'too-complex' })
    const after = await told(drawing, 'calm')
    expect(after.pid).not.toBe(before.pid)
    await expect(told(drawing, 'endless', { subject: 'endless' })).rejects.toMatchObject({ code: 'too-complex' })
    expect((await told(drawing, 'calm')).pid).toBe(after.pid)
  })

  it('is ended by the clock as well', async () => {
    const { drawing } = open({ ...unruly, limits: { ...drawingLimits, wallMs: 300 } })
    await expect(told(drawing, 'waiting')).rejects.toMatchObject({ code: 'too-complex' })
  })

  it('or too much memory is ended, and a process that ends by itself is replaced', async () => {
    const { drawing } = open(
      { ...unruly, limits: { ...drawingLimits, memory: 300 * 2 ** 20 } },
      { DRAWING_WORKERS: '1' }
    )
    await expect(told(drawing, 'greedy')).rejects.toMatchObject({ code: 'too-complex' })
    await expect(told(drawing, 'brittle')).rejects.toMatchObject({ reason: 'crashed' })
    await expect(told(drawing, 'calm')).resolves.toMatchObject({ text: 'calm' })
  })
})

describe('a visitor who has much drawn', () => {
  it('keeps nobody else waiting: another’s picture does not stand behind eighteen of theirs', async () => {
    const { drawing } = open({ ...unruly, limits: { ...drawingLimits, processorMs: 2_000 } }, { DRAWING_WORKERS: '3' })
    await Promise.all([told(drawing, 'warm', { visitor: 'a' }), told(drawing, 'warm', { visitor: 'b' })])
    const ended: string[] = []
    const attack = Array.from({ length: 18 }, (_, index) =>
      told(drawing, 'endless', { visitor: 'attacker' }).catch(() => void ended.push(`attack ${index}`))
    )
    await told(drawing, 'calm', { visitor: 'buyer' })
    expect(ended).toEqual([])
    await drawing.close()
    await Promise.all(attack)
  })

  it('is served by a process that lets everything else on the machine go first, and nobody else is', async () => {
    const { drawing } = open(
      { ...unruly, limits: { ...drawingLimits, processorMs: 500 } },
      { DRAWING_SECONDS_PER_MINUTE: '2' }
    )
    await expect(told(drawing, 'endless', { visitor: 'a' })).rejects.toMatchObject({ code: 'too-complex' })
    const [heavy, other] = await Promise.all([
      told(drawing, 'calm', { visitor: 'a' }),
      told(drawing, 'calm', { visitor: 'b' })
    ])
    expect([heavy, other].map(({ pid }) => getPriority(pid))).toEqual([19, getPriority()])
  })

  it('is told to wait once it was more than a minute allows, and may go on when it has passed', async () => {
    const { drawing, clock } = open(
      { ...unruly, limits: { ...drawingLimits, processorMs: 1_000 } },
      { DRAWING_SECONDS_PER_MINUTE: '1' }
    )
    await expect(told(drawing, 'endless', { visitor: 'a' })).rejects.toMatchObject({ code: 'too-complex' })
    await expect(told(drawing, 'endless', { visitor: 'a' })).rejects.toMatchObject({
      code: 'too-many-requests',
      options: { retryAfter: expect.any(Number) as number }
    })
    await expect(told(drawing, 'calm', { visitor: 'b' })).resolves.toMatchObject({ text: 'calm' })
    clock.advance(60)
    await expect(told(drawing, 'calm', { visitor: 'a' })).resolves.toMatchObject({ text: 'calm' })
  })

  it('is turned away rather than left waiting for minutes', async () => {
    const { drawing } = open(unruly)
    const orders = Array.from({ length: 70 }, () =>
      told(drawing, 'waiting', { visitor: 'a' }).then(
        () => undefined,
        (error: unknown) => error
      )
    )
    expect(await Promise.race(orders.slice(-1))).toMatchObject({ code: 'unavailable' })
    await drawing.close()
    await Promise.all(orders)
  })
})

it('lets go of what waits when it closes', async () => {
  const { drawing } = open(unruly)
  const order = drawing.draw(job(svg(words('waiting'))))
  const ended = expect(order).rejects.toMatchObject({ reason: 'closed' })
  await drawing.close()
  await ended
  await expect(drawing.draw(job(svg(words('calm'))))).rejects.toMatchObject({ reason: 'closed' })
})
