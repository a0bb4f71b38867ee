import type { DesignNode } from '@motif/design'
import { newImage, newText } from '@motif/flows/design-editor'
import { expect, it } from 'vitest'
import { automaticName, givenName } from './design-name.ts'

const area = { widthMm: 300, heightMm: 400 }
const words = (text: string, more: Partial<DesignNode & { type: 'text' }> = {}): DesignNode => ({
  ...newText(area, { id: text.slice(0, 9), text, font: 'anton', fill: '#000000' }),
  ...more
})
const saying = (...nodes: DesignNode[]) => ({ areas: { front: nodes } })

it('names a design after the first words that are anybody’s own', () => {
  expect(automaticName(saying(words('Your words'), words('Good morning,\n club')))).toBe('Good morning, club')
  expect(automaticName(saying(words('NAME', { role: 'name' }), words('Hidden', { hidden: true })))).toBe(
    'Untitled design'
  )
  expect(automaticName({ areas: { front: [], back: [words('صباح الخير')] } })).toBe('صباح الخير')
  const photo = newImage(area, { id: 'p', image: 'u', widthPx: 30, heightPx: 20 })
  expect(automaticName(saying({ ...photo, mask: { shape: 'text', text: 'Lisbon', font: 'anton' } }))).toBe('Lisbon')
})

it('ends a long name between two words, and within one that has no end', () => {
  expect(automaticName(saying(words('The quick brown fox jumps over the lazy dog, twice')))).toBe(
    'The quick brown fox jumps over the lazy…'
  )
  expect(automaticName(saying(words('x'.repeat(90))))).toBe(`${'x'.repeat(40)}…`)
})

it('keeps a name that a person gave', () => {
  const design = saying(words('Good morning'))
  expect(givenName('Untitled design', design)).toBeUndefined()
  expect(givenName('Good morning', design)).toBeUndefined()
  expect(givenName('Club shirt', design)).toBe('Club shirt')
})
