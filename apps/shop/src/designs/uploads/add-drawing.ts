import type { Editor, EditorArea, Point } from '@motif/design'
import { SvgError, type SvgRefusal, readSvg, svgLimitBytes } from '@motif/design/svg-file'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { formatNumber } from '@motif/ui/format'

const sentences = {
  'too-large': () => m.intake_svg_too_large({ megabytes: formatNumber(svgLimitBytes / 1_000_000) }),
  'not-svg': () => m.intake_svg_damaged(),
  damaged: () => m.intake_svg_damaged(),
  doctype: () => m.intake_svg_doctype(),
  entity: (what) => m.intake_svg_entity({ what }),
  script: (what) => m.intake_svg_script({ what }),
  external: (what) => m.intake_svg_external({ what }),
  element: (what) => m.intake_svg_element({ what }),
  property: (what) => m.intake_svg_property({ what }),
  number: () => m.intake_svg_number(),
  path: () => m.intake_svg_path(),
  'fill-rule': () => m.intake_svg_fill_rule(),
  gradient: () => m.intake_svg_gradient(),
  'too-deep': () => m.intake_svg_too_detailed(),
  'too-many': () => m.intake_svg_too_many(),
  'too-detailed': () => m.intake_svg_too_detailed(),
  empty: () => m.intake_svg_empty()
} satisfies Record<SvgRefusal, (what: string) => string>

async function textOf(file: File): Promise<string> {
  if (file.size > svgLimitBytes) throw new SvgError('too-large')
  return file.text()
}

/** Imports a local SVG as shapes, or explains why it cannot. Nothing is uploaded. */
export async function addDrawing(
  editor: Pick<Editor, 'commands'>,
  { file, area, at }: { file: File; area: EditorArea; at?: Point | undefined }
): Promise<void> {
  try {
    const { node, isSimplified } = readSvg(await textOf(file), {
      area,
      name: file.name,
      newId: () => crypto.randomUUID()
    })
    const hasRoom = editor.commands.add([node], { areaId: area.id, ...(at && { at }) })
    if (hasRoom && isSimplified) toaster.show({ tone: 'info', title: m.intake_svg_simplified({ name: file.name }) })
  } catch (error) {
    toaster.show({
      tone: 'bad',
      title: m.intake_svg_failed({ name: file.name }),
      description: error instanceof SvgError ? sentences[error.reason](error.what) : m.intake_svg_damaged()
    })
  }
}
