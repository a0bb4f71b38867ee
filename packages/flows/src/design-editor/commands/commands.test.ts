import {
  type DesignDocument,
  type DesignNode,
  type EditorCommands,
  type FontSet,
  type GroupNode,
  type ImageNode,
  type TextNode,
  apply,
  boundsOf,
  documentVersion,
  encodeDesign,
  layoutText,
  listKinds,
  matrixOf,
  preflight,
  qrModules,
  readDesign,
  textLimit,
  toSvg
} from '@motif/design'
import { drawingGroup } from '@motif/design/drawings'
import { loadFonts } from '@motif/design/node'
import { arbitraryDocument } from '@motif/design/testing'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEditor } from '../editor.ts'
import { newText } from '../new-nodes.ts'
import { area, dot, rectangle, shirt } from '../testing.ts'

let fonts: FontSet
beforeAll(async () => {
  fonts = await loadFonts()
})

function opened(document: DesignDocument) {
  let count = 0
  const editor = createEditor({ document, areas: [area, { ...area, id: 'back' }], newId: () => `new-${(count += 1)}` })
  editor.fonts.set(fonts)
  const nodes = () => editor.store.getSnapshot().nodes
  const node = (id: string) => nodes().find((one) => one.id === id)
  return { editor, ...editor, nodes, node }
}

const allIds = (nodes: readonly DesignNode[]): string[] =>
  nodes.flatMap((node) => [node.id, ...(node.type === 'group' ? allIds(node.children) : [])])

/** Arbitrary editor commands, in any order and with any selection. */
const far = fc.double({ min: -200, max: 200, noNaN: true })
const anyStyle = fc.record(
  {
    fill: fc.constantFrom('#ff0000', '#00ff00'),
    font: fc.constantFrom('rubik-700', 'anton'),
    scale: fc.double({ min: 0.05, max: 12, noNaN: true })
  },
  { requiredKeys: [] }
)
const anyCommand = fc.oneof(
  fc.tuple(fc.nat(), fc.nat(), fc.boolean()).map(
    ([a, b, isBoth]) =>
      (commands: EditorCommands, ids: readonly string[]) =>
        commands.select(
          ids.length === 0
            ? []
            : [...new Set([ids[a % ids.length] ?? '', ...(isBoth ? [ids[b % ids.length] ?? ''] : [])])]
        )
  ),
  fc.tuple(far, far).map(
    ([x, y]) =>
      (commands: EditorCommands) =>
        commands.nudge(x, y)
  ),
  fc
    .record(
      { x: far, y: far, rotation: far, width: fc.double({ min: 0.5, max: 300, noNaN: true }) },
      { requiredKeys: [] }
    )
    .map((frame) => (commands: EditorCommands) => commands.place(frame, { key: 'slider' })),
  fc
    .constantFrom('left', 'centre', 'right', 'top', 'middle', 'bottom')
    .map((edge) => (commands: EditorCommands) => commands.align(edge)),
  fc.constantFrom('x', 'y').map((axis) => (commands: EditorCommands) => commands.distribute(axis)),
  fc.constantFrom('x', 'y').map((axis) => (commands: EditorCommands) => commands.flip(axis)),
  fc
    .constantFrom('front', 'forward', 'backward', 'back')
    .map((order) => (commands: EditorCommands) => commands.reorder(order)),
  fc
    .tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat(9))
    .map(([a, b, into, index]) => (commands: EditorCommands, ids: readonly string[]) => {
      const any = (which: number) => ids[which % (ids.length || 1)] ?? ''
      commands.moveTo([any(a), any(b)], { parentId: into % 3 === 0 ? null : any(into), index })
    }),
  fc.boolean().map((isLocked) => (commands: EditorCommands) => commands.setLocked(isLocked)),
  fc.boolean().map((isHidden) => (commands: EditorCommands) => commands.setHidden(isHidden)),
  fc.tuple(fc.nat(), fc.string()).map(
    ([which, name]) =>
      (commands: EditorCommands, ids: readonly string[]) =>
        commands.rename(ids[which % (ids.length || 1)] ?? '', name)
  ),
  fc.tuple(fc.nat(), fc.constantFrom('#ff0000', '#00ff00'), fc.boolean()).map(
    ([which, fill, isKeyed]) =>
      (commands: EditorCommands, ids: readonly string[]) =>
        commands.change([ids[which % (ids.length || 1)] ?? ''], { fill, opacity: 0.5 }, isKeyed ? { key: 'ink' } : {})
  ),
  fc
    .tuple(
      fc.nat(),
      fc.constantFrom({ ratio: 1.5 }, { x: 0.1, y: 0.2, width: 0.5, height: 0.3 }, null),
      far,
      fc.double({ min: 0.01, max: 100, noNaN: true })
    )
    .map(([which, part, by, factor]) => (commands: EditorCommands, ids: readonly string[]) => {
      const id = ids[which % (ids.length || 1)] ?? ''
      commands.crop(id, part)
      commands.slideInFrame(id, by, -by)
      commands.zoomInFrame(id, factor)
      commands.replaceImage(id, { image: 'another', width: 3000, height: 20 })
    }),
  fc
    .tuple(
      fc.nat(),
      fc.integer({ min: -120, max: 120 }),
      fc.constantFrom<ImageNode['effect']>(
        undefined,
        { type: 'sepia' },
        { type: 'duotone', dark: '#112233', light: '#ffeedd' }
      )
    )
    .map(([which, percent, effect]) => (commands: EditorCommands, ids: readonly string[]) => {
      const id = ids[which % (ids.length || 1)] ?? ''
      commands.adjust([id], { brightness: percent, warmth: -percent, sharpness: Math.abs(percent) }, { key: 'light' })
      commands.adjust([id], { brightness: 0 }, { key: 'light' })
      commands.change([id], { effect })
      const words = { shape: 'text', text: 'W\u0007'.repeat(30), font: 'anton' } as const
      const mask = percent < 0 ? words : ({ shape: 'rectangle', corner: percent / 100 } as const)
      commands.change([id], { mask: percent > 60 ? undefined : mask })
    }),
  fc
    .tuple(
      fc.nat(),
      fc.constantFrom('grow', 'wrap', 'shrink'),
      fc.double({ min: 0.5, max: 200, noNaN: true }),
      fc.string()
    )
    .map(([which, box, size, words]) => (commands: EditorCommands, ids: readonly string[]) => {
      const id = ids[which % (ids.length || 1)] ?? ''
      commands.select([id])
      commands.setTextBox(box)
      commands.setList(listKinds[which % 3])
      commands.setList(listKinds[(which + 1) % 3], { start: which % 5, end: which % 11 })
      commands.sizeTextBox({ width: size, height: size / 2 }, { key: 'box' })
      commands.sizeTextBox({ widerBy: -5 }, { key: 'wider' })
      commands.setWarp([id], size < 50 ? undefined : { shape: 'flag', amount: size - 100 }, { key: 'warp' })
      if (size > 120)
        commands.setBaseline([id], {
          points: [
            { x: 0, y: 0 },
            { x: size, y: -size }
          ],
          offset: 0
        })
      commands.change([id], { text: words, size: 12 }, { key: 'words' })
      commands.change([id], {
        extrusion: size > 120 ? undefined : { colour: '#445566', depth: size / 2, angle: size * 3 - 180 },
        shadow: size > 100 ? undefined : { colour: '#112233', x: size, y: -size, opacity: 0.5 },
        outlines: size > 150 ? undefined : [{ colour: '#112233', width: size / 2 }]
      })
    }),
  fc
    .tuple(fc.nat(), fc.nat(30), fc.nat(30), anyStyle, fc.string({ maxLength: 3 }))
    .map(([which, start, end, style, words]) => (commands: EditorCommands, ids: readonly string[]) => {
      const id = ids[which % (ids.length || 1)] ?? ''
      commands.styleLetters(id, [{ start, end, ...style }], { key: 'style' })
      commands.change([id], { text: `${words}Good\nmorning` }, { key: 'words' })
      commands.styleLetters(id, [{ start: end, end: start, ...style }])
      commands.change([id], { font: style.font }, { key: 'font' })
    }),
  fc.constantFrom<(commands: EditorCommands) => void>(
    (commands) => commands.bringInside(),
    (commands) => commands.group(),
    (commands) => commands.ungroup(),
    (commands) => commands.centre(),
    (commands) => commands.duplicate(),
    (commands) => commands.copyToSide('back'),
    (commands) => commands.mirrorToSide(),
    (commands) => commands.remove(),
    (commands) => commands.selectAll(),
    (commands) => commands.setColour('navy'),
    (commands) => commands.showArea('back'),
    (commands) => commands.showArea('front'),
    (commands) => commands.add([{ ...dot, id: crypto.randomUUID() }]),
    (commands) =>
      commands.insert({ type: 'qr', data: 'https://example.com', level: 'M', quiet: 4, width: 40, fill: '#000000' }),
    (commands) => commands.replace(shirt),
    (commands) => commands.replaceColour('#ff0000', '#00ff00', { key: 'ink' }),
    (commands) => commands.setTeam([{ name: 'Ada', number: '7', size: 'm', quantity: 1 }], { key: 'team' }),
    (commands) => commands.setTeam([]),
    (commands) => commands.addNameAndNumber({ name: 'NAME', number: '00', fill: '#112233' }),
    (commands) => commands.preview(shirt),
    (commands) => void commands.paste(commands.copy() ?? ''),
    (commands) => void commands.cut(),
    (commands) => commands.undo(),
    (commands) => commands.redo()
  )
)

