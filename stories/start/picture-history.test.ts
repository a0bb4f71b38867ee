import { expect, it } from 'vitest'
import { changedSince, readPictureLog } from './picture-history.ts'

const log = [
  '\0aaaaaaa\t2026-11-25\tDraw\tthe cart anew\n\nstories/baselines/screens-cart--ready.light-390.webp\nstories/baselines/screens-cart--ready.dark-1440.webp\n',
  '\0bbbbbbb\t2026-11-24\tMove the folder\n\n',
  '\0ccccccc\t2026-11-23\tAdd a card\n\nstories/baselines/components-card--plain.light-390.webp\nstories/baselines/screens-cart--ready.rtl-390.webp\n'
].join('')

it('reads of each commit which pictures it changed, and leaves out those that changed none', () => {
  expect(
    readPictureLog(log).map(({ commit, day, subject, pictures }) => [commit, day, subject, pictures.length])
  ).toEqual([
    ['aaaaaaa', '2026-11-25', 'Draw\tthe cart anew', 2],
    ['ccccccc', '2026-11-23', 'Add a card', 2]
  ])
})

it('has no pictures without a history', () => {
  expect(readPictureLog('')).toEqual([])
})

it('joins what a commit and all newer ones changed, story by story', () => {
  const changes = readPictureLog(log)
  expect([...changedSince(changes, 'aaaaaaa')]).toEqual([['screens-cart--ready', ['dark-1440', 'light-390']]])
  expect([...changedSince(changes, 'ccccccc')]).toEqual([
    ['components-card--plain', ['light-390']],
    ['screens-cart--ready', ['dark-1440', 'light-390', 'rtl-390']]
  ])
})

it('knows nothing of a commit that is not there', () => {
  expect([...changedSince(readPictureLog(log), 'ddddddd')]).toEqual([])
})
