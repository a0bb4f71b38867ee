import { imageIdsOf } from '@motif/design'
import type { Config } from '../../platform/config.ts'
import type { Platform } from '../../platform/platform.ts'
import type { FileName } from '../../platform/storage/storage.ts'
import { readImage } from '../uploads/index.ts'
import { failuresAmong, forgetFailure, recordFailure } from './failures.ts'
import { dotsPerInch, printFileName } from './file-name.ts'
import type { PrintFormat } from './print-area.ts'
import type { PrintSubject } from './subjects.ts'
import { type FailureReason, PrintFailure, openWorkerPool } from './worker/worker-pool.ts'

export type PrintState =
  | { state: 'ready'; bytes: number }
  | { state: 'making' | 'absent' }
  | { state: 'failed'; reason: FailureReason }

interface PrintFile {
  subject: PrintSubject
  format: PrintFormat
}

export interface PrintFiles {
  /** The files with their states. Only the server that makes a file reports `making`. */
  states(files: readonly PrintFile[]): Promise<(PrintFile & { state: PrintState })[]>
  isStored(subject: PrintSubject, format: PrintFormat): Promise<boolean>
  /** The file of a subject, stored or generated now. Rejects with a `PrintFailure`. */
  file(subject: PrintSubject, format: PrintFormat): Promise<Buffer>
  close(): Promise<void>
}

/** Limit of all pictures of one area, in bytes, for the memory of a print. */
const bytesMax = 200 * 2 ** 20

const types = { png: 'image/png', pdf: 'application/pdf' } as const

/** Reasons that say nothing about the file. */
const passing: ReadonlySet<FailureReason> = new Set(['too-busy', 'closed'])

type Printing = Pick<Platform, 'db' | 'clock' | 'storage' | 'log'>

const opened = new WeakMap<Config, PrintFiles>()

/** The print files of a server, with the one process that generates them. The module closes them. */
export function printFilesOf(platform: Pick<Platform, 'config'> & Printing): PrintFiles {
  const files = opened.get(platform.config) ?? openPrintFiles(platform)
  opened.set(platform.config, files)
  return files
}

function openPrintFiles(platform: Printing): PrintFiles {
  const { storage, log } = platform
  const pool = openWorkerPool()
  const making = new Map<FileName, Promise<Buffer>>()
  let isClosing = false

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
    await forgetFailure(platform, name).catch((err: unknown) =>
      log.error({ err }, 'the failure of a print file could not be deleted')
    )
    log.info(
      { print: subject.title, format, bytes: file.length, milliseconds: Math.round(milliseconds), memory },
      'a print file was made'
    )
    return file
  }

  /** Makes a file, and records a failure that a retry would probably repeat. */
  async function makeOrRecord(name: FileName, subject: PrintSubject, format: PrintFormat): Promise<Buffer> {
    try {
      return await make(name, subject, format)
    } catch (error) {
      if (error instanceof PrintFailure && !isClosing && !passing.has(error.reason))
        await recordFailure(platform, name, error.reason).catch((err: unknown) =>
          log.error({ err }, 'the failure of a print file could not be recorded')
        )
      throw error
    }
  }

  return {
    async states(wanted) {
      const found = await Promise.all(
        wanted.map(async (file) => {
          const name = printFileName(file.subject, file.format)
          const kept = making.has(name) ? undefined : await storage.head(name)
          return { file, name, bytes: kept?.bytes }
        })
      )
      const stateOf = ({ name, bytes }: { name: FileName; bytes: number | undefined }): PrintState | undefined => {
        if (making.has(name)) return { state: 'making' }
        return bytes === undefined ? undefined : { state: 'ready', bytes }
      }
      const missing = found.filter((one) => stateOf(one) === undefined).map(({ name }) => name)
      const failures = await failuresAmong(platform, missing)
      return found.map((one) => {
        const reason = failures.get(one.name)
        const state = stateOf(one) ?? (reason === undefined ? { state: 'absent' } : { state: 'failed', reason })
        return { ...one.file, state }
      })
    },
    isStored: async (subject, format) => (await storage.head(printFileName(subject, format))) !== undefined,
    async file(subject, format) {
      const name = printFileName(subject, format)
      const kept = await storage.get(name)
      if (kept) return kept
      // Concurrent requests share one result.
      const made = making.get(name) ?? makeOrRecord(name, subject, format).finally(() => making.delete(name))
      making.set(name, made)
      return made
    },
    close: () => {
      isClosing = true
      return pool.close()
    }
  }
}
