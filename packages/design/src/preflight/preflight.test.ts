import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { documentVersion } from '../document/version.ts'
import type { DesignNode, ImageNode, ShapeNode, TextNode } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { loadFonts } from '../node.ts'
import { fitText } from '../text/fit-text.ts'
import { arbitraryDocument } from '../testing/arbitrary-document.ts'
import { type PreflightOptions, blockersOf, preflight, resolutionOf } from './preflight.ts'

let fonts: FontSet
beforeAll(async () => {
  fonts = await loadFonts()
})

const front = { id: 'front', widthMm: 300, heightMm: 400, bleedMm: 3, safeMm: 5 }
const placed = { x: 150, y: 200, rotation: 0, opacity: 1 }
const text = (more: Partial<TextNode> = {}): TextNode => ({
  type: 'text',
  id: 't',
  ...placed,
  text: 'Hello',
  font: 'instrument-sans',
  size: 30,
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2,
  fill: '#1c1b18',
  ...more
})
const image = (more: Partial<ImageNode> = {}): ImageNode => ({
  type: 'image',
  id: 'i',
  ...placed,
  image: 'u',
  width: 100,
  height: 100,
  ...more
})
const qr: DesignNode = {
  type: 'qr',
  id: 'q',
  ...placed,
  data: 'https://example.com',
  level: 'M',
  width: 80,
  quiet: 4,
  fill: '#000000'
}
const group = (children: DesignNode[]): DesignNode => ({ type: 'group', id: 'g', ...placed, scale: 1, children })
const pixels = { width: 2000, height: 2000 }

const findings = (nodes: DesignNode[], options: Partial<PreflightOptions> = {}) =>
  preflight(
    { version: documentVersion, product: 'tee', areas: { front: nodes } },
    { areas: [front], fonts, images: () => pixels, ...options }
  )
const codes = (nodes: DesignNode[], options: Partial<PreflightOptions> = {}) =>
  findings(nodes, options).map(({ code, severity }) => `${severity} ${code}`)

