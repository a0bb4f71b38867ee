import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mutated, mutations } from './mutations.ts'
import { root } from './pictures.ts'

it.each(mutations)('changes the sources as they are: $name', (mutation) => {
  const text = readFileSync(join(root, mutation.file), 'utf8')
  expect(mutated(text, mutation)).not.toBe(text)
  expect(existsSync(join(root, mutation.stories))).toBe(true)
})

it('refuses what does not stand there once', () => {
  const mutation = { name: 'one', file: 'a.ts', from: 'red', to: 'blue', stories: 'a.stories.tsx' }
  expect(() => mutated('green', mutation)).toThrow('0 times')
  expect(() => mutated('red red', mutation)).toThrow('2 times')
  expect(mutated('a red wall', mutation)).toBe('a blue wall')
})
