import type { Artwork } from './artwork.ts'

const placed = { rotation: 0, opacity: 1 } as const

/** A sample design with difficult content: edges, letters, transparency, gradients, and a border at the very edge. */
export function samplePrint({ widthMm, heightMm }: { widthMm: number; heightMm: number }): Artwork {
  const [x, y, short] = [widthMm / 2, heightMm / 2, Math.min(widthMm, heightMm)]
  return {
    widthMm,
    heightMm,
    nodes: [
      {
        type: 'shape',
        id: 'veil',
        shape: 'rectangle',
        ...placed,
        x,
        y,
        width: widthMm * 0.985,
        height: heightMm * 0.985,
        opacity: 0.3,
        fill: '#2f7f8f'
      },
      {
        type: 'shape',
        id: 'sun',
        shape: 'ellipse',
        ...placed,
        x: x - short * 0.16,
        y: y - short * 0.14,
        width: short * 0.56,
        height: short * 0.56,
        fill: {
          type: 'linear',
          angle: 90,
          stops: [
            { at: 0, colour: '#f2c230', opacity: 1 },
            { at: 1, colour: '#d4442a', opacity: 1 }
          ]
        }
      },
      {
        type: 'shape',
        id: 'star',
        shape: 'star',
        ...placed,
        x: x + short * 0.2,
        y: y + short * 0.2,
        width: short * 0.46,
        height: short * 0.46,
        rotation: 14,
        opacity: 0.85,
        fill: '#27408b'
      },
      {
        type: 'text',
        id: 'words',
        ...placed,
        x,
        y,
        text: 'Motif',
        font: 'Bricolage Grotesque',
        size: short * 0.24,
        align: 'centre',
        letterSpacing: 0,
        lineHeight: 1.2,
        fill: '#ffffff'
      }
    ]
  }
}
