import type { Finding } from '@motif/design'
import { m } from '@motif/messages/server'

type Details = Finding['details']

const millimetres = (details: Details) => ({ millimetres: String(details['millimetres'] ?? '') })
const dpi = (details: Details) => ({ dpi: String(details['dpi'] ?? '') })

const sentences = {
  empty: () => m.sheet_finding_empty(),
  outside: () => m.sheet_finding_outside(),
  'cut-off': (details) => m.sheet_finding_cut_off(millimetres(details)),
  'near-edge': (details) => m.sheet_finding_near_edge(millimetres(details)),
  'low-resolution': (details) => m.sheet_finding_low_resolution(dpi(details)),
  'very-low-resolution': (details) => m.sheet_finding_low_resolution(dpi(details)),
  'missing-image': () => m.sheet_finding_missing_image(),
  'overfull-box': () => m.sheet_finding_overfull_box(),
  'beyond-line': () => m.sheet_finding_beyond_line(),
  'small-letters': () => m.sheet_finding_small_letters(),
  'thin-line': () => m.sheet_finding_thin_line(),
  'half-transparent': () => m.sheet_finding_half_transparent(),
  'missing-letters': () => m.sheet_finding_missing_letters(),
  'one-colour-emoji': () => m.sheet_finding_one_colour_emoji(),
  'sample-text': () => m.sheet_finding_sample_text(),
  invisible: () => m.sheet_finding_invisible(),
  'blends-in': () => m.sheet_finding_blends_in(),
  'qr-too-fine': () => m.sheet_finding_qr_too_fine(),
  'qr-too-long': () => m.sheet_finding_qr_too_long(),
  'qr-low-contrast': () => m.sheet_finding_qr_low_contrast()
} satisfies Record<Finding['code'], (details: Details) => string>

/** A finding of the design check, for the printer. */
export const findingSentence = ({ code, details }: Pick<Finding, 'code' | 'details'>): string =>
  sentences[code](details)
