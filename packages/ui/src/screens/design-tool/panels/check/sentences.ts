import type { Finding, FindingCode } from '@motif/design'
import { m } from '@motif/messages'
import { formatNumber } from '../../../../format/index.ts'

interface About {
  name: string
  details: Finding['details']
}

const measured = ({ name, details }: About) => ({
  name,
  millimetres: formatNumber(Number(details['millimetres'] ?? 0))
})
const dots = ({ name, details }: About) => ({ name, dpi: formatNumber(Number(details['dpi'] ?? 0)) })

/** Messages in non-technical language. */
const sentences = {
  empty: () => m.check_empty(),
  outside: ({ name }) => m.check_outside({ name }),
  'cut-off': (about) => m.check_cut_off(measured(about)),
  'near-edge': (about) => m.check_near_edge(measured(about)),
  'low-resolution': (about) => m.check_low_resolution(dots(about)),
  'very-low-resolution': (about) => m.check_very_low_resolution(dots(about)),
  'missing-image': ({ name }) => m.check_missing_image({ name }),
  'thin-line': (about) =>
    about.details['part'] === 'sides' ? m.check_thin_sides(measured(about)) : m.check_thin_line(measured(about)),
  'half-transparent': ({ name }) => m.check_half_transparent({ name }),
  'missing-letters': ({ name, details }) =>
    m.check_missing_letters({ name, letters: String(details['letters'] ?? '') }),
  'one-colour-emoji': ({ name }) => m.check_one_colour_emoji({ name }),
  'beyond-line': ({ name }) => m.check_beyond_line({ name }),
  'overfull-box': (about) => m.check_overfull_box(measured(about)),
  'small-letters': (about) => m.check_small_letters(measured(about)),
  'sample-text': ({ details, name }) => m.check_sample_text({ name: String(details['text'] ?? name) }),
  invisible: ({ name }) => m.check_invisible({ name }),
  'blends-in': ({ name }) => m.check_blends_in({ name }),
  'qr-too-fine': (about) => m.check_qr_too_fine(measured(about)),
  'qr-too-long': ({ name }) => m.check_qr_too_long({ name }),
  'qr-low-contrast': ({ name }) => m.check_qr_low_contrast({ name })
} satisfies Record<FindingCode, (about: About) => string>

export const sentenceOfFinding = ({ code, details }: Finding, name: string): string =>
  sentences[code]({ name, details })
