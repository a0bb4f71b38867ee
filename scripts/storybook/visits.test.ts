import { expect, it } from 'vitest'
import { rulesIn } from './checks.ts'
import { visitsInTurn, visitsOf, type Story } from './visits.ts'

const story = (id: string, globals: Story['globals'] = {}): Story => ({
  id,
  title: 'Screens/Cart',
  name: id,
  importPath: './stories/screens/cart.stories.tsx',
  tags: [],
  isPlayed: false,
  globals
})

const modes = ['light-390', 'dark-390', 'rtl-390'] as const
const stories = Array.from({ length: 60 }, (_, place) => story(`screens-cart--${place}`))

it('shows a story once in each of its looks', () => {
  const told = visitsOf([story('plain'), story('dark', { theme: 'dark' })], ['light-390', 'dark-390'])
  expect(told.map(({ story: { id }, mode, look: { theme } }) => [id, mode, theme])).toEqual([
    ['plain', 'light-390', 'light'],
    ['dark', 'light-390', 'dark'],
    ['plain', 'dark-390', 'dark']
  ])
})

it('shows every story in one mode in turn, those that set their look themselves too', () => {
  const all = [...stories, story('screens-cart--dark', { theme: 'dark', locale: 'en' })]
  const visits = visitsInTurn(all, modes, { modes: [], isShown: () => false })
  expect(visits.map((visit) => visit.story.id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  expect(new Set(visits.map(({ mode }) => mode))).toEqual(new Set(modes))
})

it('keeps the mode of a story when others come', () => {
  const none = { modes: [], isShown: () => false }
  const modeOf = (among: readonly Story[]) =>
    visitsInTurn(among, modes, none).find((visit) => visit.story.id === 'screens-cart--7')?.mode
  expect(modeOf(stories)).toBe(modeOf([story('screens-cart--new'), ...stories.toReversed()]))
})

it('shows some stories in a further mode, once each', () => {
  const visits = visitsInTurn(stories, modes, { modes: ['rtl-390'], isShown: ({ id }) => id.endsWith('1') })
  const further = visits.filter(({ mode, story: { id } }) => mode === 'rtl-390' && id.endsWith('1'))
  expect(further).toHaveLength(6)
  expect(new Set(visits.map(({ story: { id }, mode }) => `${id} ${mode}`)).size).toBe(visits.length)
})

it('looks for violations in each theme, and for all of them at each width', () => {
  const rulesOf = (mode: Parameters<typeof rulesIn>[1]) => rulesIn(visitsOf([story('plain')], [mode])[0]!.look, mode)
  expect(rulesOf('light-390')).toBeNull()
  expect(rulesOf('light-1440')).toBeNull()
  expect(rulesOf('dark-390')).toEqual(['color-contrast'])
  expect(rulesOf('rtl-390')).toEqual([])
})
