import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../locales/en')

it('has each key once: of two, JSON keeps the last, and a screen would show the words of another', () => {
  const keys = readdirSync(folder).flatMap((file) =>
    Array.from(readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}"(\w+)":/gm), ([, key]) => key)
  )
  expect(keys.length).toBeGreaterThan(1000)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})
