import type { DesignNode } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { expect, it } from 'vitest'
import { startingInk } from './starting-ink.ts'

const square = (fill: string, more: Partial<DesignNode & { type: 'shape' }> = {}): DesignNode => ({
  type: 'shape',
  id: fill,
  shape: 'rectangle',
  x: 50,
  y: 50,
  width: 60,
  height: 60,
  rotation: 0,
  opacity: 1,
  fill,
  ...more
})
const [dark, light] = ['#1c1b18', '#ffffff']
const at = { x: 50, y: 50 }

it('begins words in ink that is read on the product', async () => {
  const fonts = await loadFonts()
  expect(startingInk(at, { nodes: [], fonts, product: '#1b1b1d' })).toBe(light)
  expect(startingInk(at, { nodes: [], fonts, product: '#ffffff' })).toBe(dark)
  expect(startingInk(at, { nodes: [], fonts: undefined, product: undefined })).toBe(dark)
})

it('begins words in ink that is read on the thing they stand on', async () => {
  const fonts = await loadFonts()
  expect(startingInk(at, { nodes: [square('#000000')], fonts, product: '#ffffff' })).toBe(light)
  expect(startingInk(at, { nodes: [square('#ffffff')], fonts, product: '#1b1b1d' })).toBe(dark)
  // A node beside the point or a transparent node is not the background of the text.
  expect(startingInk({ x: 150, y: 50 }, { nodes: [square('#000000')], fonts, product: '#ffffff' })).toBe(dark)
  expect(startingInk(at, { nodes: [square('#000000', { opacity: 0.2 })], fonts, product: '#ffffff' })).toBe(dark)
})
