/** The page that shows what differs, and how it is accepted. */
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import type { RequestListener } from 'node:http'
import { serveFolder } from '../storybook/server.ts'
import { markedDifference, type Difference, type Picture } from './compare.ts'
import { baselineOf, root } from './pictures.ts'
import { writePicture } from './take.ts'

export interface Entry {
  /** Of the picture's file. */
  name: string
  title: string
  story: string
  mode: string
  /** `failed`: the story threw, so that there is no picture. `gone`: no story has this picture any more. */
  state: 'changed' | 'new' | 'gone' | 'failed'
  message?: string
  difference?: Difference
}

export const reportFolder = join(root, 'test-results/visual')
const page = resolve(import.meta.dirname, 'page')
const data = join(reportFolder, 'report.js')
/** A script, since a page of the file system may read no other files. */
const opening = 'globalThis.report = '

/** Stores the pictures of an entry for the report page. */
export async function keepPictures(
  name: string,
  { before, after }: { before: Picture | undefined; after: Picture }
): Promise<void> {
  const fileOf = (which: string) => join(reportFolder, `${name}.${which}.webp`)
  await writePicture(after, fileOf('after'))
  if (before === undefined) return
  await writePicture(before, fileOf('before'))
  await writePicture(markedDifference(before, after), fileOf('difference'))
}

interface Report {
  /** How many pictures were compared. */
  shown: number
  entries: readonly Entry[]
  /** Pictures of mutations are no accepted ones to be. */
  canAccept: boolean
}

/** @throws where there was no run. */
const lastReport = (): Report => JSON.parse(readFileSync(data, 'utf8').slice(opening.length)) as Report

const write = (report: Report) => writeFileSync(data, `${opening}${JSON.stringify(report)}\n`)

export function writeReport(report: Report): void {
  cpSync(page, reportFolder, { recursive: true })
  write(report)
}

/** Acceptable results of the last run. @throws if there was none */
export function readReport(): readonly Entry[] {
  const { entries, canAccept } = lastReport()
  return canAccept ? entries.filter(({ state }) => state !== 'failed') : []
}

/** Accepts results of the last run by name, and returns their number. */
export function acceptPictures(names: readonly string[]): number {
  const accepted = readReport().filter(({ name }) => names.includes(name))
  for (const { name, state } of accepted) {
    const baseline = baselineOf(name)
    mkdirSync(dirname(baseline), { recursive: true })
    if (state === 'gone') rmSync(baseline)
    else copyFileSync(join(reportFolder, `${name}.after.webp`), baseline)
  }
  // Keeps the page up to date, also after reopening.
  const report = lastReport()
  write({ ...report, entries: report.entries.filter(({ name }) => !accepted.some((entry) => entry.name === name)) })
  return accepted.length
}

const accept: RequestListener = (request, response) => {
  // Other sites' pages may post here as well, but not with this header.
  if (request.headers['x-visual-review'] !== '1') {
    response.writeHead(403).end()
    return
  }
  json(request).then(
    (names) => {
      const accepted = acceptPictures(Array.isArray(names) ? names.map(String) : [])
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ accepted }))
    },
    () => response.writeHead(400).end()
  )
}

/** Serves the page with its buttons, and returns its address. */
export const review = async (): Promise<string> => (await serveFolder(reportFolder, accept)).origin
