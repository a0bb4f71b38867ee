import { type DesignDocument, type FontSet, type TeamFinding, coloursUsed } from '@motif/design'
import { useEditor, useEditorSetting, useEditorState, useFonts } from '../../../../editor/index.ts'
import { type Fix, fixOf } from './fixes.ts'

const fixIn = (
  finding: TeamFinding,
  document: DesignDocument,
  { fonts, ground }: { fonts: FontSet | undefined; ground: string | undefined }
): Fix | undefined =>
  // Findings of team members are fixed in the list.
  fonts === undefined || finding.people?.[0] !== undefined
    ? undefined
    : fixOf(finding, document.areas[finding.area] ?? [], { fonts, ground, colours: coloursUsed(document) })

/** The one-click fix of a finding. */
export function useFix(finding: TeamFinding): Fix | undefined {
  const { productColour: ground } = useEditorSetting()
  const fonts = useFonts()
  return fixIn(
    finding,
    useEditorState(({ document }) => document),
    { fonts, ground }
  )
}

/** Whether a fix is one of all: it removes nothing. */
const isForAll = (fix: Fix | undefined): fix is Fix => fix !== undefined && fix.isRemoval !== true

/** All fixes of several findings as one undo step, but for those that remove something. `fixAll` returns how many worked. */
export function useFixes(findings: readonly TeamFinding[]): { count: number; fixAll: () => number } {
  const { commands, store } = useEditor()
  const { productColour: ground } = useEditorSetting()
  const fonts = useFonts()
  const document = useEditorState((state) => state.document)
  const around = { fonts, ground }
  return {
    count: findings.filter((finding) => isForAll(fixIn(finding, document, around))).length,
    fixAll() {
      let count = 0
      const { areaId } = store.getSnapshot()
      commands.together(() => {
        for (const finding of findings) {
          // An earlier fix may have changed or removed the node.
          const fix = fixIn(finding, store.getSnapshot().document, around)
          if (!isForAll(fix)) continue
          commands.showArea(finding.area)
          if (fix.run(commands) !== false) count += 1
        }
      })
      commands.select([])
      commands.showArea(areaId)
      return count
    }
  }
}
