import * as fc from 'fast-check'
import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { reachedStates, statesOf } from '../testing.ts'
import { canRedo, canUndo, designEditorMachine, documentOf, isDragging, keptDocumentOf, newImage, newText, selectedIdsOf, shownNodesOf, type DesignDocument, type DesignEditorEmitted, type DesignEditorEvent, type TextNode } from './index.ts'

const front = { widthMm: 300, heightMm: 400 }
const hello = newText(front, { id: 'hello', text: 'Hello', font: 'inter', fill: '#000000' })
const world = { ...newText(front, { id: 'world', text: 'World', font: 'inter', fill: '#000000' }), y: 100 }
const shirt: DesignDocument = { version: 2, product: 'shirt', areas: { front: [hello, world] } }
const input = { document: shirt, areaId: 'front', areas: { front, back: front } }

function scene() {
  const emitted: DesignEditorEmitted[] = []
  const actor = createActor(designEditorMachine, { input })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const down = (nodeId: string | undefined, xMm: number, yMm: number, isAdditive = false) => actor.send({ type: 'POINTER_DOWN', xMm, yMm, isAdditive, ...(nodeId === undefined ? {} : { nodeId }) })
  const move = (xMm: number, yMm: number) => actor.send({ type: 'POINTER_MOVE', xMm, yMm })
  const up = (xMm: number, yMm: number) => actor.send({ type: 'POINTER_UP', xMm, yMm })
  const now = () => actor.getSnapshot()
  const node = (id: string) => shownNodesOf(now()).find((one) => one.id === id) as TextNode
  const steps = () => now().context.history.past.length
  return { send: (event: DesignEditorEvent) => actor.send(event), down, move, up, now, node, steps, emitted }
}

