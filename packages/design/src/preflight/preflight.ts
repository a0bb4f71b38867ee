import type { DesignDocument } from '../document/document.ts'
import { type ImageNode, type TextNode, smallestLetters } from '../document/nodes.ts'
import { coloursOf, thinnestLine } from '../document/paint.ts'
import { stretchesOf } from '../document/runs.ts'
import { textMaskOf, wordsIn } from '../document/words-in.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { boxAround } from '../geometry/box.ts'
import { type Leaf, cornersOfLeaf, leavesOf } from '../geometry/leaves.ts'
import { maskTextSize } from '../geometry/mask-outline.ts'
import { finestModule, fitsQr, qrModules } from '../qr/qr-path.ts'
import type { AreaSize } from '../drawing/draw-design.ts'
import { facesOf } from '../text/faces.ts'
import { layoutText } from '../text/layout.ts'
import { leastScale } from '../text/warp/envelope.ts'
import { missingLetters } from '../text/missing.ts'
import { isScannable } from '../qr/scannable.ts'
import { isSample } from './sample-words.ts'
import { blendsInto } from './colours.ts'
import { type Ground, followGrounds } from './grounds.ts'

/** Pixels an inch at which a picture prints well, and below which the person must say that they want it so. */
export const resolutionLimits = { good: 300, poor: 150 } as const

/** Millimetres of a text or a picture beyond the edge of its print area, or its bleed, that are lost only if the person says so. */
const cutOffLimitMm = 3

const millimetresPerInch = 25.4

/** How a print area is to be filled. */
export interface PrintAreaSpec extends AreaSize {
  bleedMm: number
  /** Distance from the edge that letters keep. */
  safeMm: number
}

export type FindingCode =
  | 'empty'
  | 'outside'
  | 'cut-off'
  | 'near-edge'
  | 'low-resolution'
  | 'very-low-resolution'
  | 'missing-image'
  | 'thin-line'
  | 'half-transparent'
  | 'missing-letters'
  | 'overfull-box'
  | 'beyond-line'
  | 'small-letters'
  | 'sample-text'
  | 'invisible'
  | 'blends-in'
  | 'qr-too-fine'
  | 'qr-too-long'
  | 'qr-low-contrast'

/**
 * Something to know before it is printed. `error`: it cannot be printed so; `confirm`: the person must say that they
 * want it so; `warning`: it may not be what they want; `note`: it is usual, but good to know.
 */
export interface Finding {
  code: FindingCode
  severity: 'error' | 'confirm' | 'warning' | 'note'
  area: string
  /** Null where it is about the whole area. */
  node: string | null
  /** What the sentence tells: letters that are missing, pixels an inch, millimetres. */
  details: Readonly<Record<string, string | number>>
}

export interface PreflightOptions {
  /** The product's print areas; a part of the document on any other is not printed. */
  areas: readonly PrintAreaSpec[]
  fonts: FontSet
  /** Pixels of an upload; undefined where it is gone. */
  images: (id: string) => { width: number; height: number } | undefined
  /** Colour of the product, `#rrggbb`, if there is one. */
  ground?: string
}

/** Pixels an inch of a picture as it will be printed: of what the crop leaves, in the worse direction. */
export function resolutionOf(
  { width, height, crop }: Pick<ImageNode, 'width' | 'height' | 'crop'>,
  pixels: { width: number; height: number },
  scale = 1
): number {
  const across = (pixels.width * (crop?.width ?? 1)) / (width * scale)
  const down = (pixels.height * (crop?.height ?? 1)) / (height * scale)
  return Math.floor(Math.min(across, down) * millimetresPerInch)
}

type Told = Pick<Finding, 'code' | 'severity'> & { details?: Finding['details'] }

/** Is it text, or must it be whole to be understood? What is cut off a photo is seldom missed. */
const mustBeWhole = ({ node }: Leaf) =>
  (wordsIn(node) ?? '').trim() !== '' || node.type === 'qr' || node.type === 'clip-art'

