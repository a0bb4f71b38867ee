import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { ProductionJob } from '@motif/contract'
import { batchMax } from '@motif/contract/production-rules'
import { m } from '@motif/messages/server'
import { ZipFile } from 'yazl'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { PrintFailure, type PrintFiles, type PrintFormat, type PrintSubject, subjectsOf } from '../print/index.ts'

/** Milliseconds to wait for files in progress. */
const answerTimeoutMs = 15_000

/** A print file of a batch. */
interface BatchFile {
  /** Path in the ZIP: order, then line and print area. */
  name: string
  subject: PrintSubject
  format: PrintFormat
}

export interface Batch {
  files: BatchFile[]
  /** Names of files that cannot be generated. */
  lacking: string[]
}

/** Longest part of a file name that comes from user text. */
const fileNamePartMax = 60

/** User text as part of a file name: letters and digits of any script, nothing special to paths or shells. */
function fileNamePart(words: string): string {
  const kept = words
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return Array.from(kept).slice(0, fileNamePartMax).join('')
}

/** The title of a file: the team member if any, options and quantity; otherwise the line. */
const titleOf = ({ member, options, quantity }: ProductionJob, { title }: PrintSubject) =>
  member === ''
    ? title
    : [
        title,
        ...[member, ...options.map(({ value }) => value)].map(fileNamePart).filter((words) => words !== ''),
        `${quantity}x`
      ].join('-')

/** A unique name in the batch, because a reprint has the same line as its original. */
function uniqueName(names: Set<string>, folder: string, title: string, format: PrintFormat): string {
  for (let copy = 1; ; copy += 1) {
    const name = `${folder}/${title}${copy === 1 ? '' : `-${copy}`}.${format}`
    if (names.has(name)) continue
    names.add(name)
    return name
  }
}

/** The print files of a batch of jobs, by order and line. */
async function wantedFiles({ db }: Pick<Platform, 'db'>, jobs: readonly ProductionJob[]): Promise<BatchFile[]> {
  const names = new Set<string>()
  const wanted: BatchFile[] = []
  for (const job of jobs) {
    if (!job.isPrinted) continue
    for (const subject of await subjectsOf(db, job.order.id, job.lineId))
      for (const format of ['png', 'pdf'] as const)
        wanted.push({ name: uniqueName(names, job.order.number, titleOf(job, subject), format), subject, format })
  }
  return wanted
}

/**
 * Generates the files of a batch one by one. Refused with `print-file-not-ready` if that takes too long; finished files are kept, so a retry
 * completes.
 */
export async function prepareBatch(
  platform: Pick<Platform, 'db'>,
  prints: Pick<PrintFiles, 'file' | 'isStored'>,
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
      if (await prints.isStored(file.subject, file.format)) {
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

/** A file with job sheets, generated when it is written. */
export interface SheetFile {
  name: string
  read: () => Promise<Buffer>
}

/** Splits the job sheets into files, so that not all are in memory at once. */
export function sheetFiles(
  jobs: readonly ProductionJob[],
  print: (part: readonly ProductionJob[]) => Promise<Buffer>
): SheetFile[] {
  const parts = Array.from({ length: Math.ceil(jobs.length / batchMax) }, (_, index) =>
    jobs.slice(index * batchMax, (index + 1) * batchMax)
  )
  return parts.map((part, index) => ({
    name: parts.length === 1 ? 'job-sheets.pdf' : `job-sheets-${index + 1}.pdf`,
    read: () => print(part)
  }))
}

/**
 * Streams the files of a batch and their job sheets as one ZIP, with one file in memory at a time. Uncompressed, because images and PDFs do not
 * shrink.
 */
export function zipOf(
  prints: Pick<PrintFiles, 'file'>,
  sheets: readonly SheetFile[],
  { files, lacking }: Batch,
  at: Date
): Readable {
  const zip = new ZipFile()
  const options = { mtime: at, compress: false }
  const addLater = (name: string, read: () => Promise<Buffer>) =>
    zip.addReadStreamLazy(name, options, (callback) => {
      read().then(
        (file) => callback(null, Readable.from([file])),
        (error: unknown) => callback(error, Readable.from([]))
      )
    })
  for (const { name, read } of sheets) addLater(name, read)
  if (lacking.length > 0)
    zip.addBuffer(Buffer.from(`${m.batch_lacking()}\n\n${lacking.join('\n')}\n`), 'missing-files.txt', options)
  for (const { name, subject, format } of files) addLater(name, () => prints.file(subject, format))
  const output = zip.outputStream as Readable
  // The client must notice an incomplete file.
  zip.on('error', (error) => output.destroy(error))
  zip.end()
  return output
}
