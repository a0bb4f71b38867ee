import { type MemberFindings, type TeamMember, memberChecker, textsInFonts } from '@motif/design'
import { useEffect, useMemo, useState } from 'react'
import { useEditor, useEditorSetting, useEditorState, useFonts, useObservable } from '../../../../editor/index.ts'
import { useTeamSetting } from '../../team-context.ts'
import { runPreflight } from '../check/run-preflight.ts'

/** Debounce, and maximum blocking time per slice; milliseconds. */
const pauseMs = 300
const sliceMs = 8

const keyOf = ({ name, number }: TeamMember) => JSON.stringify([name.trim(), number.trim()])

/** Findings per member, computed in slices when idle. */
export function useRowFindings(team: readonly TeamMember[]): (member: TeamMember) => MemberFindings | undefined {
  const { uploadSizes } = useEditor()
  const { areas } = useTeamSetting()
  const { productColour: ground } = useEditorSetting()
  const document = useEditorState((state) => state.document)
  const fonts = useFonts()
  const sizes = useObservable(uploadSizes, (value) => value)
  const { areas: drawn, product } = document
  const isComplete = useMemo(() => fonts?.isCompleteFor(textsInFonts(document)) === true, [fonts, document])
  // Another name keeps the other members' results.
  const check = useMemo(
    () =>
      fonts && isComplete
        ? memberChecker(
            { ...document, team: undefined },
            {
              areas,
              fonts,
              runPreflight: (piece) => [...runPreflight(piece, { areas, fonts, sizes, ground })]
            }
          )
        : undefined,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the document only what is drawn is looked at
    [drawn, product, fonts, isComplete, areas, sizes, ground]
  )
  const [found, setFound] = useState<ReadonlyMap<string, MemberFindings>>(new Map())
  useEffect(() => {
    if (check === undefined) return undefined
    const waiting = [...new Map(team.map((member) => [keyOf(member), member])).values()]
    const known = new Map<string, MemberFindings>()
    const look = () => {
      const end = performance.now() + sliceMs
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        known.set(keyOf(next), check(next))
        if (performance.now() > end && waiting.length > 0) {
          timer = setTimeout(look)
          return
        }
      }
      setFound(known)
    }
    let timer = setTimeout(look, pauseMs)
    return () => clearTimeout(timer)
  }, [check, team])
  return (member) => found.get(keyOf(member))
}