function place(leaf: Leaf, { widthMm, heightMm, bleedMm, safeMm }: PrintAreaSpec, fonts: FontSet): Told[] {
  const { left, top, right, bottom } = boxAround(cornersOfLeaf(leaf, fonts))
  const isMeant = mustBeWhole(leaf) || leaf.node.type === 'image'
  if (right <= 0 || bottom <= 0 || left >= widthMm || top >= heightMm)
    return [{ code: 'outside', severity: isMeant ? 'confirm' : 'warning' }]
  const over = Math.max(-left, -top, right - widthMm, bottom - heightMm)
  const details = { millimetres: Math.round(over * 10) / 10 }
  if (isMeant && over > Math.max(bleedMm, cutOffLimitMm) + 0.01)
    return [{ code: 'cut-off', severity: 'confirm', details }]
  if (over > bleedMm + 0.01) return [{ code: 'cut-off', severity: mustBeWhole(leaf) ? 'warning' : 'note', details }]
  return over > 0.01 - safeMm && mustBeWhole(leaf)
    ? [{ code: 'near-edge', severity: 'note', details: { millimetres: safeMm } }]
    : []
}

function picture({ node, scale }: Leaf, images: PreflightOptions['images']): Told[] {
  if (node.type !== 'image') return []
  const pixels = images(node.image)
  if (pixels === undefined) return [{ code: 'missing-image', severity: 'error' }]
  const dpi = resolutionOf(node, pixels, scale)
  if (dpi >= resolutionLimits.good) return []
  return [
    dpi < resolutionLimits.poor
      ? { code: 'very-low-resolution', severity: 'confirm', details: { dpi } }
      : { code: 'low-resolution', severity: 'warning', details: { dpi } }
  ]
}

/** Every line around a thing, as thick as it is printed. */
const linesOf = ({ node, scale }: Leaf): number[] =>
  [
    ...('stroke' in node && node.stroke !== undefined ? [node.stroke] : []),
    ...(node.type === 'text' ? (node.outlines ?? []) : [])
  ].map(({ width }) => width * scale)

function lines(leaf: Leaf): Told[] {
  const width = Math.min(...linesOf(leaf))
  return width < thinnestLine
    ? [{ code: 'thin-line', severity: 'warning', details: { millimetres: Math.round(width * 100) / 100 } }]
    : []
}

function code({ node, scale }: Leaf): Told[] {
  if (node.type !== 'qr') return []
  if (!fitsQr(node)) return [{ code: 'qr-too-long', severity: 'error' }]
  const side = (node.width * scale) / qrModules(node)
  return side < finestModule
    ? [{ code: 'qr-too-fine', severity: 'warning', details: { millimetres: Math.round(side * 100) / 100 } }]
    : []
}

const paintsOf = ({ node }: Leaf) =>
  'fill' in node && node.fill !== undefined && !(node.type === 'shape' && node.shape === 'line') ? [node.fill] : []

function colours(leaf: Leaf): string[] {
  const { node } = leaf
  const stroke = 'stroke' in node && node.stroke !== undefined ? [node.stroke.colour] : []
  const behind =
    node.type === 'text'
      ? [...(node.outlines ?? []), ...(node.shadow && node.shadow.opacity === 1 ? [node.shadow] : [])]
      : []
  const background = node.type === 'qr' && node.background !== undefined ? coloursOf(node.background) : []
  return [...paintsOf(leaf).flatMap(coloursOf), ...stroke, ...behind.map(({ colour }) => colour), ...background]
}

const isBlank = (leaf: Leaf) =>
  leaf.opacity === 0 ||
  (leaf.node.type === 'text' && leaf.node.text.trim() === '') ||
  (leaf.node.type !== 'image' && colours(leaf).length === 0)

/** So much of words that is not seen is missed; of a shape, which may run into one of its colour, all of it. */
const missedShare = ({ node }: Leaf) => (node.type === 'text' ? 1 / 3 : 1)

const isColours = (ground: Ground): ground is readonly string[] => ground !== undefined && ground !== 'unknown'