describe('the design editor', () => {
  it('can reach every state', () => {
    const events = [
      { type: 'POINTER_DOWN', xMm: 0, yMm: 0, nodeId: 'hello', isAdditive: false },
      { type: 'POINTER_MOVE', xMm: 9, yMm: 0 },
      { type: 'TEXT_CHANGED', nodeId: 'hello', text: 'Hi' }
    ] as const
    expect(reachedStates(designEditorMachine, events, [input])).toEqual(statesOf(designEditorMachine))
  })

  it('takes a pointer that hardly moved for a click', () => {
    const { down, move, up, now, steps } = scene()
    down('hello', 150, 200)
    move(151, 200)
    expect(isDragging(now())).toBe(false)
    up(151, 200)
    expect(selectedIdsOf(now())).toEqual(['hello'])
    expect(steps()).toBe(0)
  })

  it('shows a drag as it goes and makes it one step when the pointer is up', () => {
    const { down, move, up, now, node, steps, emitted } = scene()
    down('hello', 150, 200)
    for (let x = 152; x <= 180; x += 2) move(x, 210)
    expect(node('hello')).toMatchObject({ x: 180, y: 210 })
    expect(keptDocumentOf(now())).toBe(shirt)
    up(190, 220)
    expect(node('hello')).toMatchObject({ x: 190, y: 220 })
    expect(steps()).toBe(1)
    expect(emitted.map(({ type }) => type)).toEqual(['announced', 'documentChanged'])
  })

  it.each(['ESCAPE', 'POINTER_CANCEL'] as const)('puts a drag back on %s', (type) => {
    const { send, down, move, now, steps } = scene()
    down('hello', 150, 200)
    move(180, 200)
    send({ type })
    expect(documentOf(now())).toBe(shirt)
    expect(steps()).toBe(0)
    expect(now().value).toBe('idle')
  })

  it('drags all that is chosen, and a click on one of them chooses it alone', () => {
    const { down, move, up, now, node } = scene()
    down('hello', 0, 0)
    up(0, 0)
    down('world', 0, 0, true)
    up(0, 0)
    expect(selectedIdsOf(now())).toEqual(['hello', 'world'])
    down('hello', 0, 0)
    move(10, 0)
    up(10, 0)
    expect([node('hello').x, node('world').x]).toEqual([160, 160])
    down('world', 0, 0)
    up(0, 0)
    expect(selectedIdsOf(now())).toEqual(['world'])
  })

  it('chooses nothing when the empty stage is clicked, and drags nothing from there', () => {
    const { send, down, move, up, now, steps } = scene()
    send({ type: 'SELECT', nodeId: 'hello' })
    down(undefined, 5, 5)
    move(50, 50)
    up(50, 50)
    expect(selectedIdsOf(now())).toEqual([])
    expect(steps()).toBe(0)
  })

  it('makes all words typed in one go one step, and puts them back on Escape', () => {
    const { send, now, node, steps } = scene()
    for (const text of ['H', 'He', 'Hey']) send({ type: 'TEXT_CHANGED', nodeId: 'hello', text })
    expect(node('hello').text).toBe('Hey')
    send({ type: 'TEXT_COMMITTED' })
    expect(steps()).toBe(1)
    send({ type: 'TEXT_CHANGED', nodeId: 'hello', text: 'No' })
    send({ type: 'ESCAPE' })
    expect(node('hello').text).toBe('Hey')
    expect(now().value).toBe('idle')
  })

  it('keeps the words when the person goes on to something else', () => {
    const { send, node, steps } = scene()
    send({ type: 'TEXT_CHANGED', nodeId: 'hello', text: 'Hey' })
    send({ type: 'CHANGE_NODE', nodeId: 'hello', change: { fill: '#FF0000', size: 20, font: 'caveat' } })
    expect(node('hello')).toMatchObject({ text: 'Hey', fill: '#ff0000', size: 20, font: 'caveat' })
    expect(steps()).toBe(2)
    send({ type: 'TEXT_CHANGED', nodeId: 'hello', text: 'Hey you' })
    send({ type: 'TEXT_CHANGED', nodeId: 'world', text: 'Earth' })
    send({ type: 'UNDO' })
    expect([node('hello').text, node('world').text]).toEqual(['Hey you', 'World'])
  })

  it('goes back and forth through every step, and a new step ends the way forth', () => {
    const { send, now, node } = scene()
    send({ type: 'CENTRE', nodeId: 'world' })
    send({ type: 'DELETE', nodeId: 'hello' })
    expect(shownNodesOf(now()).map(({ id }) => id)).toEqual(['world'])
    send({ type: 'UNDO' })
    send({ type: 'UNDO' })
    expect(documentOf(now())).toBe(shirt)
    expect([canUndo(now()), canRedo(now())]).toEqual([false, true])
    send({ type: 'REDO' })
    expect(node('world')).toMatchObject({ x: 150, y: 200 })
    send({ type: 'ADD', node: newImage(front, { id: 'cat', image: 'upload1', widthPx: 600, heightPx: 600 }) })
    expect(canRedo(now())).toBe(false)
    expect(selectedIdsOf(now())).toEqual(['cat'])
    send({ type: 'UNDO' })
    expect(selectedIdsOf(now())).toEqual([])
  })

  it('makes arrow keys in a row one step, for all that is chosen', () => {
    const { send, node, steps } = scene()
    send({ type: 'SELECT', nodeId: 'hello' })
    send({ type: 'SELECT', nodeId: 'world', isAdditive: true })
    for (let press = 0; press < 3; press += 1) send({ type: 'NUDGE', nodeId: 'hello', dxMm: 1, dyMm: 0 })
    expect([node('hello').x, node('world').x]).toEqual([153, 153])
    expect(steps()).toBe(1)
    send({ type: 'CENTRE', nodeId: 'hello' })
    send({ type: 'NUDGE', nodeId: 'hello', dxMm: 1, dyMm: 0 })
    expect(steps()).toBe(3)
  })

  it('makes no step of what changes nothing', () => {
    const { send, steps, emitted } = scene()
    send({ type: 'CENTRE', nodeId: 'hello' })
    send({ type: 'CHANGE_NODE', nodeId: 'hello', change: { fill: '#000000' } })
    send({ type: 'DELETE', nodeId: 'nobody' })
    send({ type: 'TEXT_CHANGED', nodeId: 'hello', text: 'Hello' })
    send({ type: 'TEXT_COMMITTED' })
    send({ type: 'UNDO' })
    expect(steps()).toBe(0)
    expect(emitted).toEqual([])
  })

  it('works on the area that is shown, and on none it does not have', () => {
    const { send, now } = scene()
    send({ type: 'SELECT', nodeId: 'hello' })
    send({ type: 'AREA_CHANGED', areaId: 'back' })
    expect(selectedIdsOf(now())).toEqual([])
    send({ type: 'ADD', node: { ...hello, id: 'back1' } })
    expect(keptDocumentOf(now()).areas).toMatchObject({ front: [hello, world], back: [{ id: 'back1' }] })
    send({ type: 'AREA_CHANGED', areaId: 'sleeve' })
    expect(now().context.areaId).toBe('back')
  })

  it('begins a new history with another design, and deletes all that is chosen', () => {
    const { send, now } = scene()
    send({ type: 'COLOUR_CHANGED', colour: 'navy' })
    send({ type: 'DOCUMENT_OPENED', document: shirt })
    expect(canUndo(now())).toBe(false)
    send({ type: 'SELECT', nodeId: 'hello' })
    send({ type: 'SELECT', nodeId: 'world', isAdditive: true })
    send({ type: 'DELETE' })
    expect(shownNodesOf(now())).toEqual([])
  })
})