describe('a thousand histories', () => {
  it('lead back to the first byte and forth to the last, and never leave the schema', () => {
    fc.assert(
      fc.property(arbitraryDocument, fc.array(anyCommand, { minLength: 1, maxLength: 25 }), (document, sequence) => {
        const { commands, store } = opened(document)
        const first = encodeDesign(document)
        for (const command of sequence) command(commands, allIds(store.getSnapshot().nodes))
        const end = store.getSnapshot().document
        while (store.getSnapshot().canRedo) commands.redo()
        const last = encodeDesign(store.getSnapshot().document)
        let steps = 0
        for (; store.getSnapshot().canUndo; steps += 1) commands.undo()
        expect(encodeDesign(store.getSnapshot().document)).toBe(first)
        for (; steps > 0; steps -= 1) commands.redo()
        expect(encodeDesign(store.getSnapshot().document)).toBe(last)
        expect(readDesign(end)).toMatchObject({ ok: true })
      }),
      { numRuns: 1000 }
    )
  })
})

describe('commands', () => {
  it('make one step of what has the same key, until something else comes between', () => {
    const { commands, store, node } = opened(shirt)
    commands.select(['a'])
    for (let press = 0; press < 5; press += 1) commands.nudge(1, 0)
    expect(node('a')?.x).toBe(55)
    commands.undo()
    expect(store.getSnapshot()).toMatchObject({ document: shirt, canUndo: false, selectedIds: ['a'] })
  })

  it('put what would lie exactly on something else beside it, wherever it is put', () => {
    const { commands, node } = opened(shirt)
    for (const id of ['one', 'two', 'three']) commands.add([{ ...dot, id }], { at: { x: 50, y: 50 } })
    expect(['one', 'two', 'three'].map((id) => [node(id)?.x, node(id)?.y])).toEqual([
      [55, 55],
      [60, 60],
      [65, 65]
    ])
    commands.add([{ ...dot, id: 'alone' }])
    expect(node('alone')).toMatchObject({ x: dot.x, y: dot.y })
  })

  it('show all of the side that undoing leads to', () => {
    const { commands, camera, store } = opened(shirt)
    commands.select(['a'])
    commands.nudge(1, 1)
    commands.showArea('back')
    camera.zoomBy(4)
    commands.undo()
    expect([store.getSnapshot().areaId, camera.getZoom()]).toEqual(['front', 1])
  })

  it('copy what is chosen to another side, in one step: as far from its top and its middle', () => {
    const narrow = { ...area, id: 'back', widthMm: 200 }
    let count = 0
    const { commands, store } = createEditor({
      document: shirt,
      areas: [area, narrow],
      newId: () => `new-${(count += 1)}`
    })
    commands.select(['c', 'a'])
    commands.copyToSide('back')
    expect(store.getSnapshot()).toMatchObject({
      areaId: 'back',
      selectedIds: ['new-1', 'new-2'],
      nodes: [
        { id: 'new-1', x: 0, y: 50 },
        { id: 'new-2', x: 150, y: 300 }
      ]
    })
    expect(store.getSnapshot().document.areas['front']).toBe(shirt.areas['front'])
    commands.undo()
    expect(store.getSnapshot()).toMatchObject({
      document: shirt,
      areaId: 'front',
      selectedIds: ['c', 'a'],
      canUndo: false
    })
  })

  it('copy out of a group as it lies there, unlocked, and to no side that is not there', () => {
    const { commands, store, nodes } = opened(shirt)
    commands.select(['a', 'b'])
    commands.group()
    commands.select(['a'])
    commands.setLocked(true)
    commands.copyToSide('sleeve')
    commands.copyToSide('front')
    expect(store.getSnapshot().areaId).toBe('front')
    commands.copyToSide('back')
    expect(nodes()).toMatchObject([{ x: 50, y: 50, width: 20 }])
    expect(nodes()[0]).not.toHaveProperty('locked')
  })

  it('insert a third as large as the area, in the middle of what is seen, and choose it', () => {
    const { commands, camera, store, nodes } = opened(shirt)
    const line = {
      type: 'shape',
      shape: 'line',
      width: 100,
      height: 4,
      stroke: { colour: '#000000', width: 4 }
    } as const
    camera.setViewport({ width: 600, height: 800, insets: { top: 0, right: 0, bottom: 0, left: 0 } })
    commands.insert(line)
    expect(nodes().at(-1)).toMatchObject({ x: 150, y: 200, width: 100, stroke: { width: 4 } })
    expect(store.getSnapshot().selectedIds).toEqual(['new-1'])
    camera.zoomBy(4)
    camera.panBy(-100, 0)
    commands.insert(line)
    const seen = nodes().at(-1)
    expect(seen).toMatchObject({ y: 200 })
    expect(seen && 'width' in seen ? seen.width : 0).toBeLessThan(100)
    expect(seen?.x).toBeGreaterThan(150)
    commands.insert(line, { at: { x: 20, y: 30 } })
    expect(nodes().at(-1)).toMatchObject({ x: 20, y: 30 })
  })

  it('insert a drawing of several parts as one group with ids of its own, recolour one part, and undo each as one step', () => {
    const { commands, camera, store, nodes } = opened({ ...shirt, areas: { front: [] } })
    camera.setViewport({ width: 600, height: 800, insets: { top: 0, right: 0, bottom: 0, left: 0 } })
    const rocket = drawingGroup('spaceship', { drawing: 'Rocket', part: (name) => name })
    if (!rocket) throw new Error('There is no such drawing.')
    commands.insert(rocket, { at: { x: 100, y: 120 } })
    commands.insert(rocket)
    const drawn = store.getSnapshot().document
    const [first, second] = nodes() as GroupNode[]
    expect(first).toMatchObject({ type: 'group', name: 'Rocket', x: 100, y: 120 })
    expect(new Set(allIds(nodes())).size).toBe(2 * (1 + rocket.children.length))
    const box = boundsOf(first as GroupNode, fonts)
    expect(Math.max(box.width, box.height)).toBeCloseTo(100, 1)
    const [window] = first?.children.filter(({ name }) => name === 'window') ?? []
    commands.change([window?.id ?? ''], { fill: '#00ff00' }, { key: 'part colour' })
    commands.change([window?.id ?? ''], { fill: '#0000ff' }, { key: 'part colour' })
    const fills = (group: DesignNode | undefined) =>
      group?.type === 'group' ? group.children.map((child) => (child.type === 'shape' ? child.fill : '')) : []
    const before = rocket.children.map(({ fill }) => fill)
    expect(fills(nodes()[0])).toEqual(rocket.children.map(({ name, fill }) => (name === 'window' ? '#0000ff' : fill)))
    expect(fills(nodes()[1])).toEqual(before)
    commands.undo()
    expect(store.getSnapshot().document).toBe(drawn)
    commands.undo()
    commands.undo()
    expect(nodes()).toEqual([])
    expect(second?.id).not.toBe(first?.id)
  })

  it('insert a code no smaller than telephones read, however near one looks', () => {
    const { commands, camera, nodes } = opened(shirt)
    camera.zoomBy(50)
    commands.insert({
      type: 'qr',
      data: 'https://example.com/a-long-way/to-go',
      level: 'H',
      quiet: 4,
      width: 40,
      fill: '#000000'
    })
    const [code] = nodes().slice(-1)
    expect(code?.type === 'qr' ? code.width / qrModules(code) : 0).toBeCloseTo(0.8)
  })

  it('bring inside what lies over the edge, outline and all, smaller only where it has to be', () => {
    const words = {
      ...newText(area, { id: 'words', text: 'Turned and outlined', font: 'anton', fill: '#000000' }),
      x: 290,
      y: 30,
      rotation: 30,
      stroke: { colour: '#ffffff', width: 8 }
    }
    const { commands, node, store } = opened({
      ...shirt,
      areas: {
        front: [
          { ...dot, id: 'far', x: -40, y: 20, width: 50, height: 30 },
          { ...dot, id: 'huge', width: 900, height: 90, rotation: 30 },
          words,
          { ...dot, id: 'hidden', hidden: true }
        ]
      }
    })
    commands.bringInside(['far', 'huge', 'words', 'hidden'])
    const areas = [{ ...area, bleedMm: 0 }]
    expect(
      preflight(store.getSnapshot().document, { areas, fonts, images: () => undefined }).filter(({ code }) =>
        ['outside', 'cut-off', 'near-edge'].includes(code)
      )
    ).toEqual([])
    expect(node('far')).toMatchObject({ width: 50, height: 30 })
    expect(node('huge')).toMatchObject({ rotation: 30 })
    expect(node('hidden')).toMatchObject({ x: dot.x, y: dot.y })
    commands.undo()
    expect(node('far')?.x).toBe(-40)
  })

  it('bend words into one shape at a time, and are as large as before when they grow', () => {
    const words = { ...newText(area, { id: 'words', text: 'Hello', font: 'anton', fill: '#000000' }), arc: 90 }
    const { commands, store, live } = opened({ ...shirt, areas: { front: [words] } })
    const text = () => store.getSnapshot().nodes[0]
    commands.setWarp(['words'], { shape: 'wave', amount: 40 }, { key: 'warp' })
    commands.setWarp(['words'], { shape: 'wave', amount: 60 }, { key: 'warp' })
    expect(text()).toMatchObject({ warp: { shape: 'wave', amount: 60 } })
    expect(text()).not.toHaveProperty('arc')
    commands.select(['words'])
    const { frame } = live.getSnapshot()
    commands.place({ width: (frame?.width ?? 0) / 2 })
    expect(live.getSnapshot().frame).toMatchObject({
      x: expect.closeTo(frame?.x ?? 0, 1),
      height: expect.closeTo((frame?.height ?? 0) / 2, 1)
    })
    commands.undo()
    commands.undo()
    expect(text()).toEqual(words)
  })

  it('mirror bent words where they are seen, and stand them in the middle by their letters', () => {
    const words = {
      ...newText(area, { id: 'words', text: 'Good morning', font: 'pacifico', fill: '#000000' }),
      arc: 150,
      rotation: 20
    }
    const { commands, live, store } = opened({ ...shirt, areas: { front: [words, ...(shirt.areas['front'] ?? [])] } })
    commands.select(['words'])
    const { frame } = live.getSnapshot()
    commands.flip('y')
    expect(live.getSnapshot().frame?.x).toBeCloseTo(frame?.x ?? 0, 2)
    expect(live.getSnapshot().frame?.y).toBeCloseTo(frame?.y ?? 0, 2)
    commands.centre()
    expect(live.getSnapshot().frame).toMatchObject({ x: expect.closeTo(150, 2), y: expect.closeTo(200, 2) })
    commands.place({ rotation: 0 })
    expect(live.getSnapshot().frame).toMatchObject({
      x: expect.closeTo(150, 2),
      y: expect.closeTo(200, 2),
      rotation: 0
    })
    expect(readDesign(store.getSnapshot().document).ok).toBe(true)
  })

  it('leave what is locked where it is', () => {
    const { commands, store } = opened(shirt)
    commands.select(['a'])
    commands.setLocked(true)
    const { document } = store.getSnapshot()
    commands.nudge(1, 1)
    commands.align('left')
    commands.flip('x')
    commands.remove()
    expect(store.getSnapshot().document).toBe(document)
    commands.setLocked(false)
    expect(encodeDesign(store.getSnapshot().document)).toBe(encodeDesign(shirt))
  })

  it('align one to the area and several to each other', () => {
    const { commands, node } = opened(shirt)
    commands.select(['a'])
    commands.align('right')
    expect(node('a')).toMatchObject({ x: 290, y: 50 })
    commands.select(['a', 'b'])
    commands.align('left')
    // The left edge of b is at 140 mm.
    expect([node('a')?.x, node('b')?.x]).toEqual([150, 150])
  })

  it('bring several to the middle of the area as they lie', () => {
    const { commands, node } = opened(shirt)
    commands.select(['a', 'b'])
    commands.centre()
    expect([node('a'), node('b')]).toMatchObject([
      { x: 100, y: 150 },
      { x: 200, y: 250 }
    ])
  })

  it('take numbers typed digit by digit from where they began', () => {
    const { commands, store, node } = opened({
      ...shirt,
      areas: {
        front: [{ ...rectangle('a', 50, 50), stroke: { colour: '#000000', width: 0.3 } }, rectangle('b', 150, 150)]
      }
    })
    commands.select(['a', 'b'])
    for (const width of [1, 12, 120, 12, 120, 240]) commands.place({ width }, { key: 'width' })
    expect(node('a')).toMatchObject({ width: 40, stroke: { width: 0.6 } })
    commands.place({ width: 120 }, { key: 'width' })
    expect(store.getSnapshot().canUndo).toBe(false)
    commands.place({ width: 240 }, { key: 'width' })
    commands.undo()
    expect(node('a')).toMatchObject({ width: 20, stroke: { width: 0.3 } })
  })

  it('take a thing into a group and out again where it lies, and a group that is left empty away', () => {
    const draw = (document: DesignDocument) => toSvg(document, { area, fonts, images: () => undefined, mode: 'screen' })
    const { commands, store, nodes } = opened(shirt)
    commands.select(['a', 'b'])
    commands.group()
    const [group] = store.getSnapshot().selectedIds
    commands.moveTo(['c'], { parentId: group ?? '', index: 2 })
    expect(nodes()).toMatchObject([{ id: group, children: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }])
    expect(store.getSnapshot().selectedIds).toEqual(['c'])
    commands.moveTo(['c', 'a', 'b'], { parentId: null, index: 0 })
    expect(draw(store.getSnapshot().document)).toBe(draw(shirt))
    commands.undo()
    commands.moveTo([group ?? ''], { parentId: group ?? '', index: 0 })
    expect(nodes()).toMatchObject([{ id: group, children: [{}, {}, {}] }])
  })

  it('say where a thing came to lie, by which lines, and among which layers', () => {
    const { commands, announcement } = opened(shirt)
    commands.select(['a'])
    commands.nudge(100, 0)
    expect(announcement.getSnapshot()).toMatchObject({
      what: 'moved',
      box: { x: 150, y: 50 },
      guides: [{ line: { axis: 'x', source: 'area-centre' } }]
    })
    commands.reorder('front')
    expect(announcement.getSnapshot()).toMatchObject({ what: 'reordered', layer: { index: 0, count: 3 } })
  })

  it('says how many things are chosen, where they are several', () => {
    const { commands, announcement } = opened(shirt)
    commands.select(['a'])
    expect(announcement.getSnapshot()).toBeUndefined()
    commands.select(['a', 'b'])
    expect(announcement.getSnapshot()).toMatchObject({ what: 'selected', nodes: [{ id: 'a' }, { id: 'b' }] })
    commands.nudge(1, 0)
    expect(announcement.getSnapshot()).toMatchObject({ what: 'moved' })
  })

  it('leave the same gap between neighbours', () => {
    const { commands, node } = opened(shirt)
    commands.select(['a', 'b', 'c'])
    commands.distribute('x')
    expect([node('a')?.x, node('b')?.x, node('c')?.x]).toEqual([50, 125, 200])
  })

  it('look the same in a group and out of it again, also where it was turned and mirrored', () => {
    const draw = (document: DesignDocument) => toSvg(document, { area, fonts, images: () => undefined, mode: 'screen' })
    const { commands, store, nodes } = opened(shirt)
    commands.selectAll()
    commands.group()
    expect(nodes()).toMatchObject([{ type: 'group', id: 'new-1' }])
    commands.ungroup()
    expect(draw(store.getSnapshot().document)).toBe(draw(shirt))
    commands.undo()
    commands.place({ rotation: 90, x: 150, y: 200 })
    commands.flip('x')
    const [group] = nodes() as [GroupNode]
    commands.ungroup()
    expect(nodes().map(({ id }) => id)).toEqual(group.children.map(({ id }) => id))
    expect(nodes().every(({ flipX }) => flipX === true)).toBe(true)
  })

  it('paste what was copied beside it, and at a point', () => {
    const { commands, nodes } = opened(shirt)
    commands.select(['a'])
    const text = commands.copy() ?? ''
    expect(commands.paste(text)).toEqual({ kind: 'pasted', count: 1 })
    expect(nodes().at(-1)).toMatchObject({ x: 55, y: 55, id: 'new-1' })
    commands.paste(text, { at: { x: 7, y: 8 } })
    expect(nodes().at(-1)).toMatchObject({ x: 7, y: 8 })
  })

  it('paste the look of a thing onto others, as far as they can have it, as one step', () => {
    const line = { ...rectangle('line', 10, 10), shape: 'line' as const, stroke: { colour: '#000000', width: 2 } }
    const { commands, node, store } = opened({
      ...shirt,
      areas: {
        front: [
          rectangle('plain', 50, 50),
          { ...rectangle('outlined', 90, 90), fill: '#c8371b', opacity: 0.5, stroke: { colour: '#ffffff', width: 3 } },
          newText(area, { id: 'words', text: 'Hello', font: 'anton', fill: '#000000' }),
          { ...rectangle('locked', 20, 20), locked: true },
          line
        ]
      }
    })
    commands.select(['outlined'])
    const look = commands.copy() ?? ''
    commands.select(['plain', 'words', 'locked'])
    commands.pasteStyle(look)
    const outlined = { fill: '#c8371b', opacity: 0.5, stroke: { colour: '#ffffff', width: 3 } }
    expect(node('plain')).toMatchObject({ ...outlined, x: 50, width: 20 })
    expect(node('words')).toMatchObject({ ...outlined, text: 'Hello', font: 'anton', size: 38 })
    expect(node('locked')).toMatchObject({ fill: '#336699', opacity: 1 })
    commands.undo()
    expect(store.getSnapshot().canUndo).toBe(false)
    // A line consists of its stroke only, so it keeps the stroke.
    commands.select(['plain'])
    const plain = commands.copy() ?? ''
    commands.select(['line', 'outlined'])
    commands.pasteStyle(plain)
    expect(node('line')).toEqual(line)
    expect(node('outlined')).not.toHaveProperty('stroke')
    commands.pasteStyle('no look at all')
    expect(node('outlined')).toMatchObject({ fill: '#336699' })
  })

  describe('the look of pictures', () => {
    const photo = (id: string, more: Partial<ImageNode> = {}): ImageNode => ({
      type: 'image',
      id,
      image: 'one',
      x: 50,
      y: 50,
      rotation: 0,
      opacity: 1,
      width: 40,
      height: 30,
      ...more
    })
    const made = (...front: ImageNode[]) => opened({ ...shirt, areas: { front } })

    it('is adjusted in one step a pull, each picture by itself, and leaves no trace where it is put back', () => {
      const { commands, node } = made(photo('a', { adjust: { contrast: 20 } }), photo('b'))
      for (const brightness of [10, 20, 30]) commands.adjust(['a', 'b'], { brightness }, { key: 'brightness 1' })
      expect(node('a')).toMatchObject({ adjust: { contrast: 20, brightness: 30 } })
      expect(node('b')).toMatchObject({ adjust: { brightness: 30 } })
      commands.adjust(['a', 'b'], { brightness: 40 }, { key: 'brightness 2' })
      commands.undo()
      expect(node('b')).toMatchObject({ adjust: { brightness: 30 } })
      commands.adjust(['a', 'b'], { brightness: 0, contrast: 0 })
      expect([node('a'), node('b')]).toEqual([photo('a'), photo('b')])
      commands.adjust(['a'], { brightness: 500 })
      expect(node('a')).toEqual(photo('a'))
    })

    it('stays with the frame when another picture comes into it, and goes with its style', () => {
      const look = { adjust: { warmth: 40 }, effect: { type: 'sepia' }, mask: { shape: 'ellipse' } } as const
      const { commands, node } = made(photo('a', look), photo('b'), photo('c', { effect: { type: 'greyscale' } }))
      commands.replaceImage('a', { image: 'two', width: 300, height: 900 })
      expect(node('a')).toMatchObject({ image: 'two', width: 40, height: 30, ...look })
      commands.select(['a'])
      const style = commands.copy() ?? ''
      commands.select(['b', 'c'])
      commands.pasteStyle(style)
      expect([node('b'), node('c')]).toEqual([photo('b', look), photo('c', look)])
      commands.undo()
      commands.select(['b'])
      const plain = commands.copy() ?? ''
      commands.select(['c'])
      commands.pasteStyle(plain)
      expect(node('c')).toEqual(photo('c'))
    })
  })

  describe('styles of letters', () => {
    const red = '#ff0000'
    const words = (more: Partial<TextNode> = {}): DesignDocument => ({
      ...shirt,
      areas: {
        front: [{ ...newText(area, { id: 't', text: 'Make it yours', font: 'anton', fill: '#000000' }), ...more }]
      }
    })
    const made = (more: Partial<TextNode> = {}) => {
      const tool = opened(words(more))
      return { ...tool, text: () => tool.node('t') as TextNode }
    }

    it('are one step each, and stay with their letters as words are typed', () => {
      const { commands, store, send, text } = made()
      commands.styleLetters('t', [{ start: 5, end: 7, fill: red }])
      send({ type: 'EDIT_TEXT', nodeId: 't' })
      send({ type: 'TEXT_TYPED', text: 'Make its yours', caret: 8 })
      send({ type: 'TEXT_TYPED', text: 'make its yours', caret: 1 })
      expect(text()).toMatchObject({ fill: '#000000', runs: [{ start: 5, end: 8, fill: red }] })
      commands.undo()
      expect(text()).toMatchObject({ text: 'Make it yours', runs: [{ start: 5, end: 7, fill: red }] })
      commands.undo()
      expect(text().runs).toBeUndefined()
      expect(store.getSnapshot().canUndo).toBe(false)
    })

    it('chosen at the caret are for what is typed there, and one step with it', () => {
      const { commands, store, send, text } = made({ runs: [{ start: 0, end: 4, font: 'anton-900' }] })
      send({ type: 'EDIT_TEXT', nodeId: 't' })
      send({ type: 'TEXT_TYPED', text: 'Make it: yours', caret: 8 })
      send({ type: 'TEXT_TYPED', text: 'Make it: so yours', caret: 11, style: { fill: red, font: 'lora' } })
      // Text typed directly after it has the same style.
      send({ type: 'TEXT_TYPED', text: 'Make it: soon yours', caret: 13 })
      const runs = [
        { start: 0, end: 4, font: 'anton-900' },
        { start: 8, end: 13, fill: red, font: 'lora' }
      ]
      expect(text()).toMatchObject({ text: 'Make it: soon yours', fill: '#000000', font: 'anton', runs })
      commands.undo()
      expect(text()).toMatchObject({ text: 'Make it yours', runs: runs.slice(0, 1) })
      expect(store.getSnapshot().canUndo).toBe(false)
    })

    it("become the text's own where all letters get them, and give way to what is said of all", () => {
      const { commands, text } = made()
      commands.styleLetters('t', [{ start: 5, end: 7, fill: red }])
      commands.styleLetters('t', [{ start: 0, end: 13, fill: '#00ff00' }])
      expect(text()).toMatchObject({ fill: '#00ff00' })
      expect(text().runs).toBeUndefined()
      commands.styleLetters('t', [{ start: 5, end: 7, fill: red }])
      commands.change(['t'], { fill: '#00ff00' })
      expect(text().runs).toBeUndefined()
    })

    it('keep a word bold in another family that has such a face, and no other', () => {
      const { commands, text } = made({ font: 'rubik' })
      commands.styleLetters('t', [
        { start: 0, end: 4, font: 'rubik-700', scale: 2 },
        { start: 5, end: 7, font: 'rubik-900' }
      ])
      commands.change(['t'], { font: 'lora' })
      expect(text()).toMatchObject({ font: 'lora', runs: [{ start: 0, end: 4, font: 'lora-700', scale: 2 }] })
      commands.change(['t'], { font: 'lora-italic', size: 20 })
      expect(text().runs).toBeUndefined()
    })

    it('are one for words that stand for others, and none of what is locked', () => {
      const { commands, text } = made({ role: 'name' })
      commands.styleLetters('t', [{ start: 5, end: 7, fill: red }])
      expect(text()).toMatchObject({ fill: red })
      expect(text().runs).toBeUndefined()
      const other = made({ locked: true })
      other.commands.styleLetters('t', [{ start: 5, end: 7, fill: red }])
      expect(other.text().runs).toBeUndefined()
      const third = made()
      third.commands.styleLetters('t', [{ start: 5, end: 7, fill: red }])
      third.commands.change(['t'], { role: 'name' })
      expect(third.text()).toMatchObject({ role: 'name', fill: '#000000' })
      expect(third.text().runs).toBeUndefined()
    })
  })

  it('paste where one looks, when what was copied is out of sight', () => {
    const { commands, camera, nodes } = opened(shirt)
    commands.select(['a'])
    const text = commands.copy() ?? ''
    camera.zoomBy(4)
    camera.panBy(-300, -300)
    const seen = camera.getSeen()
    expect(seen.left).toBeGreaterThan(55)
    commands.paste(text)
    expect(nodes().at(-1)).toMatchObject({
      x: expect.closeTo((seen.left + Math.min(seen.right, 300)) / 2, 2),
      y: expect.closeTo((seen.top + Math.min(seen.bottom, 400)) / 2, 2)
    })
  })

  it('begin words in the middle of what is seen, and no larger than fits there', () => {
    const words = { id: 'words', text: 'Your words', font: 'anton', fill: '#000000' }
    expect(newText(area, words)).toMatchObject({ x: 150, y: 200, size: 38 })
    expect(newText(area, { ...words, seen: { left: 200, top: 300, right: 360, bottom: 390 } })).toMatchObject({
      x: 250,
      y: 345,
      size: 11
    })
  })

  it('leave out of words what no document holds, and keep the edit', () => {
    const { commands, node, editor } = opened({
      ...shirt,
      areas: {
        front: [
          newText(area, { id: 'words', text: 'A\0B\u0007\tC\r\nD\uD83D', font: 'anton', fill: '#000000' }),
          rectangle('a', 50, 50)
        ]
      }
    })
    expect(node('words')).toMatchObject({ text: 'AB C\nD' })
    commands.change(['words'], { text: 'Fresh\u0000 bread\u001b ☀️' })
    expect(node('words')).toMatchObject({ text: 'Fresh bread ☀️' })
    editor.send({ type: 'EDIT_TEXT', nodeId: 'words' })
    editor.send({ type: 'TEXT_TYPED', text: 'مرحبا\u200d\u0085بكم\u0003' })
    expect(node('words')).toMatchObject({ text: 'مرحبا\u200d\nبكم' })
    commands.rename('a', `Sun\u0000${'x'.repeat(100)}`)
    expect(node('a')?.name).toBe(`Sun${'x'.repeat(77)}`)
  })

  it('keep five thousand letters of a longer text, and no half one', () => {
    const { commands, node } = opened({
      ...shirt,
      areas: { front: [newText(area, { id: 'words', text: 'A', font: 'anton', fill: '#000000' })] }
    })
    commands.change(['words'], { text: 'x'.repeat(6000) })
    expect(node('words')).toMatchObject({ text: 'x'.repeat(5000) })
    commands.change(['words'], { text: `${'x'.repeat(4999)}😀` })
    expect(node('words')).toMatchObject({ text: 'x'.repeat(4999) })
  })

  it('take no letters typed into a text that is full, and keep those behind the caret', () => {
    const full = `${'x'.repeat(4000)}${'y'.repeat(1000)}`
    const { commands, node, send } = opened({
      ...shirt,
      areas: { front: [newText(area, { id: 'words', text: full, font: 'anton', fill: '#000000' })] }
    })
    send({ type: 'EDIT_TEXT', nodeId: 'words' })
    const type = (at: number, come: string, gone = 0) => {
      const { text } = node('words') as TextNode
      send({ type: 'TEXT_TYPED', text: text.slice(0, at) + come + text.slice(at + gone), caret: at + come.length })
    }
    type(4000, 'new')
    expect(node('words')).toMatchObject({ text: full })
    // Text that replaces two letters is cut to two, but never within a surrogate pair.
    type(4000, 'new', 2)
    expect(node('words')).toMatchObject({ text: `${'x'.repeat(4000)}ne${'y'.repeat(998)}` })
    type(1, '😀', 1)
    expect(node('words')).toMatchObject({ text: `${'x'.repeat(3999)}ne${'y'.repeat(998)}` })
    send({ type: 'DONE' })
    commands.typeText('words', { text: `a😀${'x'.repeat(3999)}ne${'y'.repeat(998)}`, caret: 3 })
    expect(node('words')).toMatchObject({ text: `a${'x'.repeat(3999)}ne${'y'.repeat(998)}` })
  })

  describe('of text boxes', () => {
    const words = (more: Partial<TextNode> = {}): TextNode => ({
      ...newText(area, { id: 'words', text: 'Good morning to all of you', font: 'anton', fill: '#000000' }),
      ...more
    })
    const withWords = (more?: Partial<TextNode>) => {
      const scene = opened({ ...shirt, areas: { front: [words(more)] } })
      scene.commands.select(['words'])
      const frame = () => {
        const { frame: now } = scene.live.getSnapshot()
        if (!now) throw new Error('Nothing is chosen.')
        return { ...now, top: now.y - now.height / 2, left: now.x - now.width / 2 }
      }
      return { ...scene, frame, text: () => scene.node('words') as TextNode }
    }

    it('leave words as they are seen, whatever box they get', () => {
      const { commands, frame, text } = withWords()
      const before = frame()
      for (const box of ['wrap', 'shrink', 'wrap', 'grow'] as const) {
        commands.setTextBox(box)
        expect(frame().width).toBeCloseTo(before.width, 1)
        expect(frame().top).toBeCloseTo(before.top, 2)
        expect(text().fit).toBe(box === 'grow' ? undefined : box)
      }
      expect(text()).not.toHaveProperty('width')
      expect(text()).not.toHaveProperty('height')
    })

    it('keep the size of letters that had shrunk', () => {
      const { commands, text } = withWords({ fit: 'shrink', width: 60, height: 20 })
      const { size } = layoutText(text(), fonts)
      expect(size).toBeLessThan(30)
      commands.setTextBox('wrap')
      expect(text().size).toBeCloseTo(size, 2)
    })

    it('size a box from its upper edge, each number typed from where it began', () => {
      const { commands, frame, text, store } = withWords({ fit: 'wrap', width: 120, align: 'start' })
      const before = frame()
      for (const width of [8, 80]) commands.sizeTextBox({ width }, { key: 'box width' })
      expect(text().width).toBe(80)
      expect([frame().left, frame().top]).toEqual([expect.closeTo(before.left, 2), expect.closeTo(before.top, 2)])
      commands.undo()
      expect(store.getSnapshot().canUndo).toBe(false)
    })

    it('make a box wider and narrower with keys, also of words that had none', () => {
      const { commands, frame, text } = withWords()
      const { width } = frame()
      for (let press = 0; press < 4; press += 1) commands.sizeTextBox({ widerBy: -5 }, { key: 'wider' })
      expect(text()).toMatchObject({ fit: 'wrap', width: expect.closeTo(width - 20, 1) })
      commands.sizeTextBox({ widerBy: -9999 })
      expect(text().width).toBe(1)
    })

    it('let a box grow downwards with its words, however it is turned and mirrored', () => {
      const { commands, text } = withWords({ fit: 'wrap', width: 90, rotation: 30, flipY: true })
      const top = () => {
        const { box } = layoutText(text(), fonts)
        return apply(matrixOf(text()), { x: 0, y: box.top })
      }
      const before = top()
      commands.change(['words'], { text: 'Good morning to all of you and to all of your friends' })
      expect(layoutText(text(), fonts).lines.length).toBeGreaterThan(2)
      expect([top().x, top().y]).toEqual([expect.closeTo(before.x, 2), expect.closeTo(before.y, 2)])
    })

    it('make a list of words that are aligned in the middle, at the place they were seen, and take it back as one step', () => {
      const { commands, frame, text, store } = withWords({ text: 'Bread\nMilk' })
      const { top } = frame()
      commands.setList('numbers')
      expect(text()).toMatchObject({ text: '1. Bread\n2. Milk', list: 'numbers', align: 'start' })
      expect(frame().top).toBeCloseTo(top, 2)
      commands.setList(undefined)
      expect(text()).toMatchObject({ text: 'Bread\nMilk' })
      expect(text()).not.toHaveProperty('list')
      commands.undo()
      commands.undo()
      expect(text()).toMatchObject({ text: 'Bread\nMilk', align: 'centre' })
      expect(store.getSnapshot().canUndo).toBe(false)
    })

    it('number the items of a list anew where one is typed or taken out beside the stage, as one step', () => {
      const { commands, text, store } = withWords({ text: '1. Bread\n2. Milk\n3. Tea', list: 'numbers' })
      commands.typeText('words', { text: '1. Bread\n3. Tea', caret: 9 })
      expect(text().text).toBe('1. Bread\n2. Tea')
      commands.typeText('words', { text: '1. Bread\n2. Jam\n2. Tea', caret: 15 })
      expect(text().text).toBe('1. Bread\n2. Jam\n3. Tea')
      commands.undo()
      expect(text().text).toBe('1. Bread\n2. Milk\n3. Tea')
      expect(store.getSnapshot().canUndo).toBe(false)
    })

    it('make a list of a part of a text, and number the rest anew, as one step each', () => {
      const { commands, text, store } = withWords({ text: 'Shopping\nBread\nMilk' })
      commands.setList('numbers', { start: 10, end: 17 })
      expect(text()).toMatchObject({ text: 'Shopping\n1. Bread\n2. Milk', list: 'numbers', align: 'start' })
      commands.setList('bullets', { start: 10, end: 12 })
      expect(text()).toMatchObject({ text: 'Shopping\n• Bread\n1. Milk', list: 'mixed' })
      commands.typeText('words', { text: 'Shopping\n• Bread\n1. Milk\n9. Tea', caret: 32 })
      expect(text().text).toBe('Shopping\n• Bread\n1. Milk\n2. Tea')
      for (let step = 0; step < 3; step += 1) commands.undo()
      expect(text()).toMatchObject({ text: 'Shopping\nBread\nMilk', align: 'centre' })
      expect(store.getSnapshot().canUndo).toBe(false)
    })

    it('make no list of words that stand for others, and none that would be longer than a text may be', () => {
      const { commands, text } = withWords({ role: 'name' })
      commands.setList('bullets')
      expect(text()).not.toHaveProperty('list')
      const long = withWords({ text: 'x'.repeat(textLimit) })
      long.commands.setList('bullets')
      expect(long.text().text).toBe('x'.repeat(textLimit))
    })

    it('leave what is locked, and what is no text', () => {
      const { commands, store } = withWords({ locked: true })
      const { document } = store.getSnapshot()
      commands.setTextBox('wrap')
      commands.setList('bullets')
      commands.sizeTextBox({ width: 20 })
      expect(store.getSnapshot().document).toBe(document)
      const { commands: others, store: squares } = opened(shirt)
      others.select(['a'])
      others.setTextBox('shrink')
      expect(squares.getSnapshot().document).toBe(shirt)
    })
  })

  it('paste a shadow, sides and outlines, and that there are none', () => {
    const words = newText(area, { id: 'words', text: 'Motif', font: 'anton', fill: '#000000' })
    const shadow = { colour: '#112233', x: 1, y: 2, opacity: 1 }
    const extrusion = { colour: '#445566', depth: 3, angle: 45 }
    const outlines = [{ colour: '#ffffff', width: 2 }]
    const { commands, node } = opened({
      ...shirt,
      areas: {
        front: [
          { ...words, shadow, extrusion, outlines },
          { ...words, id: 'plain' }
        ]
      }
    })
    const stylesOf = (from: string, onto: string) => {
      commands.select([from])
      const copied = commands.copy() ?? ''
      commands.select([onto])
      commands.pasteStyle(copied)
    }
    stylesOf('words', 'plain')
    expect(node('plain')).toMatchObject({ shadow, extrusion, outlines })
    commands.undo()
    stylesOf('plain', 'words')
    expect(node('words')).not.toHaveProperty('shadow')
    expect(node('words')).not.toHaveProperty('extrusion')
    expect(node('words')).not.toHaveProperty('outlines')
    // Scaling a group also scales shadows, sides and outlines.
    commands.undo()
    commands.select(['words', 'plain'])
    commands.group()
    commands.place({ width: 300 })
    commands.ungroup()
    const grown = node('words')
    const times = grown?.type === 'text' ? grown.size / words.size : 0
    expect(times).not.toBeCloseTo(1)
    expect(grown).toMatchObject({
      shadow: { x: expect.closeTo(times, 2), y: expect.closeTo(2 * times, 2) },
      extrusion: { depth: expect.closeTo(3 * times, 2), angle: 45 },
      outlines: [{ width: expect.closeTo(2 * times, 2) }]
    })
  })

  it('tell what is not theirs, and refuse what no document holds', () => {
    const { commands, store } = opened(shirt)
    expect(commands.paste('Hello')).toEqual({ kind: 'foreign' })
    expect(commands.paste('{"a":1}')).toEqual({ kind: 'foreign' })
    const claim = (nodes: unknown, version = 2) =>
      commands.paste(JSON.stringify({ kind: 'motif/design-nodes', version, nodes }))
    expect(claim([{ type: 'script' }])).toEqual({ kind: 'refused', code: 'invalid' })
    expect(claim([], documentVersion + 1)).toEqual({ kind: 'refused', code: 'newer-version' })
    expect(claim(Array.from({ length: 501 }, () => dot))).toEqual({ kind: 'refused', code: 'too-many' })
    expect(store.getSnapshot().document).toBe(shirt)
  })

  it('tell that a full design takes nothing more, and leave it as it is', () => {
    const many = Array.from({ length: 256 }, (_, index) => rectangle(`r${index}`, 20 + index, 30))
    const { editor, commands, store, refusal } = opened({ ...shirt, areas: { front: many } })
    const { document } = store.getSnapshot()
    commands.selectAll()
    const copied = commands.copy() ?? ''
    const refused = [
      () => commands.duplicate(),
      () => commands.copyToSide('back'),
      () => commands.paste(copied),
      () => commands.add(many.map((node) => ({ ...node, id: `${node.id}-copy` })))
    ]
    for (const [index, act] of refused.entries()) {
      act()
      expect(refusal.getSnapshot()).toEqual({ code: 'too-many', count: index + 1 })
    }
    expect(commands.paste(copied)).toEqual({ kind: 'refused', code: 'too-many' })
    expect(store.getSnapshot()).toMatchObject({ selectedIds: { length: 256 }, canUndo: false })
    expect(store.getSnapshot().document).toBe(document)
    expect(editor.announcement.getSnapshot()?.what).toBe('selected')
  })

  it('group no things beyond what a document holds', () => {
    const many = Array.from({ length: 500 }, (_, index) => rectangle(`r${index}`, 20, 30))
    const { commands, store, refusal } = opened({ ...shirt, areas: { front: many } })
    commands.select(['r1', 'r2'])
    commands.group()
    expect(refusal.getSnapshot()).toMatchObject({ code: 'too-many' })
    expect(store.getSnapshot()).toMatchObject({ nodes: { length: 500 }, canUndo: false })
  })

  it('tell why nothing was pasted', () => {
    const { commands, refusal } = opened(shirt)
    const claim = (nodes: unknown, version: number = documentVersion) =>
      commands.paste(JSON.stringify({ kind: 'motif/design-nodes', version, nodes }))
    claim([dot], documentVersion + 1)
    expect(refusal.getSnapshot()).toMatchObject({ code: 'newer-version' })
    claim([{ type: 'script' }])
    expect(refusal.getSnapshot()).toMatchObject({ code: 'invalid' })
    commands.paste('Hello')
    expect(refusal.getSnapshot()).toMatchObject({ count: 2 })
  })

  it('write no member a node does not know, and nothing the document would refuse', () => {
    const { commands, store } = opened(shirt)
    commands.change(['a'], { size: 20 })
    commands.change(['a'], { width: -4 })
    commands.change(['a'], { fill: 'url(#x)' })
    expect(store.getSnapshot().document).toBe(shirt)
    commands.change(['a'], { corner: 4 })
    commands.change(['a'], { corner: undefined })
    expect(store.getSnapshot().nodes[0]).toEqual(rectangle('a', 50, 50))
  })

  it('choose again what a step was about when it is undone', () => {
    const { commands, store } = opened(shirt)
    commands.select(['a', 'b'])
    commands.remove()
    expect(store.getSnapshot().selectedIds).toEqual([])
    commands.undo()
    expect(store.getSnapshot().selectedIds).toEqual(['a', 'b'])
  })

  it('list a team as steps that are undone, and nothing a document cannot hold', () => {
    const { commands, store } = opened(shirt)
    const ada = { name: 'Ada', number: '7', size: 'm', quantity: 1 }
    commands.setTeam([ada])
    for (const name of ['Ad', 'A']) commands.setTeam([{ ...ada, name }], { key: 'row' })
    commands.setTeam([{ ...ada, quantity: 0 }])
    expect(store.getSnapshot().document.team).toEqual([{ ...ada, name: 'A' }])
    commands.undo()
    commands.replace(shirt)
    expect(store.getSnapshot().document.team).toEqual([ada])
    commands.setTeam([])
    expect(store.getSnapshot().document).toEqual(shirt)
  })

  it('show another document until something is done, and keep nothing of it', () => {
    const { commands, store, live, send } = opened(shirt)
    const document = { ...shirt, areas: { front: [dot] } }
    commands.preview(document)
    expect(live.getSnapshot().nodes).toEqual([dot])
    commands.select(['a'])
    expect(live.getSnapshot().nodes).toEqual([dot])
    for (const type of ['POINTER_DOWN', 'POINTER_UP'] as const)
      send({
        type,
        pointerId: 1,
        at: { x: 0, y: 0 },
        modifiers: { shift: false, alt: false, command: false },
        kind: 'mouse',
        button: 0,
        target: { kind: 'rotate' }
      })
    expect(store.getSnapshot().document).toBe(shirt)
    commands.nudge(1, 0)
    expect(live.getSnapshot().nodes).toHaveLength(3)
    commands.preview(document)
    commands.preview()
    expect(live.getSnapshot().nodes).toHaveLength(3)
  })
})

