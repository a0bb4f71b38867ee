import { type ImageNode, type OrientedBox, cornersOf } from '@motif/design'
import { describe, expect, it } from 'vitest'
import { outsideOf } from '../frame.ts'
import { area, rectangle } from '../testing.ts'
import { cropped, croppedTo, croppedToRatio, shiftedWithin, withPicture, withinPicture, zoomedWithin } from './crop.ts'
import { handlesFor, keepsProportions, resizedFrame } from './resize.ts'
import { turnedFrame } from './rotate.ts'
import { snapField, snappedMove } from './snapping.ts'

const frame: OrientedBox = { x: 100, y: 100, width: 40, height: 20, rotation: 0 }
const free = { isEven: false, isFromCentre: false }

describe('pulling a frame', () => {
  it.each([
    ['n', { y: 95, height: 30 }],
    ['s', { y: 95, height: 10 }],
    ['e', { x: 105, width: 50 }],
    ['w', { x: 105, width: 30 }],
    ['nw', { x: 105, y: 95, width: 30, height: 30 }],
    ['se', { x: 105, y: 95, width: 50, height: 10 }]
  ] as const)('at %s moves that side alone', (handle, expected) => {
    expect(resizedFrame(frame, { handle, by: { x: 10, y: -10 }, ...free }).frame).toMatchObject(expected)
  })

  it('never makes it shorter than a millimetre, nor turns it inside out', () => {
    expect(resizedFrame(frame, { handle: 'se', by: { x: -500, y: -500 }, ...free }).frame).toMatchObject({
      width: 1,
      height: 1,
      x: 80.5,
      y: 90.5
    })
    expect(
      resizedFrame(frame, { handle: 'se', by: { x: -500, y: -500 }, isEven: true, isFromCentre: false }).frame
    ).toMatchObject({ width: 2, height: 1 })
  })

  it('snaps the edge that is pulled', () => {
    const field = snapField([{ left: 0, top: 0, right: 130, bottom: 10 }], area)
    const { frame: after, guides } = resizedFrame(frame, {
      handle: 'e',
      by: { x: 9, y: 0 },
      ...free,
      snapTo: { field, scale: 2 }
    })
    expect(after).toMatchObject({ width: 50, x: 105 })
    expect(guides).toMatchObject([{ kind: 'line', line: { axis: 'x', at: 130 } }])
  })

  it.each([-20, 15, 30, 45])('snaps the visible edges of what is turned by %i degrees', (rotation) => {
    const turned = { ...frame, rotation }
    const pull = { handle: 'se' as const, by: { x: 12, y: 9 }, isEven: false, isFromCentre: false }
    const wanted = outsideOf(resizedFrame(turned, pull).frame)
    const field = {
      lines: [
        { axis: 'x', at: wanted.right + 1, source: 'node-edge' },
        { axis: 'y', at: wanted.bottom - 1, source: 'node-edge' }
      ] as const,
      others: []
    }
    const free = resizedFrame(turned, { ...pull, snapTo: { field, scale: 2 } })
    expect([outsideOf(free.frame).right, outsideOf(free.frame).bottom]).toEqual([
      expect.closeTo(wanted.right + 1),
      expect.closeTo(wanted.bottom - 1)
    ])
    const [corner] = cornersOf(turned)
    expect(cornersOf(free.frame)[0]).toEqual({ x: expect.closeTo(corner.x), y: expect.closeTo(corner.y) })
    const even = resizedFrame(turned, {
      ...pull,
      isEven: true,
      snapTo: {
        field: {
          lines: [
            {
              axis: 'x',
              at: outsideOf(resizedFrame(turned, { ...pull, isEven: true }).frame).right + 1,
              source: 'node-edge'
            }
          ],
          others: []
        },
        scale: 2
      }
    })
    expect(even.guides).toHaveLength(1)
    expect(even.frame.width / even.frame.height).toBeCloseTo(2)
  })

  it('is done by the handles that make sense', () => {
    const square = rectangle('a', 0, 0)
    expect(handlesFor([square])).toHaveLength(8)
    expect(handlesFor([square, { ...square, id: 'b' }])).toEqual(['nw', 'ne', 'se', 'sw'])
    expect(handlesFor([{ ...square, shape: 'line' }])).toEqual(['w', 'e'])
    expect(handlesFor([{ ...square, locked: true }])).toEqual([])
    expect([keepsProportions([square], false), keepsProportions([square], true)]).toEqual([false, true])
  })
})

