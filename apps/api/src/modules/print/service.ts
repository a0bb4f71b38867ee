import { imageIdsOf } from '@motif/design'
import type { Config } from '../../platform/config.ts'
import type { Platform } from '../../platform/platform.ts'
import type { FileName } from '../../platform/storage/storage.ts'
import { readImage } from '../uploads/index.ts'
import { dotsPerInch, printFileName } from './file-name.ts'
import type { PrintFormat } from './print-area.ts'
import type { PrintSubject } from './subjects.ts'
import { type FailureReason, PrintFailure, openWorkerPool } from './worker/worker-pool.ts'

export type PrintState =
  | { state: 'ready'; bytes: number }
  | { state: 'making' | 'absent' }
  | { state: 'failed'; reason: FailureReason }

export interface PrintFiles {
  /** State of a subject's file. Failures are remembered until the server stops. */
  state(subject: PrintSubject, format: PrintFormat): Promise<PrintState>
  /** The file of a subject, stored or generated now. Rejects with a `PrintFailure`. */
  file(subject: PrintSubject, format: PrintFormat): Promise<Buffer>
  close(): Promise<void>
}

/** Limit of all pictures of one area, in bytes, for the memory of a print. */
const bytesMax = 200 * 2 ** 20

const types = { png: 'image/png', pdf: 'application/pdf' } as const

/** Number of failures to remember. */
const failuresMax = 1000

const opened = new WeakMap<Config, PrintFiles>()

/** The print files of a server, with the one process that generates them. The module closes them. */
export function printFilesOf(platform: Pick<Platform, 'config' | 'storage' | 'log'>): PrintFiles {
  const files = opened.get(platform.config) ?? openPrintFiles(platform)
  opened.set(platform.config, files)
  return files
}

function openPrintFiles({ storage, log }: Pick<Platform, 'storage' | 'log'>): PrintFiles {
  const pool = openWorkerPool()
  const making = new Map<FileName, Promise<Buffer>>()
  const failures = new Map<FileName, FailureReason>()

  function remember(name: FileName, reason: FailureReason): void {
    failures.delete(name)
    failures.set(name, reason)
    const [oldest] = failures.keys()
    if (failures.size > failuresMax && oldest !== undefined) failures.delete(oldest)
  }

  async function imagesOf({ document, area }: PrintSubject): Promise<Map<string, Buffer>> {
    const images = new Map<string, Buffer>()
    let bytes = 0
    for (const id of imageIdsOf(document.areas[area.id] ?? [])) {
      const image = await readImage(storage, id)
      bytes += image?.data.length ?? 0
      if (bytes > bytesMax) throw new PrintFailure('unprintable', 'The pictures of one area are too large together.')
      if (image) images.set(id, image.data)
    }
    return images
  }

  async function make(name: FileName, subject: PrintSubject, format: PrintFormat): Promise<Buffer> {
    const images = await imagesOf(subject)
    const { file, milliseconds, memory } = await pool.print({
      document: subject.document,
      area: subject.area,
      images,
      format,
      dotsPerInch
    })
    await storage.put(name, file, types[format])
    log.info(
      { print: subject.title, format, bytes: file.length, milliseconds: Math.round(milliseconds), memory },
      'a print file was made'
    )
    return file
  }

  return {
    async state(subject, format) {
      const name = printFileName(subject, format)
      if (making.has(name)) return { state: 'making' }
      const kept = await storage.head(name)
      if (kept) return { state: 'ready', bytes: kept.bytes }
      const reason = failures.get(name)
      return reason === undefined ? { state: 'absent' } : { state: 'failed', reason }
    },
    async file(subject, format) {
      const name = printFileName(subject, format)
      const kept = await storage.get(name)
      if (kept) return kept
      // Concurrent requests share one result.
      const made = making.get(name) ?? make(name, subject, format).finally(() => making.delete(name))
      making.set(name, made)
      return made.then(
        (file) => {
          failures.delete(name)
          return file
        },
        (error: unknown) => {
          remember(name, error instanceof PrintFailure ? error.reason : 'crashed')
          throw error
        }
      )
    },
    close: () => pool.close()
  }
}
