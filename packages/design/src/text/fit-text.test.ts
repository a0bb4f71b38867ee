import { beforeAll, describe, expect, it } from 'vitest'
import type { FontSet } from '../fonts/font-set.ts'
import { loadFonts } from '../node.ts'
import { fitText } from './fit-text.ts'
import { measureText } from './layout.ts'

const shirt = { widthMm: 300, heightMm: 400 }
const mug = { widthMm: 112, heightMm: 85 }
const style = { id: 'words', font: 'bricolage-grotesque-700', fill: '#000000' }

describe('words fitted to an area', () => {
  let fonts: FontSet
  beforeAll(async () => {
    fonts = await loadFonts()
  })

  it('are broken into the lines that can be set largest', () => {
    expect(fitText('Hello sunshine', shirt, style, fonts).text).toBe('Hello\nsunshine')
    expect(fitText('Hello sunshine', { widthMm: 300, heightMm: 40 }, style, fonts).text).toBe('Hello sunshine')
    expect(fitText('  one\n two ', mug, style, fonts).text.split(/\s/)).toEqual(['one', 'two'])
  })

  it.each([
    'Hi',
    'صباح الخير',
    'おはようございます',
    'शुभ प्रभात',
    'Incomprehensibilities',
    'w'.repeat(80),
    'It has been raining for eleven days and I have read every book in the house'
  ])('lie inside it: %s', (text) => {
    for (const area of [shirt, mug]) {
      const node = fitText(text, area, style, fonts)
      expect(measureText(node, fonts).width).toBeLessThanOrEqual(area.widthMm)
      expect(node.size).toBeGreaterThanOrEqual(1)
      expect(node.y).toBe(Math.min(area.widthMm, area.heightMm) / 2)
    }
  })

  it('are a node of nothing where there are none', () => {
    expect(fitText('   ', mug, style, fonts).text).toBe('')
  })
})
