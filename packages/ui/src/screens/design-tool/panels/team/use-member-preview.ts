import { type TeamMember, memberDocument } from '@motif/design'
import { useEffect } from 'react'
import { useActivity, useEditor, useEditorState, useFonts } from '../../../../editor/index.ts'
import { useTeamSetting } from '../../team-context.ts'

/** Previews a member on the product while no gesture is active. */
export function useMemberPreview(member: TeamMember | undefined) {
  const { commands } = useEditor()
  const { areas } = useTeamSetting()
  const document = useEditorState((state) => state.document)
  const fonts = useFonts()
  const isResting = useActivity().kind === 'idle'
  useEffect(() => {
    if (member === undefined || fonts === undefined || !isResting) return undefined
    commands.preview(memberDocument(document, member, areas, fonts))
    return () => commands.preview()
  }, [commands, member, document, areas, fonts, isResting])
}
