import {
  type DesignDocument,
  type FontSet,
  type Handle,
  type Modifiers,
  type Point,
  type PressTarget,
  type StageEvent,
  type TextNode,
  bendGrip,
  encodeDesign
} from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { statesOf } from '../../testing.ts'
import { createEditor } from '../editor.ts'
import { newText } from '../new-nodes.ts'
import { area, rectangle, shirt } from '../testing.ts'
import { designEditorMachine } from './machine.ts'

let fonts: FontSet
beforeAll(async () => {
  fonts = await loadFonts()
})

const bare: Modifiers = { shift: false, alt: false, command: false }

/** An editor on a stage of 1200 × 1600 pixels that shows the whole product picture: two pixels per millimetre, the area from (300, 400). */
function scene(document: DesignDocument = shirt) {
  const editor = createEditor({ document, areas: [area], newId: () => crypto.randomUUID() })
  editor.fonts.set(fonts)
  editor.camera.setViewport({ width: 1200, height: 1600, insets: { top: 0, right: 0, bottom: 0, left: 0 } })
  const pixel = ({ x, y }: Point): Point => {
    const camera = editor.camera.getSnapshot()
    return { x: x * camera.scale + camera.x, y: y * camera.scale + camera.y }
  }
  const visited = new Set<string>()
  editor.activity.subscribe(() => visited.add(editor.activity.getSnapshot().kind))
  const down = (
    x: number,
    y: number,
    {
      target = { kind: 'stage' },
      kind = 'mouse',
      button = 0,
      pointerId = 1,
      ...modifiers
    }: { target?: PressTarget; kind?: 'mouse' | 'touch'; button?: number; pointerId?: number } & Partial<Modifiers> = {}
  ) =>
    editor.send({
      type: 'POINTER_DOWN',
      pointerId,
      kind,
      button,
      target,
      at: pixel({ x, y }),
      modifiers: { ...bare, ...modifiers }
    })
  const go = (
    type: 'POINTER_MOVE' | 'POINTER_UP',
    x: number,
    y: number,
    { pointerId = 1, ...modifiers }: { pointerId?: number } & Partial<Modifiers> = {}
  ) => editor.send({ type, pointerId, at: pixel({ x, y }), modifiers: { ...bare, ...modifiers } })
  const drag = (
    from: readonly [number, number],
    to: readonly [number, number],
    options: Parameters<typeof down>[2] = {}
  ) => {
    const { shift = false, alt = false, command = false } = options
    down(from[0], from[1], options)
    for (let step = 1; step <= 4; step += 1)
      go('POINTER_MOVE', from[0] + ((to[0] - from[0]) * step) / 4, from[1] + ((to[1] - from[1]) * step) / 4, {
        shift,
        alt,
        command
      })
    go('POINTER_UP', to[0], to[1], { shift, alt, command })
  }
  const click = (x: number, y: number, options: Parameters<typeof down>[2] = {}) => {
    down(x, y, options)
    go('POINTER_UP', x, y)
  }
  const node = (id: string) => editor.live.getSnapshot().nodes.find((one) => one.id === id)
  const state = () => editor.store.getSnapshot()
  const at = (id: string) => ({ x: node(id)?.x, y: node(id)?.y })
  const send = (event: StageEvent) => editor.send(event)
  return { ...editor, editor, pixel, visited, down, go, drag, click, node, state, at, send }
}

const handle = (which: Handle): PressTarget => ({ kind: 'handle', handle: which })
const words = (more: Partial<TextNode> = {}): TextNode => ({
  ...newText(area, { id: 'words', text: 'Hello', font: 'anton', fill: '#000000' }),
  ...more
})
const photo = {
  type: 'image' as const,
  id: 'photo',
  image: 'u1',
  x: 150,
  y: 200,
  rotation: 0,
  opacity: 1,
  width: 100,
  height: 60
}
const withNodes = (...nodes: DesignDocument['areas'][string]): DesignDocument => ({ ...shirt, areas: { front: nodes } })

