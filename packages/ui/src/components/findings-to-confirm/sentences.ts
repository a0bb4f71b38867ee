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

/** What a finding is about: the name of a picture, the words of a text, or what kind of thing it is. */
export const nameOfFinding = ({ name, kind }: DesignFinding): string => name || kinds[kind]()

const sentences = {
  'very-low-resolution': (name, { dpi = 0 }) => m.finding_resolution({ name, dpi: formatNumber(dpi) }),
  'cut-off': (name, { millimetres = 0 }) => m.check_cut_off({ name, millimetres: formatNumber(millimetres) }),
  outside: (name) => m.check_outside({ name }),
  'sample-text': (name) => m.check_sample_text({ name })
} satisfies Record<DesignFinding['code'], (name: string, finding: DesignFinding) => string>

/** A finding the shop told, in words. */
export const sentenceOfDesignFinding = (finding: DesignFinding): string =>
  sentences[finding.code](nameOfFinding(finding), finding)