describe('turning a frame', () => {
  it('follows the pointer around the middle', () => {
    expect(turnedFrame(frame, { x: 100, y: 50 }, { x: 160, y: 100 }, 'free').frame.rotation).toBe(90)
    expect(turnedFrame(frame, { x: 100, y: 50 }, { x: 101.5, y: 50 }, 'snapping')).toMatchObject({
      frame: { rotation: 0 },
      guides: [{ kind: 'angle', degrees: 0 }]
    })
    expect(turnedFrame({ ...frame, rotation: 7 }, { x: 100, y: 50 }, { x: 110, y: 50 }, 'steps').frame.rotation).toBe(
      15
    )
  })
})

describe('snapping a move', () => {
  it('finds gaps as wide as those that are there', () => {
    const others = [
      { left: 0, top: 0, right: 20, bottom: 20 },
      { left: 50, top: 0, right: 70, bottom: 20 }
    ]
    const moving = { left: 200, top: 0, right: 220, bottom: 20 }
    const { by, guides } = snappedMove(moving, { x: -99, y: 0 }, { lines: [], others }, 2)
    expect(by.x).toBe(-100)
    expect(guides).toMatchObject([{ kind: 'gap', axis: 'x', gap: 30 }])
  })

  it('leaves an axis alone that it may not move along', () => {
    const field = snapField([], area)
    const moving = { left: 0, top: 0, right: 20, bottom: 20 }
    expect(snappedMove(moving, { x: 139, y: 1 }, field, 2, { x: true, y: false })).toMatchObject({
      by: { x: 140, y: 1 },
      guides: [{ line: { axis: 'x' } }]
    })
  })
})

describe('cutting a picture', () => {
  const photo: ImageNode = {
    type: 'image',
    id: 'p',
    image: 'u',
    x: 100,
    y: 100,
    rotation: 0,
    opacity: 1,
    width: 80,
    height: 40
  }

  it('takes from a side and gives it back', () => {
    const less = cropped(photo, 'se', { x: -20, y: -10 })
    expect(less).toMatchObject({ x: 90, y: 95, width: 60, height: 30, crop: { x: 0, y: 0, width: 0.75, height: 0.75 } })
    expect(cropped(less, 'se', { x: 500, y: 500 })).toEqual(photo)
  })

  it('never shows what is not there, whatever is pulled', () => {
    expect(cropped(photo, 'w', { x: 500, y: 0 }).crop).toMatchObject({ x: 0.98, width: 0.02 })
    expect(shiftedWithin(cropped(photo, 'w', { x: 20, y: 0 }), { x: -500, y: 0 }).crop).toMatchObject({
      x: 0.25,
      width: 0.75
    })
  })

  it('shows a part by its shares, or the largest of a ratio, and what stays does not move', () => {
    const part = croppedTo(photo, { x: 0.5, y: 0, width: 0.5, height: 1 })
    expect(part).toMatchObject({ x: 120, y: 100, width: 40, height: 40, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } })
    expect(croppedToRatio(photo, 1)).toMatchObject({
      x: 100,
      width: 40,
      height: 40,
      crop: { x: 0.25, y: 0, width: 0.5, height: 1 }
    })
    expect(croppedToRatio(part, 4)).toMatchObject({
      width: 80,
      height: 20,
      crop: { x: 0, y: 0.25, width: 1, height: 0.5 }
    })
    expect(
      croppedTo(croppedToRatio({ ...photo, rotation: 30, flipX: true }, 0.5), { x: 0, y: 0, width: 1, height: 1 })
    ).toEqual({ ...photo, rotation: 30, flipX: true })
  })

  it('grows the picture behind its frame, and never so little that the frame would show through', () => {
    const near = zoomedWithin(photo, 2)
    expect(near).toMatchObject({ width: 80, height: 40, crop: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 } })
    expect(zoomedWithin(near, 0.1)).toEqual(photo)
    expect(zoomedWithin(photo, 1e6).crop).toMatchObject({ width: 0.02, height: 0.02 })
  })

  it('keeps the frame and the part for a picture of the same shape, and fills the frame with any other', () => {
    const part = croppedTo(photo, { x: 0.5, y: 0, width: 0.5, height: 1 })
    expect(withPicture(part, { image: 'v', width: 4001, height: 2000 })).toEqual({ ...part, image: 'v' })
    const tall = withPicture(part, { image: 'v', width: 1000, height: 2000 })
    expect(tall).toMatchObject({
      image: 'v',
      x: part.x,
      width: 40,
      height: 40,
      crop: { x: 0, y: 0.25, width: 1, height: 0.5 }
    })
    expect(withPicture(part, { image: 'v', width: 500, height: 500 })).not.toHaveProperty('crop')
  })

  it('follows the pointer on what is turned and mirrored', () => {
    const identity = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }
    const own = withinPicture({ ...photo, rotation: 90, flipX: true }, { x: 0, y: 5 }, identity)
    expect([own.x, own.y]).toEqual([expect.closeTo(-5), expect.closeTo(0)])
  })
})
