import type { DesignFinding } from '@motif/contract'
import { m } from '@motif/messages'
import { formatNumber } from '../../format/index.ts'

const kinds = {
  text: () => m.finding_text(),
  image: () => m.finding_image(),
  qr: () => m.finding_qr(),
  'clip-art': () => m.finding_clip_art(),
  shape: () => m.finding_shape()
} satisfies Record<DesignFinding['kind'], () => string>

/** Subject of a finding: a picture's name, a text's content, or the type of node. */
export const nameOfFinding = ({ name, kind }: DesignFinding): string => name || kinds[kind]()

const sentences = {
  'very-low-resolution': (name, { dpi = 0 }) => m.finding_resolution({ name, dpi: formatNumber(dpi) }),
  'cut-off': (name, { millimetres = 0 }) => m.check_cut_off({ name, millimetres: formatNumber(millimetres) }),
  outside: (name) => m.check_outside({ name }),
  'sample-text': (name) => m.check_sample_text({ name })
} satisfies Record<DesignFinding['code'], (name: string, finding: DesignFinding) => string>

/** Message of a finding from the API. */
export const sentenceOfDesignFinding = (finding: DesignFinding): string =>
  sentences[finding.code](nameOfFinding(finding), finding)