describe('the check before print', () => {
  it('has nothing to say of a sound design', () => {
    expect(codes([text(), image()])).toEqual([])
  })

  it.each<[string, () => DesignNode[], string[]]>([
    ['nothing to print', () => [], ['error empty']],
    ['a space', () => [text({ text: ' \n ' })], ['error empty', 'warning invisible']],
    ['all of it hidden', () => [text({ hidden: true })], ['error empty']],
    ['a picture under 300 pixels an inch', () => [image({ width: 200, height: 200 })], ['warning low-resolution']],
    ['a picture under 150 pixels an inch', () => [image({ width: 290, height: 350 })], ['confirm very-low-resolution']],
    [
      'a picture whose crop leaves few pixels',
      () => [
        image({
          crop: { x: 0, y: 0, width: 0.2, height: 0.2 },
          effect: { type: 'sepia' },
          mask: { shape: 'ellipse' }
        })
      ],
      ['confirm very-low-resolution']
    ],
    ['words beside the print area', () => [text({ x: -200 })], ['confirm outside']],
    [
      'a shape beside the print area',
      () => [{ type: 'shape', id: 's', ...placed, shape: 'ellipse', x: -200, width: 20, height: 20, fill: '#000000' }],
      ['warning outside']
    ],
    ['words that are cut off', () => [text({ x: 10 })], ['confirm cut-off']],
    ['words of which a sliver is cut off', () => [text({ x: 33 })], ['note near-edge']],
    ['words near the edge', () => [text({ y: 21 })], ['note near-edge']],
    ['a picture of which more than 3 mm are lost', () => [image({ width: 100, x: 46 })], ['confirm cut-off']],
    ['a picture that fills the bleed', () => [image({ width: 100, x: 47 })], []],
    [
      'a shape that reaches over the bleed',
      () => [
        { type: 'shape', id: 's', ...placed, shape: 'rectangle', x: 20, width: 100, height: 100, fill: '#000000' }
      ],
      ['note cut-off']
    ],
    ['the words a text begins with', () => [text({ text: ' Your\nwords ' })], ['confirm sample-text']],
    ['a sample number', () => [text({ text: '00' })], ['confirm sample-text']],
    ['words of one’s own with sample words in them', () => [text({ text: 'Your words, my T' })], []],
    ['a thin outline', () => [text({ stroke: { colour: '#c8371b', width: 0.2 } })], ['warning thin-line']],
    [
      'a second outline that is thin',
      () => [text({ stroke: { colour: '#c8371b', width: 1 }, outlines: [{ colour: '#000000', width: 0.2 }] })],
      ['warning thin-line']
    ],
    ['thin sides', () => [text({ extrusion: { colour: '#000000', depth: 0.2, angle: 45 } })], ['warning thin-line']],
    [
      'sides over the edge',
      () => [text({ x: 100, extrusion: { colour: '#000000', depth: 100, angle: 180 } })],
      ['confirm cut-off']
    ],
    [
      'letters in the colour of the product with sides that are not',
      () => [text({ fill: '#ffffff', extrusion: { colour: '#000000', depth: 2, angle: 45 } })],
      []
    ],
    [
      'a shadow that the product shows through',
      () => [text({ shadow: { colour: '#000000', x: 1, y: 1, opacity: 0.5 } })],
      ['note half-transparent']
    ],
    [
      'a shadow over the edge',
      () => [text({ x: 100, shadow: { colour: '#000000', x: -100, y: 0, opacity: 1 } })],
      ['confirm cut-off']
    ],
    ['words that shrink to fit', () => [text({ fit: 'shrink', width: 60, height: 20 })], []],
    [
      'words that fit their box in no letters that print',
      () => [text({ text: 'word '.repeat(99), fit: 'shrink', width: 40, height: 10 })],
      ['warning overfull-box']
    ],
    [
      'words that a group draws smaller than letters print',
      () => [{ ...group([text({ x: 0, y: 0, fit: 'shrink', width: 20, height: 5 })]), scale: 0.2 } as DesignNode],
      ['warning small-letters']
    ],
    ['half-transparent words', () => [text({ opacity: 0.5 })], ['note half-transparent']],
    ['an emoji', () => [text({ text: 'Hello 🌞' })], ['note one-colour-emoji']],
    ['a flag', () => [text({ text: '🇫🇷' })], ['note one-colour-emoji']],
    ['a heart that phones show in colour', () => [text({ text: 'me ❤️ you' })], ['note one-colour-emoji']],
    ['a heart that is a sign', () => [text({ text: 'me ❤ you © 1' })], []],
    ['letters no font has', () => [text({ text: 'a\u{13000}' })], ['error missing-letters']],
    [
      'a fine QR code',
      () => [
        { type: 'qr', id: 'q', ...placed, data: 'https://example.com', level: 'M', width: 8, quiet: 4, fill: '#000000' }
      ],
      ['warning qr-too-fine']
    ],
    [
      'a QR code with too much in it',
      () => [
        { type: 'qr', id: 'q', ...placed, data: 'ä'.repeat(1000), level: 'H', width: 80, quiet: 4, fill: '#000000' }
      ],
      ['error qr-too-long']
    ]
  ])('tells of %s', (_what, nodes, expected) => {
    expect(codes(nodes())).toEqual(expected)
  })

  it('tells of thin sides apart from thin lines', () => {
    const words = (width: number) =>
      text({ stroke: { colour: '#c8371b', width }, extrusion: { colour: '#000000', depth: 0.2, angle: 45 } })
    expect(findings([words(1)])).toMatchObject([{ code: 'thin-line', details: { millimetres: 0.2, part: 'sides' } }])
    expect(findings([words(0.1)])[0]?.details).toEqual({ millimetres: 0.1 })
  })

  it('tells of letters that are smaller than print has them, in one word alone', () => {
    const words = (scale: number) => text({ text: 'Now here', size: 10, runs: [{ start: 0, end: 3, scale }] })
    expect(findings([words(0.2)])).toMatchObject([{ code: 'small-letters', details: { millimetres: 2 } }])
    expect(findings([words(0.22)])).toEqual([])
  })

  it('tells of words that are longer than the line they stand on', () => {
    const words = (length: number) =>
      text({
        text: 'Now here',
        size: 20,
        baseline: {
          points: [
            { x: 0, y: 0 },
            { x: length, y: 0 }
          ],
          offset: 0
        }
      })
    expect(findings([words(20)])).toMatchObject([{ code: 'beyond-line', severity: 'warning' }])
    expect(findings([words(120)])).toEqual([])
  })

  it('tells of letters that an envelope presses together until print cannot have them', () => {
    const words = (amount: number) => text({ text: 'Now here', size: 7, warp: { shape: 'bulge', amount } })
    expect(findings([words(-100)])).toMatchObject([{ code: 'small-letters', details: { millimetres: 1.75 } }])
    expect([words(-90), words(100)].map((node) => findings([node]))).toEqual([[], []])
  })

  it('tells of one word that is white on white', () => {
    const words = (fill: string) => text({ text: 'Now here', runs: [{ start: 0, end: 3, fill }] })
    expect(codes([words('#ffffff')], { ground: '#ffffff' })).toEqual(['warning blends-in'])
    expect(codes([words('#c8371b')], { ground: '#ffffff' })).toEqual([])
  })

  it('tells of white on white, and not of white on black', () => {
    expect(codes([text({ fill: '#fdfdfb' })], { ground: '#ffffff' })).toEqual(['warning blends-in'])
    expect(codes([text({ fill: '#fdfdfb' })], { ground: '#111111' })).toEqual([])
    expect(codes([text({ fill: '#fdfdfb', stroke: { colour: '#000000', width: 1 } })], { ground: '#ffffff' })).toEqual(
      []
    )
  })

  describe('what things stand on', () => {
    const shape = (more: Partial<ShapeNode> = {}): ShapeNode => ({
      type: 'shape',
      id: 's',
      ...placed,
      shape: 'rectangle',
      width: 240,
      height: 120,
      fill: '#a33b2a',
      ...more
    })
    const white = text({ fill: '#ffffff', size: 20 })
    const onWhite = { ground: '#ffffff' }

    it.each<[string, DesignNode[], string[]]>([
      ['white words on a red panel', [shape(), white], []],
      ['white words on a red group', [group([{ ...shape(), x: 0, y: 0 }]), white], []],
      ['white words under a red panel', [white, shape()], ['warning blends-in']],
      [
        'white words beside a red disc',
        [shape({ shape: 'ellipse', x: 60, y: 60, width: 40, height: 40 }), white],
        ['warning blends-in']
      ],
      ['white words half of which are off the panel', [shape({ x: 90, width: 120 }), white], ['warning blends-in']],
      [
        'white words on a panel that shows what is below',
        [shape({ opacity: 0.9 }), white],
        ['warning blends-in', 'note half-transparent']
      ],
      [
        'white words on a panel that is no more than a line round it',
        [shape({ fill: undefined, stroke: { colour: '#000000', width: 1 } }), white],
        ['warning blends-in']
      ],
      ['white words on a picture', [image({ width: 100, height: 80 }), white], []],
      [
        'white words where a picture is cut away',
        [image({ width: 100, height: 80, mask: { shape: 'path', path: 'M0 0H1V.1H0Z' } }), white],
        ['warning blends-in']
      ],
      [
        'a red star on a red panel',
        [shape(), shape({ id: 'star', shape: 'star', width: 40, height: 40 })],
        ['warning blends-in']
      ],
      [
        'a red star that runs out of a red panel',
        [shape(), shape({ id: 'star', shape: 'star', y: 140, width: 80, height: 80 })],
        []
      ],
      [
        'white words in the hole of a ring',
        [shape({ shape: 'path', path: 'M0 0L1 0L1 1L0 1ZM0.1 0.1L0.1 0.9L0.9 0.9L0.9 0.1Z' }), white],
        ['warning blends-in']
      ]
    ])('counts: %s', (_, nodes, expected) => {
      expect(codes(nodes, onWhite)).toEqual(expected)
    })

    it('counts for codes too', () => {
      expect(codes([shape({ fill: '#ffffff' }), qr], { ground: '#1f2f5a' })).toEqual([])
      expect(codes([shape({ fill: '#1f2f5a' }), qr], onWhite)).toEqual(['warning qr-low-contrast'])
      expect(codes([shape({ fill: '#ffffff', x: 90, width: 120 }), qr], { ground: '#1f2f5a' })).toEqual([
        'warning qr-low-contrast'
      ])
    })
  })

  it.each([
    ['a shirt', { id: 'front', widthMm: 300, heightMm: 400, bleedMm: 0, safeMm: 10 }],
    ['a mug', { id: 'front', widthMm: 200, heightMm: 90, bleedMm: 0, safeMm: 4 }]
  ])('has nothing to say of words as the home page sets them on %s', (_, area) => {
    for (const words of ['A', 'Say something', 'Happy birthday dear grandmother Wilhelmina, from us!', 'مرحبا بالعالم'])
      expect(
        codes([fitText(words, area, { id: 'words', font: 'bricolage-grotesque-700', fill: '#000000' }, fonts)], {
          areas: [area]
        }),
        words
      ).toEqual([])
  })

  it('tells of codes that scanners give up on', () => {
    expect(codes([qr], { ground: '#1f2f5a' })).toEqual(['warning qr-low-contrast'])
    expect(codes([{ ...qr, background: '#ffffff' }], { ground: '#1f2f5a' })).toEqual([])
  })

  it('tells of pictures that are gone', () => {
    expect(codes([image()], { images: () => undefined })).toEqual(['error missing-image'])
  })

  it('counts with what groups do to their children', () => {
    const grown: DesignNode = { type: 'group', id: 'g', ...placed, scale: 2, children: [image({ x: 0, y: 0 })] }
    expect(codes([grown])).toEqual(['warning low-resolution'])
    expect(findings([grown])[0]).toMatchObject({ node: 'i', details: { dpi: 254 } })
    const shrunk: DesignNode = {
      type: 'group',
      id: 'g',
      ...placed,
      scale: 0.25,
      children: [text({ x: 0, y: 0, stroke: { colour: '#000000', width: 1 } })]
    }
    expect(codes([shrunk])).toEqual(['warning thin-line'])
  })

  it('puts the gravest first', () => {
    expect(
      codes([text({ opacity: 0.5, text: 'a\u{13000}' }), image({ width: 290, height: 395, id: 'j' })]).map(
        (code) => code.split(' ')[0]
      )
    ).toEqual(['error', 'confirm', 'note'])
  })

  it('finds what blocks without setting a text', () => {
    const blockers = (nodes: DesignNode[]) =>
      blockersOf({ version: documentVersion, product: 'tee', areas: { front: nodes } }, { areas: [front], fonts }).map(
        ({ code }) => code
      )
    expect([
      blockers([]),
      blockers([text({ hidden: true })]),
      blockers([text({ x: -200 })]),
      blockers([text({ text: 'a\u{13000}' })])
    ]).toEqual([['empty'], ['empty'], [], ['missing-letters']])
  })

  it('allows what is cut off within the bleed, however wide that is', () => {
    const wide = { ...front, bleedMm: 6 }
    expect([codes([image({ x: 45 })], { areas: [wide] }), codes([image({ x: 43 })], { areas: [wide] })]).toEqual([
      [],
      ['confirm cut-off']
    ])
    const none = { ...front, bleedMm: 0 }
    expect([codes([image({ x: 48 })], { areas: [none] }), codes([image({ x: 46 })], { areas: [none] })]).toEqual([
      ['note cut-off'],
      ['confirm cut-off']
    ])
  })

  it('gives the resolution in the worse direction', () => {
    expect(resolutionOf({ width: 25.4, height: 50.8 }, { width: 300, height: 300 })).toBe(150)
  })

  it('has an answer to every document', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        for (const { area, node } of preflight(document, {
          areas: [front],
          fonts,
          images: () => pixels,
          ground: '#ffffff'
        }))
          expect([area, typeof (node ?? '')]).toEqual(['front', 'string'])
      }),
      { numRuns: 100 }
    )
  })
})