describe('replacing a colour', () => {
  const inked = (id: string, fill: string): DesignNode => ({ ...rectangle(id, 10, 10), fill })
  const fills = (editor: ReturnType<typeof createEditor>) =>
    Object.values(editor.store.getSnapshot().document.areas)
      .flat()
      .map((node) => ('fill' in node ? node.fill : undefined))
  const design = {
    ...shirt,
    areas: {
      front: [inked('a', '#ff0000'), inked('b', '#00ff00'), { ...inked('c', '#ff0000'), locked: true as const }],
      back: [inked('d', '#ff0000')]
    }
  }

  it('changes all that use it, on all sides, and is one undo step while its replacement is looked for', () => {
    const { editor, commands } = opened(design)
    // Passing over another colour of the design does not take its uses along.
    for (const to of ['#00ff00', '#0000ff', '#008080']) commands.replaceColour('#ff0000', to, { key: 'ink' })
    expect(fills(editor)).toEqual(['#008080', '#00ff00', '#008080', '#008080'])
    commands.undo()
    expect(fills(editor)).toEqual(['#ff0000', '#00ff00', '#ff0000', '#ff0000'])
    expect(editor.store.getSnapshot().canUndo).toBe(false)
  })

  it('is no step when the first colour is chosen again', () => {
    const { editor, commands } = opened(design)
    for (const to of ['#008080', '#ff0000']) commands.replaceColour('#ff0000', to, { key: 'ink' })
    expect(editor.store.getSnapshot().canUndo).toBe(false)
  })

  it('keeps to the drawing it is made in', () => {
    const { editor, commands } = opened(design)
    commands.replaceColour('#ff0000', '#008080', { ids: ['a'] })
    expect(fills(editor)).toEqual(['#008080', '#00ff00', '#ff0000', '#ff0000'])
  })
})

