import { chakra } from '@chakra-ui/react'
import { type FontFace as Face } from '@motif/design'
import { useEffect, useRef, useState } from 'react'
import { type EditorSetting, useEditorSetting } from '../../../editor/index.ts'

const loading = new Map<string, Promise<boolean>>()

/** CSS family name of a catalogue face. */
const cssName = (id: string) => `motif ${id}`

async function load(id: string, addressOf: (id: string) => Promise<string | undefined>): Promise<boolean> {
  try {
    const address = await addressOf(id)
    if (address === undefined) return false
    document.fonts.add(await new FontFace(cssName(id), `url(${JSON.stringify(address)})`).load())
    return true
  } catch {
    // Ignored: the name is legible in the UI font as well.
    loading.delete(id)
    return false
  }
}

/** A family's name set in its own face, loaded when in view. */
export const FaceName = ({ face }: { face: Face }) => {
  const { fontAddress } = useEditorSetting()
  return <NameInFace face={face} fontAddress={fontAddress} />
}

interface NameInFaceProps {
  face: Face
  fontAddress: EditorSetting['fontAddress']
}

/** The same outside of the editor. */
export function NameInFace({ face: { id, family }, fontAddress }: NameInFaceProps) {
  const root = useRef<HTMLSpanElement>(null)
  const [readyId, setReadyId] = useState<string>()
  useEffect(() => {
    const name = root.current
    if (!name || !fontAddress) return undefined
    let isGone = false
    const fetchIt = async () => {
      const going = loading.get(id) ?? load(id, fontAddress)
      loading.set(id, going)
      if ((await going) && !isGone) setReadyId(id)
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void fetchIt()
    })
    observer.observe(name)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [id, fontAddress])
  const isReady = readyId === id
  return (
    <chakra.span
      ref={root}
      data-face={isReady ? id : undefined}
      fontSize="lg"
      lineHeight="1.3"
      overflow="hidden"
      textOverflow="ellipsis"
      whiteSpace="nowrap"
      paddingBlock={1}
      style={isReady ? { fontFamily: `"${cssName(id)}"` } : undefined}
    >
      {family}
    </chakra.span>
  )
}
