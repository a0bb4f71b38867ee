/** Makes each mutation in a copy of the sources, pictures the stories that show it, and tells which were seen. */
import { mkdirSync, rmSync } from 'node:fs'
import { readStories, startStorybook, workThrough } from '../storybook/preview.ts'
import type { Stage } from '../storybook/stage.ts'
import type { Visit } from '../storybook/visits.ts'
import type { Picture } from './compare.ts'
import { copySources } from './copy.ts'
import { mutated, mutations } from './mutations.ts'
import { nameOf, picturesOf } from './pictures.ts'
import { keepPictures, reportFolder, writeReport, type Entry } from './report.ts'
import { drawingFlags, openPictureStage, pictureBeside } from './take.ts'

type Pictures = ReadonlyMap<string, Picture>
type Taken = Awaited<ReturnType<typeof pictureBeside>>

/** Pictures of the stories of a built Storybook; with those of before, each beside its own. */
async function pictureAll(
  folder: string,
  stories: readonly string[],
  before: Pictures,
  onPicture: (visit: Visit, taken: Taken) => Promise<void>
): Promise<void> {
  const storybook = await startStorybook(drawingFlags, folder)
  try {
    const windows = await Promise.all([storybook.newWindow(), storybook.newWindow()])
    const visits = picturesOf(await readStories(windows[0], folder)).filter(({ story }) =>
      stories.includes(story.importPath.replace('./', ''))
    )
    const picture = async (stage: Stage, visit: Visit) =>
      onPicture(visit, await pictureBeside(stage, visit, before.get(nameOf(visit))))
    await workThrough(await Promise.all(windows.map(openPictureStage)), visits, picture)
  } finally {
    await storybook.close()
  }
}

/** Whether each mutation was detected; empty without any. */
export async function makeMutations(named: readonly string[]): Promise<boolean> {
  const asked = mutations.filter(({ name }) => named.length === 0 || named.some((text) => name.includes(text)))
  const stories = [...new Set(asked.map((mutation) => mutation.stories))]
  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(reportFolder, { recursive: true })
  const copy = copySources()
  const before = new Map<string, Picture>()
  const entries: Entry[] = []
  const keep = async (mutation: string, visit: Visit, { after, difference }: Taken) => {
    const { story, mode } = visit
    const name = `${mutation.replaceAll(' ', '-')}.${nameOf(visit)}`
    await keepPictures(name, { before: before.get(nameOf(visit)), after })
    entries.push({
      name,
      title: story.title,
      story: story.name,
      mode,
      state: 'changed',
      ...(difference !== undefined && { difference }),
      message: mutation
    })
  }
  const results: { mutation: string; pictures: string; pixels: number; caught: string }[] = []
  try {
    const built = copy.build(stories)
    await pictureAll(built, stories, before, async (visit, { after }) => void before.set(nameOf(visit), after))

    let differing = 0
    await pictureAll(built, stories, before, async (visit, taken) => {
      if (taken.difference === undefined) return
      differing += 1
      console.log(`WRONG  ${nameOf(visit)}: ${taken.difference.pixels} pixels without a change`)
      await keep('no change', visit, taken)
    })
    results.push({
      mutation: 'none',
      pictures: `${differing} of ${before.size}`,
      pixels: 0,
      caught: differing === 0 ? 'nothing' : 'WRONG'
    })

    for (const mutation of asked) {
      const text = copy.read(mutation.file)
      copy.write(mutation.file, mutated(text, mutation))
      let [shown, seen, pixels] = [0, 0, 0]
      await pictureAll(copy.build([mutation.stories]), [mutation.stories], before, async (visit, taken) => {
        shown += 1
        if (taken.difference === undefined) return
        seen += 1
        pixels = Math.max(pixels, taken.difference.pixels)
        await keep(mutation.name, visit, taken)
      })
      results.push({
        mutation: mutation.name,
        pictures: `${seen} of ${shown}`,
        pixels,
        caught: seen > 0 ? 'yes' : 'NO'
      })
      console.log(`${seen > 0 ? 'seen  ' : 'MISSED'} ${mutation.name}: ${seen} of ${shown} pictures`)
      copy.write(mutation.file, text)
    }
  } finally {
    copy.remove()
  }
  writeReport({ shown: entries.length, entries, canAccept: false })
  console.table(results)
  return results.every(({ caught }) => caught === 'yes' || caught === 'nothing')
}
