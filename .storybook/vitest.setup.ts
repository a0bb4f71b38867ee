import { afterEach, beforeEach, expect, vi } from 'vitest'
import { spareStacksOfElements } from './plain-elements.ts'

spareStacksOfElements()

const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(parts.map(String).join(' '))
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(complaints, 'a story leaves the console silent').toEqual([])
})
