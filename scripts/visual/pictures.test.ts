import { describe, expect, it } from 'vitest'
import type { Story } from '../storybook/visits.ts'
import { isNamed, missing, nameOf, picturesOf } from './pictures.ts'

describe('a name', () => {
  const ids = [
    'screens-design-tool--ready.light-390',
    'screens-design-tool--ready.rtl-390',
    'screens-design-tool--ready-to-print.light-390',
    'screens-design-tool-team--listed.light-390'
  ]
  const named = (name: string) => ids.filter((id) => isNamed(id, name))

  it('of a picture is that one', () => {
    expect(named('screens-design-tool--ready.rtl-390')).toEqual(['screens-design-tool--ready.rtl-390'])
  })

  it('of a story is all its pictures, and none of a story that begins the same', () => {
    expect(named('screens-design-tool--ready')).toEqual(ids.slice(0, 2))
  })

  it('of a screen is all its stories, and none of a screen that begins the same', () => {
    expect(named('screens-design-tool')).toEqual(ids.slice(0, 3))
  })

  it('is missing where nothing is called that', () => {
    expect(missing(['screens-design-tool', 'screens-design', 'ready'], ids)).toEqual(['screens-design', 'ready'])
  })
})

it('pictures screens of the front page in four modes, and no other screens', () => {
  const story = (title: string, id: string): Story => ({
    id,
    title,
    name: 'Ready',
    importPath: './stories/screens/cart.stories.tsx',
    tags: [],
    isPlayed: false,
    globals: {}
  })
  const names = picturesOf([
    story('Screens/Cart', 'screens-cart--ready'),
    story('Screens/Cart', 'screens-cart--offline'),
    story('Mails/Account', 'mails-account--welcome')
  ]).map(nameOf)
  expect(names.toSorted()).toEqual([
    'mails-account--welcome.light-1440',
    'screens-cart--ready.dark-1440',
    'screens-cart--ready.light-320',
    'screens-cart--ready.light-390',
    'screens-cart--ready.rtl-390'
  ])
})
