import { expect, it } from 'vitest'
import { pathsIn, readStoryFiles } from '../start/story-files.ts'
import { plannedJourneys, storiesOf } from './plan.ts'

const paths = pathsIn(readStoryFiles())

it('has a story for every stop of every journey, and one that plays the whole of it', () => {
  expect(plannedJourneys.length).toBeGreaterThan(0)
  expect(plannedJourneys.flatMap(storiesOf).filter((path) => !paths.has(path))).toEqual([])
})

it('has no story of a journey that no list names', () => {
  const planned = new Set(plannedJourneys.flatMap(storiesOf))
  expect([...paths].filter((path) => path.startsWith('Journeys/') && !planned.has(path))).toEqual([])
})

it('leads from every stop to a screen that is there', () => {
  const shown = plannedJourneys.flatMap(({ stops }) => stops.map(({ shows }) => shows))
  expect(shown.filter((path) => !paths.has(path))).toEqual([])
})