describe('mirroring to the other side', () => {
  const sleeves = (document: DesignDocument, ...ids: string[]) => {
    let count = 0
    const editor = createEditor({
      document,
      areas: [area, ...ids.map((id) => ({ ...area, id, widthMm: 150, heightMm: 200 }))],
      newId: () => `new-${(count += 1)}`
    })
    editor.fonts.set(fonts)
    return editor
  }
  const tilted = { ...rectangle('a', 50, 60), rotation: 20, locked: true as const }

  it('puts the selection across the middle, turned the other way, in the size of that side, in one step', () => {
    const design = { ...shirt, areas: { front: [tilted, rectangle('b', 200, 300)] } }
    const { commands, store, announcement } = sleeves(design, 'back')
    commands.select(['a'])
    commands.mirrorToSide()
    expect(store.getSnapshot()).toMatchObject({
      areaId: 'back',
      selectedIds: ['new-1'],
      nodes: [{ id: 'new-1', x: 125, y: 30, rotation: -20, width: 10, height: 10 }]
    })
    expect(store.getSnapshot().nodes[0]).not.toHaveProperty('locked')
    expect(announcement.getSnapshot()).toMatchObject({ what: 'mirrored', nodes: [{ id: 'new-1' }] })
    commands.undo()
    expect(store.getSnapshot()).toMatchObject({ document: design, areaId: 'front', canUndo: false })
  })

  it('takes the whole side where nothing is selected, and leaves words readable', () => {
    const words = {
      ...newText(area, { id: 'words', text: 'Hello', font: 'anton', fill: '#000000' }),
      x: 40,
      y: 50
    }
    const { commands, store } = sleeves({ ...shirt, areas: { front: [words, rectangle('b', 200, 300)] } }, 'back')
    commands.mirrorToSide('back')
    const { nodes } = store.getSnapshot()
    expect(nodes).toMatchObject([{ text: 'Hello' }, { x: 50, y: 150 }])
    expect(nodes[0]).not.toHaveProperty('flipX')
  })

  it('goes from left to right, from the last side to the first, and nowhere where there is one side', () => {
    const at = (ids: string[], from: string) => {
      const editor = sleeves({ ...shirt, areas: { [from]: [rectangle('a', 50, 60)] } }, ...ids)
      editor.commands.showArea(from)
      editor.commands.mirrorToSide()
      return editor.store.getSnapshot().areaId
    }
    const sides = ['left-sleeve', 'back', 'right-sleeve']
    expect([at(sides, 'left-sleeve'), at(sides, 'right-sleeve'), at(['back'], 'back'), at([], 'front')]).toEqual([
      'right-sleeve',
      'left-sleeve',
      'front',
      'front'
    ])
  })
})

