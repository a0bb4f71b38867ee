import { expect, it } from 'vitest'
import { createCamera } from './camera-controls.ts'

const insets = { top: 0, right: 0, bottom: 0, left: 0 }

it('stands on whole pixels where it is fitted and once it has settled, as near as it was', () => {
  const { controls } = createCamera(
    () => ({
      id: 'front',
      name: 'Front',
      widthMm: 300,
      heightMm: 400,
      bleedMm: 3,
      safeMm: 10,
      view: { x: 0.283, y: 0.21, width: 0.44, height: 0.47 }
    }),
    () => null
  )
  const { getSnapshot, setViewport, panBy, zoomBy, settle } = controls
  const isWhole = () => Number.isInteger(getSnapshot().x) && Number.isInteger(getSnapshot().y)
  setViewport({ width: 390, height: 739, insets })
  expect(isWhole()).toBe(true)
  zoomBy(1.3, { x: 100.4, y: 90.7 })
  panBy(-3.3, 8.8)
  const { x, y, scale } = getSnapshot()
  expect(isWhole()).toBe(false)
  settle()
  expect(isWhole()).toBe(true)
  expect(getSnapshot().scale).toBe(scale)
  expect(Math.max(Math.abs(getSnapshot().x - x), Math.abs(getSnapshot().y - y))).toBeLessThanOrEqual(0.5)
  const settled = getSnapshot()
  settle()
  expect(getSnapshot()).toBe(settled)
})
