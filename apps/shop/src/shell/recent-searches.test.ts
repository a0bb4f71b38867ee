import { beforeEach, expect, test } from 'vitest'
import { deviceStorage } from '../services/storage.ts'
import { forgetSearch, keptSearches, readSearches, rememberSearch } from './recent-searches.ts'

beforeEach(() => void forgetSearch(null))

test('the newest search comes first, and each once, whatever its case and spaces', () => {
  for (const text of ['mug', 'blue tee', '  Mug ', 'blue   tee']) rememberSearch(text)
  expect(readSearches()).toEqual(['blue tee', 'Mug'])
})

test('an empty search is not kept', () => {
  expect(rememberSearch('  ')).toEqual([])
  expect(readSearches()).toEqual([])
})

test('at most eight are kept', () => {
  for (let number = 1; number <= 12; number++) rememberSearch(`search ${number}`)
  expect(readSearches()).toHaveLength(keptSearches)
  expect(readSearches()[0]).toBe('search 12')
})

test('one is removed, or all', () => {
  for (const text of ['mug', 'tee']) rememberSearch(text)
  expect(forgetSearch('mug')).toEqual(['tee'])
  expect(readSearches()).toEqual(['tee'])
  expect(forgetSearch(null)).toEqual([])
  expect(deviceStorage.getItem('searches')).toBeNull()
})

test('what something else stored there is ignored', () => {
  for (const text of ['{', '{"a":1}', '[1,null,""]']) {
    deviceStorage.setItem('searches', text)
    expect(readSearches()).toEqual([])
  }
})