describe('the design editor', () => {
  it('is in every state of its chart at some time', () => {
    const { visited, down, go, drag, send, camera } = scene(withNodes(words(), photo))
    drag([150, 200], [160, 200])
    drag([10, 10], [20, 20])
    drag([10, 10], [20, 20], { button: 1 })
    down(150, 200)
    go('POINTER_UP', 150, 200)
    drag([200, 230], [220, 240], { target: handle('se') })
    drag([150, 100], [250, 200], { target: { kind: 'rotate' } })
    drag([150, 100], [150, 120], { target: { kind: 'shape' } })
    down(10, 10, { kind: 'touch' })
    down(40, 40, { kind: 'touch', pointerId: 2 })
    go('POINTER_UP', 10, 10)
    go('POINTER_UP', 40, 40, { pointerId: 2 })
    send({ type: 'EDIT_TEXT', nodeId: 'words' })
    send({ type: 'DONE' })
    send({ type: 'CROP', nodeId: 'photo' })
    send({ type: 'DONE' })
    send({ type: 'DRAW_LINE', nodeId: 'words' })
    send({ type: 'DONE' })
    send({ type: 'MULTI_SELECT', isOn: true })
    send({ type: 'DONE' })
    expect([...visited].toSorted()).toEqual(
      [...new Set(statesOf(designEditorMachine).map((path) => path.split('.')[0] ?? ''))].toSorted()
    )
    expect(camera.getZoom()).toBeCloseTo(1, 0)
  })

  it('takes a pointer that hardly moved for a click', () => {
    const { down, go, state, activity, visited } = scene()
    down(50, 50)
    go('POINTER_MOVE', 51, 50)
    expect(activity.getSnapshot().kind).toBe('pointing')
    go('POINTER_UP', 51, 50)
    expect(state()).toMatchObject({ selectedIds: ['a'], canUndo: false })
    expect(visited.has('translating')).toBe(false)
  })

  it('shows a drag as it goes and makes it one step when the pointer is up', () => {
    const { down, go, state, at, commands } = scene()
    down(50, 50)
    for (let x = 52; x <= 80; x += 2) go('POINTER_MOVE', x, 93, { command: true })
    expect(at('a')).toEqual({ x: 80, y: 93 })
    expect(state()).toMatchObject({ document: shirt, canUndo: false })
    go('POINTER_UP', 90, 93, { command: true })
    expect(at('a')).toEqual({ x: 90, y: 93 })
    commands.undo()
    expect(state()).toMatchObject({ document: shirt, canUndo: false, canRedo: true })
  })

  it.each(['translating', 'resizing', 'rotating', 'marquee', 'panning'] as const)(
    'puts %s back on Escape, on a pointer taken away, and before a pinch',
    (kind) => {
      const begin = {
        translating: [50, 50, {}],
        resizing: [60, 60, { target: handle('se') }],
        rotating: [50, 20, { target: { kind: 'rotate' } }],
        marquee: [5, 5, {}],
        panning: [5, 5, { button: 1 }]
      } as const
      const ends: StageEvent[] = [
        { type: 'ESCAPE' },
        { type: 'POINTER_CANCEL', pointerId: 1 },
        {
          type: 'POINTER_DOWN',
          pointerId: 2,
          kind: 'touch',
          button: 0,
          at: { x: 0, y: 0 },
          target: { kind: 'stage' },
          modifiers: bare
        }
      ]
      for (const end of ends) {
        const { down, go, send, click, state, live, activity, camera } = scene()
        if (kind !== 'marquee') click(50, 50)
        const before = { live: live.getSnapshot().nodes, ids: state().selectedIds, camera: camera.getSnapshot() }
        const [x, y, options] = begin[kind]
        const isFinger = end.type === 'POINTER_DOWN' && kind !== 'marquee' && kind !== 'panning'
        down(x, y, { ...options, ...(isFinger ? { kind: 'touch' as const } : undefined) })
        go('POINTER_MOVE', x + 30, y + 40)
        expect(activity.getSnapshot().kind).toBe(kind)
        if (end.type === 'POINTER_DOWN' && !isFinger) continue
        send(end)
        expect(activity.getSnapshot().kind).toBe(end.type === 'POINTER_DOWN' ? 'pinching' : 'idle')
        expect(live.getSnapshot()).toMatchObject({ nodes: before.live, guides: [], marquee: null })
        expect(state()).toMatchObject({ document: shirt, selectedIds: before.ids, canUndo: false })
        if (kind === 'panning' && end.type === 'ESCAPE') expect(camera.getSnapshot()).toEqual(before.camera)
      }
    }
  )

  it('drags all that is chosen, and a click on one of them chooses it alone', () => {
    const { click, drag, at, state } = scene()
    click(50, 50)
    click(150, 150, { shift: true })
    drag([50, 50], [57, 71], { command: true })
    expect([at('a'), at('b')]).toEqual([
      { x: 57, y: 71 },
      { x: 157, y: 171 }
    ])
    click(157, 171)
    expect(state().selectedIds).toEqual(['b'])
    click(157, 171, { shift: true })
    expect(state().selectedIds).toEqual([])
  })

  it('snaps to what is near on the screen, tells of it, and not with Control', () => {
    const near = scene()
    near.down(50, 50)
    near.go('POINTER_MOVE', 148.6, 252)
    expect(near.live.getSnapshot().guides).toMatchObject([
      { kind: 'line', line: { axis: 'x', at: 150, source: 'area-centre' } }
    ])
    expect(near.at('a').x).toBe(150)
    expect(near.announcement.getSnapshot()).toMatchObject({ what: 'snapped' })
    near.go('POINTER_UP', 148.6, 252)
    expect(near.live.getSnapshot().guides).toEqual([])
    const free = scene()
    free.drag([50, 50], [148.6, 252], { command: true })
    expect(free.at('a').x).toBe(148.6)
    // At four times the zoom, the snapping distance of six pixels is a quarter as many millimetres.
    const large = scene()
    large.camera.zoomBy(4)
    large.drag([50, 50], [148.6, 252])
    expect(large.at('a').x).toBe(148.6)
  })

  it('moves along one axis with Shift, and copies with Alt', () => {
    const { click, drag, at, state } = scene()
    drag([50, 50], [73, 57], { shift: true })
    expect(at('a')).toEqual({ x: 73, y: 50 })
    click(5, 5)
    drag([73, 50], [73, 97], { alt: true, command: true })
    expect(at('a')).toEqual({ x: 73, y: 50 })
    const [copy] = state().selectedIds
    expect(at(copy ?? '')).toEqual({ x: 73, y: 97 })
    expect(state().nodes).toHaveLength(4)
  })

  it('copies nothing with Alt in a design that is full, and tells it', () => {
    const many = Array.from({ length: 500 }, (_, index) => rectangle(`r${index}`, 50, 50))
    const { drag, state, refusal } = scene({ ...shirt, areas: { front: many } })
    drag([50, 50], [50, 97], { alt: true, command: true })
    expect(state()).toMatchObject({ nodes: { length: 500 }, canUndo: false })
    expect(refusal.getSnapshot()).toEqual({ code: 'too-many', count: 1 })
  })

  it('pulls a shape out of its proportions, with Shift within them, with Alt around its middle', () => {
    const pull = (modifiers: Partial<Modifiers>) => {
      const { click, drag, node } = scene()
      click(50, 50)
      drag([60, 60], [70, 65], { target: handle('se'), command: true, ...modifiers })
      return node('a')
    }
    expect(pull({})).toMatchObject({ x: 55, y: 52.5, width: 30, height: 25 })
    expect(pull({ shift: true })).toMatchObject({ x: 55, y: 55, width: 30, height: 30 })
    expect(pull({ alt: true })).toMatchObject({ x: 50, y: 50, width: 40, height: 30 })
  })

  it('keeps the far corner of what is turned where it is', () => {
    const turned = { ...photo, rotation: 90 }
    const { click, drag, node } = scene(withNodes(turned))
    click(150, 200)
    // Rotated, its bottom right corner is at the bottom left. The drag enlarges it by a tenth in both directions.
    drag([120, 250], [114, 260], { target: handle('se'), command: true })
    expect(node('photo')).toMatchObject({ width: 110, height: 66, x: 147, y: 205, rotation: 90 })
  })

  it.each([0, 90])(
    'bends words at their grip, as one step, and puts them back on Escape; turned by %d degrees',
    (rotation) => {
      const bent = words({ rotation, size: 100, warp: { shape: 'arch', amount: 20 } })
      const { click, down, go, send, node, state, commands, activity, announcement } = scene(withNodes(bent))
      click(150, 200)
      // An amount of 100 doubles the height, so a drag by half the height of the capitals adds 50.
      const pull = (by: number): readonly [number, number] =>
        rotation === 0 ? ([150, 100 - by] as const) : ([150 + by, 100] as const)
      const begin = () => {
        down(150, 100, { target: { kind: 'shape' } })
        go('POINTER_MOVE', ...pull(10))
        go('POINTER_MOVE', ...pull(30))
        expect(activity.getSnapshot().kind).toBe('shaping')
      }
      const amount = () => (node('words') as TextNode).warp?.amount ?? 0
      begin()
      const shown = amount()
      expect(shown).toBeGreaterThan(45)
      expect(shown).toBeLessThan(75)
      expect(state().document.areas['front']).toEqual([bent])
      send({ type: 'ESCAPE' })
      expect([amount(), state().canUndo]).toEqual([20, false])
      begin()
      go('POINTER_UP', ...pull(30))
      expect(amount()).toBe(shown)
      expect(announcement.getSnapshot()).toMatchObject({ what: 'shaped' })
      // The amount is limited to ±100.
      down(150, 100, { target: { kind: 'shape' } })
      go('POINTER_MOVE', ...pull(900))
      expect(amount()).toBe(100)
      go('POINTER_UP', ...pull(-900))
      expect(amount()).toBe(-100)
      commands.undo()
      expect(amount()).toBe(shown)
      commands.undo()
      expect(state()).toMatchObject({ canUndo: false, nodes: [bent] })
    }
  )

  it('bends words on an arc at its handle, as one step, and sets them straight near the middle', () => {
    const bent = words({ size: 40, arc: 90 })
    const { click, drag, node, state, commands, announcement } = scene(withNodes(bent))
    const arc = () => (node('words') as TextNode).arc
    click(150, 200)
    drag([150, 180], [150, 170], { target: { kind: 'shape' } })
    expect(arc()).toBeGreaterThan(100)
    expect(arc()).toBeLessThan(300)
    expect(announcement.getSnapshot()).toMatchObject({ what: 'shaped', nodes: [{ arc: arc() }] })
    drag([150, 180], [150, -900], { target: { kind: 'shape' } })
    expect(arc()).toBe(360)
    commands.undo()
    commands.undo()
    expect(state()).toMatchObject({ canUndo: false, nodes: [bent] })
    const heightOf = (degrees: number) => bendGrip({ ...bent, arc: degrees }, fonts)?.at.y ?? 0
    drag([150, 180], [150, 180 + heightOf(4) - heightOf(90)], { target: { kind: 'shape' } })
    expect(node('words')).not.toHaveProperty('arc')
  })

  it('drags a point of the line words stand on, with all else where it was, and grows it with them', () => {
    const points = [
      { x: -60, y: 20 },
      { x: 0, y: -20 },
      { x: 60, y: 20 }
    ]
    const { click, drag, node, state, commands, live } = scene(withNodes(words({ baseline: { points, offset: 5 } })))
    const line = () => (node('words') as TextNode).baseline
    const { frame } = (click(150, 185), live.getSnapshot())
    drag([150, 180], [157, 150], { target: { kind: 'shape', point: 1 } })
    expect(line()).toEqual({ points: [points[0], { x: 7, y: -50 }, points[2]], offset: 5 })
    expect(node('words')).toMatchObject({ x: 150, y: 200 })
    commands.undo()
    expect(line()?.points).toEqual(points)
    commands.place({ width: (frame?.width ?? 0) * 2 })
    expect(line()).toEqual({ points: points.map(({ x, y }) => ({ x: x * 2, y: y * 2 })), offset: 10 })
    commands.undo()
    expect(state().canUndo).toBe(false)
    commands.setWarp(['words'], { shape: 'wave', amount: 20 })
    expect(line()).toBeUndefined()
  })

  it('grows words with a corner, lines with a side', () => {
    const { click, drag, node, live } = scene(withNodes(words({ text: 'Good morning to all of you' })))
    click(150, 200)
    const { frame } = live.getSnapshot()
    if (!frame) throw new Error('Nothing is chosen.')
    const [right, bottom] = [frame.x + frame.width / 2, frame.y + frame.height / 2]
    const { size } = node('words') as TextNode
    drag([right, bottom], [right + frame.width * 0.1, bottom + frame.height * 0.1], {
      target: handle('se'),
      command: true
    })
    expect((node('words') as TextNode).size).toBeCloseTo(size * 1.1, 1)
    const before = live.getSnapshot().frame
    if (!before) throw new Error('Nothing is chosen.')
    drag([before.x + before.width / 2, before.y], [before.x, before.y], { target: handle('e'), command: true })
    const after = live.getSnapshot().frame
    expect((node('words') as TextNode).width).toBeCloseTo(before.width / 2, 1)
    expect(after?.height).toBeGreaterThan(before.height * 1.5)
    expect((after?.y ?? 0) - (after?.height ?? 0) / 2).toBeCloseTo(before.y - before.height / 2, 1)
  })

  it('pulls the sides of a box that words shrink to fit, and leaves the others where they are', () => {
    const { commands, drag, node, live } = scene(
      withNodes(words({ text: 'Good morning to all of you', fit: 'shrink', width: 100, height: 30 }))
    )
    commands.select(['words'])
    expect(live.getSnapshot().handles).toContain('n')
    const now = () => live.getSnapshot().frame ?? { x: 0, y: 0, width: 0, height: 0 }
    const before = now()
    drag([before.x, before.y - 15], [before.x, before.y - 45], { target: handle('n'), command: true })
    expect(node('words')).toMatchObject({ width: 100, height: expect.closeTo(60, 1) })
    expect(now().y + now().height / 2).toBeCloseTo(before.y + 15, 1)
    drag([before.x + 50, before.y], [before.x + 80, before.y], { target: handle('e'), command: true })
    expect(node('words')).toMatchObject({ width: expect.closeTo(130, 1), height: expect.closeTo(60, 1) })
    expect(now().x - now().width / 2).toBeCloseTo(before.x - 50, 1)
    commands.undo()
    commands.undo()
    expect(node('words')).toMatchObject({ width: 100, height: 30, x: before.x, y: before.y })
  })

  it('pulls the sides of a box without the sides of its letters', () => {
    const extrusion = { colour: '#445566', depth: 10, angle: 0 }
    const { commands, drag, node, live } = scene(
      withNodes(words({ text: 'Good morning to all of you', fit: 'wrap', width: 100, extrusion }))
    )
    commands.select(['words'])
    const before = live.getSnapshot().frame ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(before.width).toBeCloseTo(110, 1)
    const [left, right] = [before.x - before.width / 2, before.x + before.width / 2]
    drag([right, before.y], [right + 20, before.y], { target: handle('e'), command: true })
    const after = live.getSnapshot().frame ?? before
    expect(node('words')).toMatchObject({ width: expect.closeTo(120, 1), extrusion })
    expect(after.x - after.width / 2).toBeCloseTo(left, 1)
  })

  it('breaks words that are longer than the box that is pulled narrower, and keeps its upper edge while words are typed', () => {
    const { commands, drag, send, node, live } = scene(withNodes(words({ text: 'Wonderful' })))
    commands.select(['words'])
    const now = () => live.getSnapshot().frame ?? { x: 0, y: 0, width: 0, height: 0 }
    const top = () => now().y - now().height / 2
    const before = now()
    drag([before.x + before.width / 2, before.y], [before.x, before.y], { target: handle('e'), command: true })
    expect(node('words')).toMatchObject({ fit: 'wrap' })
    expect(now().height).toBeGreaterThan(before.height * 1.5)
    const pulled = top()
    send({ type: 'EDIT_TEXT', nodeId: 'words' })
    send({ type: 'TEXT_TYPED', text: 'Wonderful, wonderful, wonderful' })
    expect(now().height).toBeGreaterThan(before.height * 4)
    expect(top()).toBeCloseTo(pulled, 2)
    send({ type: 'DONE' })
    commands.undo()
    expect(top()).toBeCloseTo(pulled, 2)
  })

  it('grows several as one picture', () => {
    const { commands, drag, node, state } = scene()
    commands.select(['a', 'b'])
    drag([160, 160], [280, 280], { target: handle('se'), command: true })
    expect(node('a')).toMatchObject({ x: 60, y: 60, width: 40, height: 40 })
    expect(node('b')).toMatchObject({ x: 260, y: 260, width: 40, height: 40 })
    commands.undo()
    expect(encodeDesign(state().document)).toBe(encodeDesign(shirt))
  })

  it('turns in steps of 15 degrees with Shift, and stands straight by itself', () => {
    const turn = (to: readonly [number, number], modifiers: Partial<Modifiers> = {}) => {
      const { click, drag, node } = scene()
      click(50, 50)
      drag([50, 20], to, { target: { kind: 'rotate' }, ...modifiers })
      return node('a')?.rotation
    }
    expect(turn([80, 50.5])).toBe(90)
    expect(turn([80, 50.5], { command: true })).toBeCloseTo(90.955, 2)
    expect(turn([68, 26], { shift: true })).toBe(30)
  })

  it('draws a box around what it touches, with Alt around what is wholly inside', () => {
    const { drag, state } = scene()
    drag([30, 30], [145, 145])
    expect(state().selectedIds).toEqual(['a', 'b'])
    drag([30, 30], [145, 145], { alt: true })
    expect(state().selectedIds).toEqual(['a'])
    drag([230, 330], [205, 305], { shift: true })
    expect(state().selectedIds).toEqual(['a', 'c'])
  })

  it('pans with Space, the middle button and a finger, and chooses nothing by it', () => {
    const { camera, drag, send, commands, state } = scene()
    commands.select(['a'])
    const start = camera.getSnapshot()
    drag([10, 10], [20, 30], { button: 1 })
    expect(camera.getSnapshot()).not.toEqual(start)
    send({ type: 'SPACE', isDown: true })
    const second = camera.getSnapshot()
    drag([50, 50], [60, 70])
    send({ type: 'SPACE', isDown: false })
    expect(camera.getSnapshot()).not.toEqual(second)
    const third = camera.getSnapshot()
    drag([10, 10], [20, 30], { kind: 'touch' })
    expect(camera.getSnapshot()).not.toEqual(third)
    expect(state()).toMatchObject({ selectedIds: ['a'], document: shirt })
  })

  it('keeps what lies under two fingers under them', () => {
    const { down, send, camera, pixel, editor } = scene()
    const [a, b] = [pixel({ x: 100, y: 100 }), pixel({ x: 200, y: 100 })]
    down(100, 100, { kind: 'touch' })
    down(200, 100, { kind: 'touch', pointerId: 2 })
    const apart = { x: b.x + 200, y: b.y }
    send({ type: 'POINTER_MOVE', pointerId: 2, at: apart, modifiers: bare })
    expect(camera.getZoom()).toBeCloseTo(2)
    const now = [pixel({ x: 100, y: 100 }), pixel({ x: 200, y: 100 })]
    expect(now[0]?.x).toBeCloseTo(a.x)
    expect(now[1]?.x).toBeCloseTo(apart.x)
    send({ type: 'POINTER_UP', pointerId: 1, at: a, modifiers: bare })
    expect(editor.activity.getSnapshot().kind).toBe('idle')
  })

  it('chooses nothing when the first of two fingers came down on something', () => {
    const { down, state } = scene()
    down(50, 50, { kind: 'touch' })
    expect(state().selectedIds).toEqual(['a'])
    down(200, 100, { kind: 'touch', pointerId: 2 })
    expect(state().selectedIds).toEqual([])
  })

  it('makes all words typed in one go one step, and keeps them on Escape', () => {
    const { send, node, state, commands, activity } = scene(withNodes(words()))
    send({ type: 'EDIT_TEXT', nodeId: 'words' })
    expect(activity.getSnapshot()).toEqual({ kind: 'editingText', nodeId: 'words' })
    for (const text of ['H', 'He', 'Hey']) send({ type: 'TEXT_TYPED', text })
    send({ type: 'DONE' })
    expect(node('words')).toMatchObject({ text: 'Hey' })
    send({ type: 'EDIT_TEXT', nodeId: 'words' })
    send({ type: 'TEXT_TYPED', text: 'Hey you' })
    send({ type: 'ESCAPE' })
    expect(node('words')).toMatchObject({ text: 'Hey you' })
    expect([activity.getSnapshot().kind, state().selectedIds]).toEqual(['idle', ['words']])
    send({ type: 'ESCAPE' })
    expect(state().selectedIds).toEqual([])
    commands.undo()
    expect(node('words')).toMatchObject({ text: 'Hey' })
    commands.undo()
    expect(node('words')).toMatchObject({ text: 'Hello' })
    expect(state().canUndo).toBe(false)
  })

  it('finds what lies below where a picture is cut away, and drags a chosen one by all of its frame', () => {
    const round = { ...photo, mask: { shape: 'ellipse' as const } }
    const { click, drag, state, node, commands } = scene(withNodes(rectangle('below', 104, 174), round))
    const corner = [108, 178] as const
    click(...corner)
    expect(state().selectedIds).toEqual(['below'])
    // Touch has a larger hit tolerance.
    click(...corner, { kind: 'touch' })
    expect(state().selectedIds).toEqual(['photo'])
    drag(corner, [128, 198], { command: true })
    expect(node('photo')).toMatchObject({ x: 170, y: 220 })
    commands.undo()
    click(150, 200)
    click(...corner)
    expect(state().selectedIds).toEqual(['below'])
  })

  it('finds a picture that is cut to words by its letters', () => {
    const cut = { ...photo, mask: { shape: 'text' as const, text: 'I', font: 'archivo-black' } }
    const { click, state } = scene(withNodes(cut))
    click(150, 180)
    expect(state().selectedIds).toEqual(['photo'])
    click(120, 200)
    expect(state().selectedIds).toEqual(['photo'])
    click(5, 5)
    click(120, 200)
    expect(state().selectedIds).toEqual([])
  })

  it('takes a text away that is left without words', () => {
    const { send, state, commands, click } = scene(withNodes(words()))
    send({ type: 'EDIT_TEXT', nodeId: 'words' })
    send({ type: 'TEXT_TYPED', text: ' ' })
    click(5, 5)
    expect(state().nodes).toEqual([])
    commands.undo()
    expect(state().nodes).toMatchObject([{ text: 'Hello' }])
  })

  it('types where a double click was, goes into groups, and out again on Escape', () => {
    const { send, commands, state, pixel, activity } = scene(withNodes(words(), { ...photo, y: 350 }))
    send({ type: 'DOUBLE_CLICK', at: pixel({ x: 150, y: 200 }) })
    expect(activity.getSnapshot()).toEqual({ kind: 'editingText', nodeId: 'words' })
    send({ type: 'ESCAPE' })
    commands.selectAll()
    commands.group()
    const [group] = state().selectedIds
    send({ type: 'DOUBLE_CLICK', at: pixel({ x: 150, y: 350 }) })
    expect(state().selectedIds).toEqual(['photo'])
    send({ type: 'ESCAPE' })
    expect(state().selectedIds).toEqual([group])
    send({ type: 'ESCAPE' })
    expect(state().selectedIds).toEqual([])
  })

  it('moves what lies within a turned group as the pointer goes', () => {
    const { commands, drag, live, state } = scene()
    commands.select(['a', 'b'])
    commands.group()
    commands.place({ rotation: 90 })
    commands.select(['a'])
    const before = live.getSnapshot().frame
    if (!before) throw new Error('Nothing is chosen.')
    drag([before.x, before.y], [before.x + 7, before.y + 3], { command: true })
    const after = live.getSnapshot().frame
    expect([after?.x, after?.y]).toEqual([expect.closeTo(before.x + 7, 2), expect.closeTo(before.y + 3, 2)])
    expect(state().selectedIds).toEqual(['a'])
  })

  it('chooses several by finger alone until it is done, and goes on after every gesture', () => {
    const { click, drag, down, go, state, at, activity, live, announcement, send, commands } = scene()
    const finger = { kind: 'touch' } as const
    click(50, 50, finger)
    send({ type: 'MULTI_SELECT', isOn: true })
    expect(live.getSnapshot().handles).toEqual([])
    click(150, 150, finger)
    expect([state().selectedIds, announcement.getSnapshot()]).toMatchObject([
      ['a', 'b'],
      { what: 'selected', nodes: [{}, {}] }
    ])
    click(50, 50, finger)
    expect([state().selectedIds, announcement.getSnapshot()]).toMatchObject([['b'], { what: 'selected', nodes: [{}] }])
    // A tap on empty space keeps the selection; a marquee adds the nodes it touches.
    click(250, 50, finger)
    drag([190, 250], [230, 320], finger)
    expect(state().selectedIds).toEqual(['b', 'c'])
    // The first finger of a pinch does not change the selection.
    down(50, 50, finger)
    down(120, 120, { ...finger, pointerId: 2 })
    go('POINTER_UP', 50, 50)
    go('POINTER_UP', 120, 120, { pointerId: 2 })
    expect([state().selectedIds, activity.getSnapshot()]).toEqual([['b', 'c'], { kind: 'multiSelecting' }])
    drag([150, 150], [107, 171], { ...finger, command: true })
    expect([at('b'), at('c')]).toEqual([
      { x: 107, y: 171 },
      { x: 157, y: 321 }
    ])
    send({ type: 'ESCAPE' })
    expect([state().selectedIds, activity.getSnapshot()]).toEqual([['b', 'c'], { kind: 'idle' }])
    expect(live.getSnapshot().handles).not.toEqual([])
    // Grouping the selected nodes ends multi-selection, and so does a switch to another area.
    send({ type: 'MULTI_SELECT', isOn: true })
    commands.group()
    expect(activity.getSnapshot()).toEqual({ kind: 'idle' })
  })

  it('snaps within a group to its brothers, not to what moves with it', () => {
    const { commands, down, go, live, announcement } = scene()
    commands.select(['a', 'b'])
    commands.group()
    commands.select(['a'])
    down(50, 50)
    go('POINTER_MOVE', 128, 97)
    // The right edge of a is near the left edge of b.
    expect(live.getSnapshot()).toMatchObject({
      frame: { x: 130 },
      guides: [{ line: { axis: 'x', at: 140, source: 'node-edge' } }]
    })
    expect(announcement.getSnapshot()).toMatchObject({ what: 'snapped', beside: [{ id: 'b' }] })
    go('POINTER_UP', 128, 97)
    expect(announcement.getSnapshot()).toMatchObject({ what: 'moved', beside: [{ id: 'b' }] })
  })

  it('cuts a picture without moving what stays, and gives all of it back on Escape', () => {
    const { send, drag, node, state, activity } = scene(withNodes(photo))
    send({ type: 'CROP', nodeId: 'photo' })
    drag([100, 200], [125, 200], { target: { kind: 'crop', handle: 'w' } })
    expect(node('photo')).toMatchObject({ x: 162.5, width: 75, crop: { x: 0.25, y: 0, width: 0.75, height: 1 } })
    // The picture follows the pointer behind its frame.
    drag([160, 200], [172, 200])
    expect(node('photo')).toMatchObject({ x: 162.5, width: 75, crop: { x: 0.13, width: 0.75 } })
    expect(activity.getSnapshot()).toEqual({ kind: 'cropping', nodeId: 'photo' })
    send({ type: 'ESCAPE' })
    expect(state()).toMatchObject({ canUndo: false, nodes: [photo] })
    send({ type: 'CROP', nodeId: 'photo' })
    drag([100, 200], [125, 200], { target: { kind: 'crop', handle: 'w' } })
    send({ type: 'DONE' })
    expect(state().canUndo).toBe(true)
  })

  it('grows a picture behind its frame with two fingers, and goes on cropping', () => {
    const { send, node, state, activity, pixel } = scene(withNodes(photo))
    send({ type: 'CROP', nodeId: 'photo' })
    const finger = (pointerId: number, x: number) => ({
      pointerId,
      at: pixel({ x, y: 200 }),
      modifiers: { shift: false, alt: false, command: false }
    })
    const target = { kind: 'stage' } as const
    send({ type: 'POINTER_DOWN', kind: 'touch', button: 0, target, ...finger(1, 140) })
    send({ type: 'POINTER_DOWN', kind: 'touch', button: 0, target, ...finger(2, 160) })
    send({ type: 'POINTER_MOVE', ...finger(1, 130) })
    send({ type: 'POINTER_MOVE', ...finger(2, 170) })
    for (const id of [1, 2]) send({ type: 'POINTER_UP', ...finger(id, id === 1 ? 130 : 170) })
    expect(node('photo')).toMatchObject({
      x: photo.x,
      width: photo.width,
      crop: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
    })
    expect(activity.getSnapshot()).toEqual({ kind: 'cropping', nodeId: 'photo' })
    send({ type: 'ESCAPE' })
    expect(state()).toMatchObject({ canUndo: false, nodes: [photo] })
  })

  it('stands words on a line that is drawn in one stroke, wherever it is drawn, as one step', () => {
    const { send, drag, node, state, activity, commands } = scene(withNodes(words({ rotation: 30, arc: 90 })))
    send({ type: 'DRAW_LINE', nodeId: 'words' })
    // Too short to count as a line.
    drag([200, 200], [201, 200])
    expect(state().canUndo).toBe(false)
    send({ type: 'DRAW_LINE', nodeId: 'words' })
    expect(activity.getSnapshot()).toEqual({ kind: 'drawing', nodeId: 'words' })
    drag([20, 300], [120, 260])
    expect(node('words')).toMatchObject({
      x: 70,
      y: 280,
      rotation: 0,
      baseline: {
        points: [
          { x: -50, y: 20 },
          { x: 50, y: -20 }
        ]
      }
    })
    expect(node('words')).not.toHaveProperty('arc')
    expect(activity.getSnapshot()).toEqual({ kind: 'idle' })
    commands.undo()
    expect(state()).toMatchObject({ canUndo: false, nodes: [{ rotation: 30, arc: 90 }] })
  })

  it('draws no line once it is escaped, and none for what is locked', () => {
    const { send, down, go, state, activity, commands } = scene(withNodes(words()))
    const before = state().document
    send({ type: 'DRAW_LINE', nodeId: 'words' })
    down(20, 300)
    go('POINTER_MOVE', 120, 260)
    send({ type: 'ESCAPE' })
    send({ type: 'ESCAPE' })
    expect(activity.getSnapshot()).toEqual({ kind: 'idle' })
    expect(state().document).toBe(before)
    commands.setLocked(true, ['words'])
    send({ type: 'DRAW_LINE', nodeId: 'words' })
    expect(activity.getSnapshot()).toEqual({ kind: 'idle' })
  })

  it('drags nothing that is locked', () => {
    const { commands, drag, state } = scene()
    commands.setLocked(true, ['a'])
    const { document } = state()
    drag([50, 50], [90, 90])
    expect(state().document).toBe(document)
  })
})