/** Whether a part of it that is missed can't be told from what it stands on, every colour of it from every colour there. */
function isLostOn(leaf: Leaf, grounds: readonly Ground[]): boolean {
  if (leaf.node.type === 'image') return false
  return inEachColour(leaf).some((one) => areLostOn(colours(one), leaf, grounds))
}

/** Words once in each colour they have: those of one may be seen where those of another are not. */
function inEachColour(leaf: Leaf): Leaf[] {
  const { node } = leaf
  if (node.type !== 'text' || node.runs === undefined) return [leaf]
  const seen = stretchesOf(node.runs, node.text.length).filter(
    ({ start, end }) => node.text.slice(start, end).trim() !== ''
  )
  const fills = new Set(seen.map(({ style }) => style.fill ?? node.fill))
  return [...fills].map((fill) => ({ ...leaf, node: { ...node, fill } }))
}

function areLostOn(own: readonly string[], leaf: Leaf, grounds: readonly Ground[]): boolean {
  // Most points stand on the same.
  const hiding = new Set(
    [...new Set(grounds)].filter((ground) => isColours(ground) && ground.every((colour) => blendsInto(own, colour)))
  )
  const lost = grounds.filter((ground) => hiding.has(ground))
  return lost.length > 0 && lost.length >= grounds.length * missedShare(leaf)
}

function isUnreadOn({ node, opacity }: Leaf, grounds: readonly Ground[]): boolean {
  if (node.type !== 'qr') return false
  const below = node.background === undefined ? [...new Set(grounds)].filter(isColours).flat() : [undefined]
  return below.some((colour) => !isScannable({ ...node, opacity }, colour))
}

function ink(leaf: Leaf, grounds: readonly Ground[]): Told[] {
  const isHalf =
    leaf.opacity < 1 ||
    (leaf.node.type === 'text' && leaf.node.shadow !== undefined && leaf.node.shadow.opacity < 1) ||
    paintsOf(leaf).some((paint) => typeof paint !== 'string' && paint.stops.some(({ opacity }) => opacity < 1))
  return [
    ...(isHalf ? [{ code: 'half-transparent', severity: 'note' } as const] : []),
    ...(isLostOn(leaf, grounds) ? [{ code: 'blends-in', severity: 'warning' } as const] : []),
    ...(isUnreadOn(leaf, grounds) ? [{ code: 'qr-low-contrast', severity: 'warning' } as const] : [])
  ]
}

/** Words of the tool's or of a template's that were never made anybody's own. */
function words({ node }: Leaf): Told[] {
  const text = wordsIn(node) ?? ''
  return isSample(text) ? [{ code: 'sample-text', severity: 'confirm', details: { text: text.trim() } }] : []
}

function letters({ node }: Leaf, fonts: FontSet): Told[] {
  const set = node.type === 'text' ? node : textMaskOf(node)
  const missing = set ? missingLetters(set, fonts) : []
  return missing.length === 0
    ? []
    : [{ code: 'missing-letters', severity: 'error', details: { letters: missing.slice(0, 20).join(' ') } }]
}

/** The smallest letters of a text that are seen, as so many times its size; undefined where all are of that. */
function smallestOf(node: TextNode): number | undefined {
  const seen = facesOf(node)?.filter(({ start, end }) => node.text.slice(start, end).trim() !== '')
  const scales = (seen ?? []).map(({ scale }) => scale)
  // What an envelope presses together is as small as letters that were set small.
  const pressed = node.warp ? Math.min(1, leastScale(node.warp)) : 1
  return pressed < 1 || scales.some((scale) => scale !== 1)
    ? (scales.length === 0 ? 1 : Math.min(...scales)) * pressed
    : undefined
}

/** Words a picture is cut to, in letters too small to show anything of it. */
function lettersOfMask(node: ImageNode, scale: number, fonts: FontSet): Told[] {
  const mask = textMaskOf(node)
  const size = mask && maskTextSize(mask, node, fonts)
  return size !== undefined && size * scale < smallestLetters
    ? [{ code: 'small-letters', severity: 'warning', details: { millimetres: Math.round(size * scale * 100) / 100 } }]
    : []
}

