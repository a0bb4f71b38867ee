import { expect, it } from 'vitest'
import { currentView, filterParams } from './filter-params.ts'

const views = [
  { id: 'paid', filter: { status: 'paid' } },
  { id: 'gifts', filter: { tag: 'gift', status: 'paid' } }
]

it('only filters that are set stand in the address, in one order', () => {
  expect(Object.entries(filterParams({ q: '', tag: null, status: 'paid', from: undefined, least: 0 }))).toEqual([
    ['least', '0'],
    ['status', 'paid']
  ])
})

it('the view with the filters of the list is the current one, in whatever order they were set', () => {
  expect(currentView(views, null, { q: '', status: 'paid', tag: 'gift' })?.id).toBe('gifts')
  expect(currentView(views, null, { q: 'mug', status: 'paid' })).toBeUndefined()
})

it('a view that was opened stays current while its filters are changed', () => {
  expect(currentView(views, 'paid', { q: 'mug', status: 'paid' })?.id).toBe('paid')
})

it('a deleted view is not current, nor is any without filters', () => {
  expect(currentView(views, 'gone', { q: 'mug' })).toBeUndefined()
  expect(currentView(views, 'paid', { q: '', status: null })).toBeUndefined()
})
