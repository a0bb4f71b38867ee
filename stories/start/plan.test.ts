import { samples } from '@motif/mails/samples'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problems } from '@motif/contract'
import { describe, expect, it } from 'vitest'
import { checkedModes, languages, themes, viewports } from '../../.storybook/modes.ts'
import { storiesOfJourneys } from './journeys.ts'
import { failures, looks, mails, screenOfRoute, screens, seenWith, states } from './plan.ts'
import { pathsIn, readStoryFiles } from './story-files.ts'
import { type Wall, holesIn, lookOf } from './wall.ts'

const project = join(import.meta.dirname, '../..')
const files = readStoryFiles()
const paths = pathsIn(files)

/** All matches of a pattern's first group, in the files of a glob. */
const foundIn = (files: string, pattern: RegExp) =>
  globSync(files, { cwd: project }).flatMap((file) =>
    [...readFileSync(join(project, file), 'utf8').matchAll(pattern)].map(([, found = '']) => found)
  )

const wall: Wall = {
  screens,
  states: Object.keys(states),
  screenOfRoute,
  routes: foundIn('apps/shop/src/routes.ts', /screen\('[^']*', '([^']+)'/g),
  failures,
  codes: Object.keys(problems),
  mails,
  templates: Object.keys(samples),
  machines: foundIn('packages/flows/src/**/machine.ts', /export const (\w+Machine)\b/g),
  charted: foundIn('stories/flows/*.stories.tsx', /chartOf\((\w+)/g),
  looks,
  possibleLooks: themes.flatMap(({ value: theme }) =>
    Object.keys(viewports).flatMap((viewport) =>
      languages.map(({ value: locale }) => lookOf({ theme, viewport, locale }))
    )
  ),
  modes: checkedModes,
  notInModes: files.flatMap(({ title, source }) =>
    title.startsWith('Screens/') && !/chromatic: \{ modes[ ,}]/.test(source) ? [title] : []
  ),
  paths
}

/** A copy of a table without one of its entries. */
const without = <Value>(table: Readonly<Record<string, Value>>, name: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(table).filter(([other]) => other !== name))

const withoutStory = (path: string) => ({ ...wall, paths: new Set([...paths].filter((other) => other !== path)) })

describe('the plan of what stories show', () => {
  it('has a story, or a reason, for every screen, failure, mail, machine and mode', () => {
    for (const all of [wall.routes, wall.codes, wall.templates, wall.machines, wall.possibleLooks])
      expect(all.length).toBeGreaterThan(0)
    expect(holesIn(wall)).toEqual([])
  })

  it('leads to every screen by a journey, and to no story that is not there', () => {
    expect(storiesOfJourneys.filter((path) => !paths.has(path))).toEqual([])
    const unvisited = Object.keys(screens).filter((title) => !storiesOfJourneys.some((path) => path.startsWith(title)))
    expect(unvisited).toEqual([])
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

describe('what is taken away is named', () => {
  const cart = screens['Screens/Cart']
  const taken: readonly [string, Wall, string][] = [
    ['a story', withoutStory('Screens/Cart/Two Hundred Lines'), 'screen Screens/Cart, many: Two Hundred Lines'],
    [
      'a story of a failure',
      withoutStory('Screens/Verify code/Wrong Code'),
      'failure invalid-code: Screens/Verify code/Wrong Code'
    ],
    [
      'a state',
      { ...wall, screens: { ...screens, 'Screens/Cart': without(cart, 'offline') } },
      'screen Screens/Cart, offline: not in the plan'
    ],
    [
      'a reason',
      { ...wall, screens: { ...screens, 'Screens/Cart': { ...cart, throttled: { why: ' ' } } } },
      'screen Screens/Cart, throttled: a hole without a reason'
    ],
    ['a screen', { ...wall, screens: without(screens, 'Screens/Home') }, 'route home: Screens/Home'],
    ['a mail', { ...wall, mails: without(mails, 'order-paid') }, 'mail order-paid: not in the plan'],
    ['a story of a mail', withoutStory('Mails/Orders/Paid'), 'mail order-paid: Mails/Orders/Paid'],
    ['a failure', { ...wall, failures: without(failures, 'conflict') }, 'failure conflict: not in the plan'],
    [
      'a chart',
      { ...wall, charted: wall.charted.filter((machine) => machine !== 'cartMachine') },
      'machine cartMachine: no chart'
    ],
    ['a mode', { ...wall, modes: without(checkedModes, 'dark-390') }, 'mode dark phone en: dark-390'],
    ['the modes of a screen', { ...wall, notInModes: ['Screens/Cart'] }, 'screen Screens/Cart: not taken in all modes']
  ]

  it.each(taken)('%s', (_, changed, name) => {
    expect(holesIn(changed)).toEqual([name])
  })

  it('what is new and not planned, and what is planned and gone', () => {
    const changed: Wall = {
      ...wall,
      routes: ['wishlist', ...wall.routes.filter((route) => route !== 'cart')],
      codes: ['gone', ...wall.codes],
      templates: ['newsletter', ...wall.templates.filter((template) => template !== 'welcome')],
      machines: ['wishMachine', ...wall.machines],
      possibleLooks: ['sepia phone en', ...wall.possibleLooks]
    }
    expect(holesIn(changed)).toEqual([
      'route wishlist: not in the plan',
      'route cart: planned, and not there',
      'failure gone: not in the plan',
      'mail newsletter: not in the plan',
      'mail welcome: planned, and not there',
      'machine wishMachine: no chart',
      'mode sepia phone en: not in the plan'
    ])
  })
})