describe('letters that are too small to print', () => {
  const words = (more: Partial<TextNode> = {}): TextNode => ({
    ...newText(area, { id: 'words', text: 'Now here', font: 'anton', fill: '#000000' }),
    x: 280,
    y: 30,
    size: 10,
    runs: [{ start: 0, end: 3, scale: 0.1 }],
    ...more
  })
  const codesOf = (document: DesignDocument) =>
    preflight(document, { areas: [{ ...area, bleedMm: 0 }], fonts, images: () => undefined }).map(({ code }) => code)

  it('grow to the smallest size that prints, and stay inside the print area', () => {
    const { editor, commands } = opened({ ...shirt, areas: { front: [words()] } })
    expect(codesOf(editor.store.getSnapshot().document)).toContain('small-letters')
    expect(commands.growLetters('words')).toBe(true)
    expect(codesOf(editor.store.getSnapshot().document)).toEqual([])
    commands.undo()
    expect(editor.store.getSnapshot()).toMatchObject({ nodes: [words()], canUndo: false })
  })

  it('grow within a group that makes them smaller', () => {
    const group: GroupNode = {
      type: 'group',
      id: 'group',
      x: 100,
      y: 100,
      rotation: 0,
      opacity: 1,
      scale: 0.5,
      children: [words({ x: 0, y: 0 })]
    }
    const { editor, commands } = opened({ ...shirt, areas: { front: [group] } })
    expect(commands.growLetters('words')).toBe(true)
    expect(codesOf(editor.store.getSnapshot().document)).toEqual([])
  })

  it('stay as they are where there is no room for that, and say so', () => {
    const wide = words({ text: 'Now here '.repeat(30).trim(), x: 150, size: 6 })
    const { editor, commands } = opened({ ...shirt, areas: { front: [wide] } })
    expect(commands.growLetters('words')).toBe(false)
    expect(editor.store.getSnapshot()).toMatchObject({ nodes: [wide], canUndo: false })
  })
})

describe('several commands together', () => {
  it('are one undo step that leads back to the side and selection before', () => {
    const { store, commands } = opened(shirt)
    commands.select(['a'])
    commands.nudge(1, 0)
    const before = store.getSnapshot()
    commands.together(() => {
      commands.nudge(5, 0)
      commands.showArea('back')
      commands.insert({ type: 'shape', shape: 'star', width: 1, height: 1, fill: '#000000' })
    })
    commands.undo()
    expect(store.getSnapshot()).toMatchObject({ document: before.document, areaId: 'front', selectedIds: ['a'] })
    commands.undo()
    expect(store.getSnapshot()).toMatchObject({ document: shirt, canUndo: false })
  })

  it('are no step where they change nothing', () => {
    const { store, commands } = opened(shirt)
    commands.together(() => commands.nudge(0, 0))
    expect(store.getSnapshot().canUndo).toBe(false)
  })
})
