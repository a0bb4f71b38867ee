import { samples } from '@motif/mails/samples'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { storiesOfJourneys } from './journeys.ts'
import { type ScreenTitle, screenOfRoute, screens, seenWith, states, storyPath } from './plan.ts'
import { pathsIn, readStoryFiles } from './story-files.ts'

const project = join(import.meta.dirname, '../..')
const files = readStoryFiles()
const paths = pathsIn(files)

/** Of what a folder holds, the first words that a pattern finds in each file. */
const foundIn = (files: string, pattern: RegExp) =>
  globSync(files, { cwd: project }).flatMap((file) =>
    [...readFileSync(join(project, file), 'utf8').matchAll(pattern)].map(([, found = '']) => found)
  )

const planned = Object.entries(screens).flatMap(([title, of]) =>
  Object.entries(of).map(([state, shown]) => ({ title: title as ScreenTitle, state, shown }))
)

describe('the plan of what stories show', () => {
  it('has a story, or a reason, for every screen in every state', () => {
    const missing = planned.flatMap(({ title, state, shown }) =>
      typeof shown === 'string' && !paths.has(storyPath(title, shown)) ? `${state}: ${storyPath(title, shown)}` : []
    )
    expect(missing).toEqual([])
    for (const [title, of] of Object.entries(screens))
      expect(Object.keys(of), title).toHaveLength(Object.keys(states).length)
  })

  it('leads to every screen by a journey, and to no story that is not there', () => {
    expect(storiesOfJourneys.filter((path) => !paths.has(path))).toEqual([])
    const unvisited = Object.keys(screens).filter((title) => !storiesOfJourneys.some((path) => path.startsWith(title)))
    expect(unvisited).toEqual([])
  })

  it('knows the screen of every route', () => {
    const routes = foundIn('apps/shop/src/routes.ts', /screen\('[^']*', '([^']+)'/g)
    expect(routes.length).toBeGreaterThan(0)
    expect(Object.keys(screenOfRoute).toSorted()).toEqual(routes.toSorted())
  })

  it('takes every screen in all modes', () => {
    const without = files.filter(
      ({ title, source }) => title.startsWith('Screens/') && !/chromatic: \{ modes[ ,}]/.test(source)
    )
    expect(without.map(({ title }) => title)).toEqual([])
  })

  it('has a chart of every machine', () => {
    const machines = foundIn('packages/flows/src/**/machine.ts', /export const (\w+Machine)\b/g)
    const charted = foundIn('stories/flows/*.stories.tsx', /chartOf\((\w+)\)/g)
    expect(machines.length).toBeGreaterThan(0)
    expect(charted.toSorted()).toEqual(machines.toSorted())
  })

  it('has a story of every mail', () => {
    const shown = new Set(foundIn('stories/mails/*.stories.tsx', /template: '([^']+)'/g))
    expect(Object.keys(samples).filter((mail) => !shown.has(mail))).toEqual([])
  })

  it('has stories of every part of the shell', () => {
    const parts = foundIn('packages/ui/src/shell/index.ts', /export \{ ([A-Z]\w+)/g)
    const seen = new Set(
      foundIn('stories/**/*.stories.tsx', /import \{([^}]+)\} from '@motif\/ui\/shell'/g).flatMap((names) =>
        names.split(',').map((name) => name.trim())
      )
    )
    expect(parts.length).toBeGreaterThan(0)
    expect(parts.filter((part) => !seen.has(part))).toEqual([])
  })

  it('has stories of every component', () => {
    const folders = globSync('packages/ui/src/components/*/index.ts', { cwd: project }).map(
      (file) => file.split('/').at(-2) ?? ''
    )
    const imported = new Set(foundIn('stories/components/*.stories.tsx', /@motif\/ui\/components\/([\w-]+)/g))
    const unseen = folders.filter((folder) => !imported.has(folder))
    expect(unseen.toSorted()).toEqual(Object.keys(seenWith).toSorted())
    expect(Object.values(seenWith).filter((path) => !paths.has(path))).toEqual([])
  })
})
