import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../locales/en')

const sentences = readdirSync(folder).flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>).flatMap(
    ([key, text]) => (typeof text === 'string' ? [{ key, text }] : [])
  )
)

/** A number that can be one, followed by a plural noun. Limits of the shop, all far above one, are called `min` and `max`. */
const counted =
  /\{(?!min\}|max\})\w+\} (working )?(days|minutes|seconds|pieces|items|orders|designs|pictures|characters|tries)\b/

it('has a form for one of whatever a sentence counts', () => {
  expect(sentences.filter(({ text }) => counted.test(text))).toEqual([])
})
