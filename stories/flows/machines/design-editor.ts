import { type DesignNode, documentVersion } from '@motif/design'
import { createEditor, designEditorMachine } from '@motif/flows/design-editor'
import type { AnyActorRef } from 'xstate'
import { artworks } from '../../fixtures/designs.ts'
import { everydayTee } from '../../fixtures/products.ts'
import type { Walk, WrittenEvent } from '../walk/types.ts'

const picture: DesignNode = {
  type: 'image',
  id: 'picture',
  image: 'picture',
  x: 150,
  y: 320,
  width: 90,
  height: 60,
  rotation: 0,
  opacity: 1
}
const nodes: readonly DesignNode[] = [...artworks.hello, picture]

const modifiers = { shift: false, alt: false, command: false }
const at = { x: 300, y: 300 }
const afar = { x: 340, y: 330 }
const pointer = (pointerId: number) => ({ pointerId, modifiers })

const press = (target: object): WrittenEvent => ({
  type: 'POINTER_DOWN',
  kind: 'mouse',
  button: 0,
  at,
  target,
  ...pointer(1)
})
const finger = (pointerId: number): WrittenEvent => ({
  ...press({ kind: 'stage' }),
  kind: 'touch',
  ...pointer(pointerId)
})

const onNode = press({ kind: 'node', nodeId: 'hello' })
const onHandle = press({ kind: 'handle', handle: 'se' })
const onRotate = press({ kind: 'rotate' })
const onShape = press({ kind: 'shape' })
const onStage = press({ kind: 'stage' })
const onCrop = press({ kind: 'crop', handle: 'e' })
const middleButton = { ...onStage, button: 1 }
const move: WrittenEvent = { type: 'POINTER_MOVE', at: afar, ...pointer(1) }
const typing: WrittenEvent = { type: 'EDIT_TEXT', nodeId: 'hello' }
const crop: WrittenEvent = { type: 'CROP', nodeId: 'picture' }
const drawLine: WrittenEvent = { type: 'DRAW_LINE', nodeId: 'hello' }
const several: WrittenEvent = { type: 'MULTI_SELECT', isOn: true }

export const designEditorWalk: Walk = {
  machine: designEditorMachine,
  beginnings: [{ name: 'A design on a tee' }],
  events: [
    { event: onNode, called: 'on words' },
    { event: onStage, called: 'on nothing' },
    { event: onHandle, called: 'on a handle' },
    { event: onRotate, called: 'on the handle that turns' },
    { event: onShape, called: 'on the grip of a bend' },
    { event: onCrop, called: 'on a side of the picture' },
    { event: middleButton, called: 'with the middle button' },
    { event: finger(1), called: 'with a finger' },
    { event: finger(2), called: 'with a second finger' },
    { event: move, called: 'far' },
    { event: { type: 'POINTER_UP', at: afar, ...pointer(1) } },
    { event: { type: 'POINTER_CANCEL', pointerId: 1 } },
    { event: { type: 'DOUBLE_CLICK', at } },
    { event: { type: 'CHOOSE', at } },
    { event: { type: 'WHEEL', at, dx: 0, dy: 40, isZoom: false } },
    { event: { type: 'SPACE', isDown: true }, called: 'held' },
    { event: { type: 'SPACE', isDown: false }, called: 'let go' },
    { event: several, called: 'on' },
    { event: { type: 'MULTI_SELECT', isOn: false }, called: 'off' },
    { event: typing },
    { event: { type: 'TEXT_TYPED', text: 'Good day' } },
    { event: crop },
    { event: drawLine },
    { event: { type: 'DONE' } },
    { event: { type: 'ESCAPE' } },
    { event: { type: 'RESET' } }
  ],
  guards: {
    isSecondFinger: 'another finger is down',
    isPan: 'it is the middle button, or Space is held',
    isMain: 'it is the main button',
    isOwn: 'it is the pointer that began it',
    isFar: 'the pointer has gone far enough',
    'idle at once 1': 'several are being chosen',
    'idle DOUBLE_CLICK 1': 'it is on something locked',
    'idle DOUBLE_CLICK 2': 'it is on words',
    'idle DOUBLE_CLICK 3': 'it is on a picture',
    'idle EDIT_TEXT 1': 'these are words, and not locked',
    'idle CROP 1': 'this is a picture, and not locked',
    'idle DRAW_LINE 1': 'these are words, and not locked',
    'multiSelecting at once 1': 'no more are being chosen',
    'pointing POINTER_MOVE 1': 'it has gone far, from a handle',
    'pointing POINTER_MOVE 2': 'it has gone far, from the handle that turns',
    'pointing POINTER_MOVE 3': 'it has gone far, from the grip of a bend',
    'pointing POINTER_MOVE 4': 'it has gone far, from something not locked',
    'pointing POINTER_MOVE 5': 'a finger has gone far, and not several are being chosen',
    'pinching POINTER_UP 1': 'it is one of the two fingers',
    'pinching POINTER_CANCEL 1': 'it is one of the two fingers',
    'editingText EDIT_TEXT 1': 'these words are being typed already',
    'cropping POINTER_DOWN 3': 'it is on the picture, or one of its sides',
    'cropping.spreading POINTER_UP 1': 'it is one of the two fingers',
    'cropping.spreading POINTER_CANCEL 1': 'it is one of the two fingers'
  },
  open: (inspect) => {
    let actor: AnyActorRef | undefined
    const subject = createEditor({
      document: { version: documentVersion, product: everydayTee.slug, areas: { front: [...nodes] } },
      areas: everydayTee.printAreas,
      inspect: (event) => {
        actor ??= event.actorRef as AnyActorRef
        inspect(event)
      }
    })
    if (actor === undefined) throw new Error('The editor has not told of its machine.')
    return { actor, subject }
  },
  paths: {
    idle: [],
    multiSelecting: [several],
    pointing: [onNode],
    translating: [onNode, move],
    resizing: [onHandle, move],
    rotating: [onRotate, move],
    shaping: [onShape, move],
    marquee: [onStage, move],
    panning: [middleButton],
    pinching: [finger(1), finger(2)],
    editingText: [typing],
    'cropping.waiting': [crop],
    'cropping.pulling': [crop, onCrop],
    'cropping.spreading': [crop, { ...onCrop, kind: 'touch' }, finger(2)],
    'drawing.waiting': [drawLine],
    'drawing.stroke': [drawLine, onStage]
  }
}
