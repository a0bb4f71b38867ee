import { limits } from '@motif/contract/rules'
import { IntakeError, type IntakePicture, type IntakeRefusal, intakePicture } from '@motif/design/intake'
import { FlowError } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { formatNumber } from '@motif/ui/format'
import { isDrawing } from './is-drawing.ts'
import type { Going, PreparedFile } from './uploads.ts'

/** Size of a print area in millimetres. */
export interface PrintSize {
  widthMm: number
  heightMm: number
}

const kinds = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/heic', 'image/heif', 'application/pdf'])
const taken = { bytes: limits.uploadBytesMax, pixels: limits.uploadPixelsMax }

const refusals = {
  'too-large': () => m.intake_too_large(),
  'too-many-pixels': () => m.intake_too_many_pixels(),
  unreadable: () => m.intake_unreadable(),
  'pdf-too-large': () => m.intake_pdf_too_large(),
  'pdf-damaged': () => m.intake_pdf_damaged(),
  'pdf-password': () => m.intake_pdf_password(),
  'pdf-empty': () => m.intake_pdf_damaged(),
  'pdf-picture-too-large': () => m.intake_pdf_picture_too_large(),
  'pdf-too-slow': () => m.intake_pdf_too_slow()
} satisfies Record<IntakeRefusal, () => string>

function changeNoteOf({ name }: File, change: IntakePicture['change']): string | undefined {
  if (!change) return undefined
  const words = { name, width: formatNumber(change.width), height: formatNumber(change.height) }
  if (change.kind === 'whole') return m.intake_packed(words)
  return change.kind === 'enough' ? m.intake_enough(words) : m.intake_most(words)
}

/** A note about resizing, and about further pages. */
function noteOf(file: File, { change, pages = 1 }: IntakePicture): string | undefined {
  const notes = [pages > 1 ? m.intake_pdf_pages({ name: file.name, pages }) : undefined, changeNoteOf(file, change)]
  return notes.filter((note) => note !== undefined).join(' ') || undefined
}

const extensions: Record<string, string> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png' }

/** Changes the extension to the new format. */
const renamed = (name: string, type: string) => name.replace(/\.[^.]*$/, '') + `.${extensions[type] ?? 'png'}`

/**
 * Converts a local file to what the API accepts.
 * @throws {FlowError} with a message for the user; the abort reason of `signal`
 */
export async function prepareFile(file: File, areas: readonly PrintSize[], going: Going): Promise<PreparedFile> {
  if (isDrawing(file))
    throw new FlowError('', { code: 'unsupported-media-type', detail: m.intake_drawing_is_no_picture() })
  if (file.type !== '' && !kinds.has(file.type)) throw new FlowError('', { code: 'unsupported-media-type' })
  try {
    const taking = await intakePicture(file, { limits: taken, areas, ...going })
    const { file: made } = taking
    if (made === file) return { file }
    return { file: new File([made], renamed(file.name, made.type), { type: made.type }), note: noteOf(file, taking) }
  } catch (error) {
    if (!(error instanceof IntakeError)) throw error
    const code = error.reason.includes('too-') ? 'too-large' : 'unsupported-media-type'
    throw new FlowError('', { code, detail: refusals[error.reason]() }, error)
  }
}
