import {
  type DesignDocument,
  type DesignNode,
  boundsOf,
  clipArtCategories,
  decodeDesign,
  encodeDesign,
  hitTest,
  toSvg,
  documentVersion
} from '@motif/design'
import { loadFonts } from '@motif/design/node'
import type { Row } from './table.ts'

const faces = ['bricolage-grotesque-700', 'playfair-display', 'pacifico', 'caveat-700', 'space-mono']
const words = [
  'Made for the two of us',
  'Summer of the long road home',
  'Привет из Одессы',
  'مرحبا بالعالم',
  'Best dad in the whole wide world'
]
const sunset = {
  type: 'linear' as const,
  angle: 30,
  stops: [
    { at: 0, colour: '#c8371b', opacity: 1 },
    { at: 1, colour: '#f2b134', opacity: 1 }
  ]
}

function nodeAt(index: number): DesignNode {
  const placed = {
    id: `n${index}`,
    x: 20 + (index % 10) * 28,
    y: 30 + Math.floor(index / 10) * 70,
    rotation: index * 7,
    opacity: 1
  }
  const turn = index % 4
  if (index % 25 === 24)
    return {
      type: 'qr',
      ...placed,
      data: `https://motif.example/${index}`,
      level: 'M',
      width: 20,
      quiet: 4,
      fill: '#1c1b18'
    }
  if (turn === 0)
    return {
      type: 'text',
      ...placed,
      text: words[index % words.length] ?? '',
      font: faces[index % faces.length] ?? '',
      size: 9,
      align: 'centre',
      letterSpacing: 0,
      lineHeight: 1.2,
      fill: sunset,
      ...(index % 8 === 0 ? { arc: 120 } : undefined)
    }
  if (turn === 1)
    return {
      type: 'shape',
      ...placed,
      shape: 'star',
      width: 20,
      height: 20,
      fill: sunset,
      stroke: { colour: '#1c1b18', width: 1 }
    }
  if (turn === 2)
    return {
      type: 'clip-art',
      ...placed,
      art: Object.values(clipArtCategories).flat()[index] ?? '',
      width: 20,
      height: 20,
      fill: '#2f5d50'
    }
  return { type: 'image', ...placed, image: `upload-${index}`, width: 20, height: 20 }
}

/**
 * A complex poster: 12 texts in three scripts, half of them curved, 13 shapes, 12 drawings, 11 pictures and 2 QR codes.
 */
export const crowdedPoster: DesignDocument = {
  version: documentVersion,
  product: 'tee',
  areas: { front: Array.from({ length: 50 }, (_, index) => nodeAt(index)) }
}

const rounds = 200

/** Median run time after warm-up; `prepare` is not timed. */
function median<Input>(prepare: () => Input, run: (input: Input) => unknown): string {
  const times = Array.from({ length: rounds + 20 }, () => {
    const input = prepare()
    const began = performance.now()
    run(input)
    return performance.now() - began
  })
  return `${(times.slice(20).toSorted((a, b) => a - b)[rounds / 2] ?? Number.NaN).toFixed(3)} ms`
}

/** Medians of 200 runs in Node. Limits: text layout 2 ms per line, rendering 5 ms. */
export async function benchDesign(): Promise<Row[]> {
  const fonts = await loadFonts()
  const encoded = encodeDesign(crowdedPoster)
  const copy = (): DesignDocument => {
    const read = decodeDesign(encoded)
    if (!read.ok) throw new Error('The document of the bench cannot be read.')
    return read.document
  }
  const nodes = crowdedPoster.areas['front'] ?? []
  const line = (text: string) => () => ({ ...nodeAt(0), type: 'text', text, font: 'instrument-sans' }) as DesignNode
  const draw = (drawn: DesignDocument) =>
    toSvg(drawn, {
      area: { id: 'front', widthMm: 300, heightMm: 400 },
      fonts,
      images: (id) => `/api/v1/uploads/${id}`,
      mode: 'screen'
    })
  return [
    {
      what: 'first drawing of 50 nodes, fonts read from disk',
      figure: `${((began) => (draw(copy()), performance.now() - began))(performance.now()).toFixed(0)} ms`
    },
    {
      what: 'shaping and measuring a line of 30 letters, Latin',
      figure: median(line('The quick brown fox jumps over'), (node) => boundsOf(node, fonts))
    },
    {
      what: 'the same, Arabic and Latin mixed',
      figure: median(line('مرحبا بالعالم from the far hill'), (node) => boundsOf(node, fonts))
    },
    {
      what: 'the same, Japanese (taken from another face)',
      figure: median(line('いろはにほへとちりぬるをわかよたれそつねならむうゐのおくやま'), (node) =>
        boundsOf(node, fonts)
      )
    },
    { what: '`toSvg`, 50 nodes never seen before', figure: median(copy, draw) },
    {
      what: '`toSvg`, 50 nodes, one of them moved',
      figure: median(
        () => ({ ...crowdedPoster, areas: { front: nodes.map((node, index) => (index === 0 ? { ...node } : node)) } }),
        draw
      )
    },
    {
      what: 'hit test among 50 nodes',
      figure: median(
        () => ({ x: Math.random() * 300, y: Math.random() * 400 }),
        (point) => hitTest(nodes, point, fonts)
      )
    }
  ]
}