/** Words that shrank to fit, or some of which are smaller: letters that print, or not even so. Groups may draw them smaller still. */
function box({ node, scale }: Leaf, fonts: FontSet): Told[] {
  if (node.type === 'image') return lettersOfMask(node, scale, fonts)
  if (node.type !== 'text') return []
  const smallest = smallestOf(node)
  if (node.fit !== 'shrink' && smallest === undefined) return []
  const { size, isOverfull } = layoutText(node, fonts)
  const printed = (times: number) => Math.round(size * scale * times * 100) / 100
  const told = (code: FindingCode, millimetres: number): Told => ({
    code,
    severity: 'warning',
    details: { millimetres }
  })
  const small = printed(smallest ?? 1)
  return [
    ...(isOverfull ? [told('overfull-box', printed(1))] : []),
    ...(small < smallestLetters ? [told('small-letters', small)] : [])
  ]
}

/** Words along a line that is shorter: they go on straight beyond its ends, and are seen there. */
const line = ({ node }: Leaf, fonts: FontSet): Told[] =>
  node.type === 'text' && node.baseline !== undefined && layoutText(node, fonts).isBeyond
    ? [{ code: 'beyond-line', severity: 'warning' }]
    : []

function check(
  leaf: Leaf,
  area: PrintAreaSpec,
  { fonts, images }: PreflightOptions,
  grounds: readonly Ground[]
): Told[] {
  if (isBlank(leaf)) return [{ code: 'invisible', severity: 'warning' }]
  return [
    ...place(leaf, area, fonts),
    ...picture(leaf, images),
    ...lines(leaf),
    ...code(leaf),
    ...letters(leaf, fonts),
    ...box(leaf, fonts),
    ...line(leaf, fonts),
    ...words(leaf),
    ...ink(leaf, grounds)
  ]
}

const isEmpty = (document: DesignDocument, areas: readonly Pick<PrintAreaSpec, 'id'>[]) =>
  areas.every(({ id }) => [...leavesOf(document.areas[id] ?? [])].every(isBlank))

/** What keeps a design from being printed, pictures aside: the errors among the findings, found without setting a text. */
export function blockersOf(
  document: DesignDocument,
  { areas, fonts }: { areas: readonly Pick<PrintAreaSpec, 'id'>[]; fonts: FontSet }
): Told[] {
  if (isEmpty(document, areas)) return [{ code: 'empty', severity: 'error' }]
  const leaves = areas.flatMap(({ id }) => [...leavesOf(document.areas[id] ?? [])]).filter((leaf) => !isBlank(leaf))
  return leaves
    .flatMap((leaf) => [...code(leaf), ...letters(leaf, fonts)])
    .filter(({ severity }) => severity === 'error')
}

const order = { error: 0, confirm: 1, warning: 2, note: 3 } as const

/** The gravest first. */
export const bySeverity = (a: Pick<Finding, 'severity'>, b: Pick<Finding, 'severity'>): number =>
  order[a.severity] - order[b.severity]

/** What there is to know before a design is printed, the gravest first; none at all for a design without a flaw. */
export function preflight(document: DesignDocument, options: PreflightOptions): Finding[] {
  const found = options.areas.flatMap((area) => {
    const groundsOf = followGrounds(options.fonts, options.ground)
    return [...leavesOf(document.areas[area.id] ?? [])].flatMap((leaf) =>
      check(leaf, area, options, groundsOf(leaf)).map(({ details = {}, ...told }): Finding => ({
        ...told,
        area: area.id,
        node: leaf.node.id,
        details
      }))
    )
  })
  const all: Finding[] = isEmpty(document, options.areas)
    ? [{ code: 'empty', severity: 'error', area: options.areas[0]?.id ?? '', node: null, details: {} }, ...found]
    : found
  return all.toSorted(bySeverity)
}
