import { describe, expect, test } from 'vitest'
import { leaveFiles, takeFiles } from './chosen-files.ts'

const photo = () => new File(['photo'], 'photo.png', { type: 'image/png' })

describe('files chosen on one page for the next', () => {
  test('are there for the page they were chosen for, and only once', () => {
    const file = photo()
    const state = leaveFiles([file])
    expect(takeFiles({ ...state })).toEqual([file])
    expect(takeFiles({ ...state })).toEqual([])
  })

  test('are not handed to a page opened another way, nor after others were chosen', () => {
    const first = leaveFiles([photo()])
    expect(takeFiles(null)).toEqual([])
    expect(takeFiles({ other: true })).toEqual([])
    const second = leaveFiles([photo()])
    expect(takeFiles(first)).toEqual([])
    expect(takeFiles(second)).toHaveLength(1)
  })
})
