import { expect, it } from 'vitest'
import { readStoryFiles } from '../start/story-files.ts'
import { guidance } from './guidance.ts'

const prefix = 'Components/'
const components = readStoryFiles().flatMap(({ title }) => (title.startsWith(prefix) ? title.slice(prefix.length) : []))

it('guides whoever uses a component, for every component and nothing else', () => {
  expect(components.length).toBeGreaterThan(0)
  expect(Object.keys(guidance).toSorted()).toEqual(components.toSorted())
})

it.each(Object.entries(guidance))('says in sentences what to do with %s and what to leave', (_name, told) => {
  const sentences = [told.purpose, ...told.dos, ...told.donts]
  expect(told.dos.length).toBeGreaterThan(0)
  expect(told.donts.length).toBeGreaterThan(0)
  expect(sentences.filter((sentence) => !/^\p{Lu}.*\.$/u.test(sentence))).toEqual([])
})