describe('undo and redo', () => {
  const id = fc.constantFrom('hello', 'world', 'extra')
  const far = fc.integer({ min: -50, max: 50 })
  const anyEvent: fc.Arbitrary<DesignEditorEvent> = fc.oneof(
    fc.record({ type: fc.constant('NUDGE' as const), nodeId: id, dxMm: far, dyMm: far }),
    fc.record({ type: fc.constant('DELETE' as const), nodeId: id }),
    fc.record({ type: fc.constant('CHANGE_NODE' as const), nodeId: id, change: fc.record({ size: fc.integer({ min: -5, max: 2000 }) }) }),
    fc.record({ type: fc.constant('TEXT_CHANGED' as const), nodeId: id, text: fc.string() }),
    fc.record({ type: fc.constant('POINTER_DOWN' as const), nodeId: id, xMm: far, yMm: far, isAdditive: fc.boolean() }),
    fc.record({ type: fc.constantFrom('POINTER_MOVE' as const, 'POINTER_UP' as const), xMm: far, yMm: far }),
    fc.constantFrom<DesignEditorEvent>({ type: 'UNDO' }, { type: 'REDO' }, { type: 'ESCAPE' }, { type: 'TEXT_COMMITTED' })
  )

  it('lead back to the beginning and forth to the end, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        const { send, now, steps } = scene()
        for (const event of [...events, { type: 'ESCAPE' } as const]) send(event)
        const [end, count] = [keptDocumentOf(now()), steps()]
        for (let step = 0; step < count; step += 1) send({ type: 'UNDO' })
        expect(documentOf(now())).toBe(shirt)
        while (canRedo(now()) && steps() < count) send({ type: 'REDO' })
        expect(documentOf(now())).toBe(end)
      })
    )
  })
})

describe('a new picture', () => {
  it('is as large as it prints well, within the area', () => {
    // 1800 pixels at 300 dots an inch are six inches.
    expect(newImage(front, { id: 'i', image: 'u', widthPx: 1800, heightPx: 900 })).toMatchObject({ width: 152.4, height: 76.2, x: 150, y: 200 })
    expect(newImage(front, { id: 'i', image: 'u', widthPx: 9000, heightPx: 9000 })).toMatchObject({ width: 240, height: 240 })
    expect(newImage(front, { id: 'i', image: 'u', widthPx: 100, heightPx: 100 })).toMatchObject({ width: 100, height: 100 })
  })
})
