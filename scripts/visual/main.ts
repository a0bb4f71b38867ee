/**
 * Pictures the stories of the built Storybook and compares them with the accepted pictures in `stories/baselines`.
 * `npm run test:visual` shows all of them; `-- --changed` those a change touches, `-- --changed main~3` since a commit;
 * `-- --story screens-cart --mode light-390` narrows it, `-- --no-build` takes the Storybook that was built last. What differs stands in `test-results/visual/index.html` and fails.
 * `-- --accept` takes the last run's pictures for right, `-- --accept screens-cart--ready` those of some stories;
 * `-- --review` shows the page with buttons for that; `-- --mutations` changes a copy of the sources in twelve ways and
 * tells which of them the pictures show.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { baseOf, changedSince } from '../changed.ts'
import { built, readStories, startStorybook, workThrough } from '../storybook/preview.ts'
import type { Stage } from '../storybook/stage.ts'
import type { Visit } from '../storybook/visits.ts'
import { makeMutations } from './mutate.ts'
import { baselineOf, baselines, isNamed, missing, nameOf, picturesOf, root } from './pictures.ts'
import { acceptPictures, keepPictures, readReport, reportFolder, review, writeReport, type Entry } from './report.ts'
import { drawingFlags, openPictureStage, pictureBeside, readPicture } from './take.ts'
import { changedKeys, touchedStories, type Stats } from './touched.ts'

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    build: { type: 'boolean', default: true },
    accept: { type: 'boolean', default: false },
    review: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    mutations: { type: 'boolean', default: false },
    story: { type: 'string', multiple: true },
    mode: { type: 'string', multiple: true },
    pages: { type: 'string', default: '2' }
  }
})

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })

const words = /^packages\/messages\/locales\/en\/.+\.json$/

/** Files that use a changed message: compiled messages are imported everywhere. */
function filesOfChangedWords(files: readonly string[], base: string): string[] {
  const keys = files.flatMap((file) => {
    const before = git('ls-tree', base, file) === '' ? '{}' : git('show', `${base}:${file}`)
    return changedKeys(
      JSON.parse(before) as Record<string, unknown>,
      JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>
    )
  })
  if (keys.length === 0) return []
  const isSaid = new RegExp(`\\bm\\.(?:${keys.join('|')})\\b`)
  return git('ls-files', '--', 'packages/*.ts', 'packages/*.tsx', 'apps/api/*.ts', 'stories/*.tsx')
    .split('\n')
    .filter(
      (file) => file !== '' && existsSync(join(root, file)) && isSaid.test(readFileSync(join(root, file), 'utf8'))
    )
}

/** Stories affected since a commit. */
function touchedSince(commit: string | undefined): ReadonlySet<string> | 'all' {
  const base = baseOf(commit)
  const changed = changedSince(base)
  const ofWords = filesOfChangedWords(
    changed.filter((file) => words.test(file)),
    base
  )
  const stats = JSON.parse(readFileSync(join(built, 'preview-stats.json'), 'utf8')) as Stats
  return touchedStories([...changed, ...ofWords], stats)
}

/** @throws if a requested name does not exist. */
function refuseMissing(names: readonly string[], ids: readonly string[]) {
  const unknown = missing(names, ids)
  if (unknown.length > 0) throw new Error(`There is no picture of ${unknown.join(', ')}.`)
}

async function compareAll(): Promise<boolean> {
  const start = performance.now()
  const touched = asked.changed ? touchedSince(positionals[0]) : 'all'
  const isAsked = ({ story, mode }: Visit) =>
    (touched === 'all' || touched.has(story.importPath.replace('./', ''))) &&
    (asked.story?.some((name) => isNamed(story.id, name)) ?? true) &&
    (asked.mode?.includes(mode) ?? true)

  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(reportFolder, { recursive: true })
  const storybook = await startStorybook(drawingFlags)
  const windows = await Promise.all(Array.from({ length: Number(asked.pages) }, storybook.newWindow))
  const [first] = windows
  if (first === undefined) throw new Error('`--pages` is at least 1.')
  const pictures = picturesOf(await readStories(first))
  refuseMissing(
    asked.story ?? [],
    pictures.map(({ story }) => story.id)
  )
  const shown = pictures.filter(isAsked)
  console.log(`${shown.length} of ${pictures.length} pictures`)

  const entries: Entry[] = []
  let again = 0
  const add = (entry: Entry) => {
    entries.push(entry)
    console.log(`${entry.state.padEnd(9)} ${entry.name}${entry.message === undefined ? '' : `: ${entry.message}`}`)
  }

  async function compare(stage: Stage, visit: Visit) {
    const name = nameOf(visit)
    const about = { name, title: visit.story.title, story: visit.story.name, mode: visit.mode }
    const before = existsSync(baselineOf(name)) ? await readPicture(baselineOf(name)) : undefined
    try {
      const { after, difference, isAgain } = await pictureBeside(stage, visit, before)
      if (isAgain) again += 1
      if (before !== undefined && difference === undefined) return
      await keepPictures(name, { before, after })
      if (difference === undefined) add({ ...about, state: 'new' })
      else add({ ...about, state: 'changed', difference, message: `${difference.pixels} pixels` })
    } catch (error) {
      const [message = ''] = stripVTControlCharacters(String(error)).split('\n')
      add({ ...about, state: 'failed', message })
    }
  }
  await workThrough(await Promise.all(windows.map(openPictureStage)), shown, compare)
  await storybook.close()

  const names = new Set(pictures.map(nameOf))
  const kept = existsSync(baselines) ? readdirSync(baselines).map((file) => basename(file, '.webp')) : []
  for (const name of kept.filter((file) => !names.has(file))) {
    copyFileSync(baselineOf(name), join(reportFolder, `${name}.before.webp`))
    add({ name, title: name, story: '', mode: '', state: 'gone' })
  }
  writeReport({ shown: shown.length, entries, canAccept: true })
  const seconds = Math.round((performance.now() - start) / 1_000)
  console.log(`${entries.length} of ${shown.length} pictures differ, in ${seconds} s; ${again} were taken again`)
  if (entries.length > 0) console.log(`See ${join(reportFolder, 'index.html')}, or npm run test:visual -- --review`)
  return entries.length === 0
}

if (asked.accept) {
  const found = readReport().map(({ name }) => name)
  refuseMissing(positionals, found)
  const accepted = found.filter(
    (name) => positionals.length === 0 || positionals.some((wanted) => isNamed(name, wanted))
  )
  console.log(`${acceptPictures(accepted)} pictures accepted`)
} else if (asked.review) {
  console.log(`${await review()} shows what differs. Ctrl+C ends it.`)
} else if (asked.mutations) {
  process.exitCode = (await makeMutations(positionals)) ? 0 : 1
} else {
  if (asked.build)
    execFileSync('npm', ['run', '--silent', 'build:storybook', '--', '--stats-json'], { cwd: root, stdio: 'inherit' })
  process.exitCode = (await compareAll()) ? 0 : 1
}
