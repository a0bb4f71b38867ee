import { expect, it } from 'vitest'
import { readStoryFiles } from './story-files.ts'

it('says of every screen whose header and footer stand around it', () => {
  const screens = readStoryFiles().filter(({ title }) => title.startsWith('Screens/'))
  expect(screens.length).toBeGreaterThan(30)
  expect(screens.filter(({ source }) => !source.includes("...inShell('")).map(({ title }) => title)).toEqual([])
})
