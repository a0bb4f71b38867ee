import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { ProductionJob } from '@motif/contract'
import { m } from '@motif/messages/server'
import { ZipFile } from 'yazl'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { PrintFailure, type PrintFiles, type PrintFormat, type PrintSubject, subjectsOf } from '../print/index.ts'

/** Milliseconds somebody waits for files that are being made. */
const answerTimeoutMs = 15_000

/** One print file of a batch. */
interface BatchFile {
  /** Where it lies in the ZIP: order, then line and print area. */
  name: string
  subject: PrintSubject
  format: PrintFormat
}

export interface Batch {
  files: BatchFile[]
  /** Names of files that cannot be made. */
  lacking: string[]
}

/** A name nothing in the batch has: a reprint is of the same line as its original. */
function uniqueName(names: Set<string>, folder: string, title: string, format: PrintFormat): string {
  for (let copy = 1; ; copy += 1) {
    const name = `${folder}/${title}${copy === 1 ? '' : `-${copy}`}.${format}`
    if (names.has(name)) continue
    names.add(name)
    return name
  }
}

/** What a batch of jobs is printed from, by order and line. */
async function wantedFiles({ db }: Pick<Platform, 'db'>, jobs: readonly ProductionJob[]): Promise<BatchFile[]> {
  const names = new Set<string>()
  const wanted: BatchFile[] = []
  for (const { isPrinted, order, lineId } of jobs) {
    if (!isPrinted) continue
    for (const subject of await subjectsOf(db, order.id, lineId))
      for (const format of ['png', 'pdf'] as const)
        wanted.push({ name: uniqueName(names, order.number, subject.title, format), subject, format })
  }
  return wanted
}

/**
 * Sees to it that the files of a batch are there, one after the other. Refused with `print-file-not-ready` where that takes too
 * long: what was made until then is kept, so that asking again ends.
 */
export async function prepareBatch(
  platform: Pick<Platform, 'db'>,
  prints: Pick<PrintFiles, 'file' | 'state'>,
  jobs: readonly ProductionJob[],
  timeoutMs = answerTimeoutMs
): Promise<Batch> {
  const files: BatchFile[] = []
  const lacking: string[] = []
  const answered = new AbortController()
  const deadline = delay(timeoutMs, 'late' as const, { signal: answered.signal, ref: false }).catch(
    () => 'late' as const
  )
  try {
    for (const file of await wantedFiles(platform, jobs)) {
      if ((await prints.state(file.subject, file.format)).state === 'ready') {
        files.push(file)
        continue
      }
      const made = prints.file(file.subject, file.format).then(
        () => 'made' as const,
        (error: unknown) => {
          if (error instanceof PrintFailure) return 'failed' as const
          throw error
        }
      )
      made.catch(() => undefined)
      const outcome = await Promise.race([made, deadline])
      if (outcome === 'late') throw new ProblemError('print-file-not-ready', { retryAfter: 5 })
      if (outcome === 'made') files.push(file)
      else lacking.push(file.name)
    }
  } finally {
    answered.abort()
  }
  return { files, lacking }
}

/**
 * The files of a batch with their job sheets as one ZIP. Each is read when its turn comes, so that one is in memory at a time. They
 * are packed as they are: pictures and PDFs do not get smaller.
 */
export function zipOf(prints: Pick<PrintFiles, 'file'>, sheets: Buffer, { files, lacking }: Batch, at: Date): Readable {
  const zip = new ZipFile()
  const options = { mtime: at, compress: false }
  zip.addBuffer(sheets, 'job-sheets.pdf', options)
  if (lacking.length > 0)
    zip.addBuffer(Buffer.from(`${m.batch_lacking()}\n\n${lacking.join('\n')}\n`), 'missing-files.txt', options)
  for (const { name, subject, format } of files)
    zip.addReadStreamLazy(name, options, (callback) => {
      prints.file(subject, format).then(
        (file) => callback(null, Readable.from([file])),
        (error: unknown) => callback(error, Readable.from([]))
      )
    })
  const output = zip.outputStream as Readable
  // Whoever fetches it must see that it is not whole.
  zip.on('error', (error) => output.destroy(error))
  zip.end()
  return output
}
