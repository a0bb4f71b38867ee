import { chakra } from '@chakra-ui/react'
import { imageIdsOf } from '@motif/design'
import { paletteOf } from '@motif/design/palette'
import { m } from '@motif/messages'
import { useEffect, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { ChipGroup } from '../../../components/chip-group/index.ts'
import { Dialog } from '../../../components/dialog/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { Skeleton } from '../../../components/skeleton/index.ts'
import { useEditor, useEditorSetting } from '../../../editor/index.ts'
import { PointPicture } from '../fields/point-picture.tsx'
import { colourAt, readPicture } from './read-picture.ts'

interface PictureColoursProps {
  onPick: (colour: string) => void
  onClose: () => void
}

/** A decoded picture; null if it cannot be decoded. */
function usePicture(address: string | undefined): ImageData | null | undefined {
  const [opened, setOpened] = useState<{ address: string | undefined; picture: ImageData | null }>()
  useEffect(() => {
    let isLeft = false
    const tell = (picture: ImageData | null) => (isLeft ? undefined : setOpened({ address, picture }))
    if (address === undefined) tell(null)
    else readPicture(address).then(tell, () => tell(null))
    return () => {
      isLeft = true
    }
  }, [address])
  return opened?.address === address ? opened?.picture : undefined
}

/** Colours of the design's pictures: dominant ones, and any picked point. */
export function PictureColours({ onPick, onClose }: PictureColoursProps) {
  const { store } = useEditor()
  const { images } = useEditorSetting()
  const [ids] = useState(() => {
    const { document, selectedIds, nodes } = store.getSnapshot()
    const chosen = nodes.filter(({ id }) => selectedIds.includes(id))
    return [
      ...new Set([...imageIdsOf(chosen), ...imageIdsOf(nodes), ...imageIdsOf(Object.values(document.areas).flat())])
    ]
  })
  const [id, setId] = useState(ids[0])
  const picture = usePicture(id === undefined ? undefined : images(id))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.intake_colours_title()}
      footer={<Button onClick={onClose}>{m.common_cancel()}</Button>}
    >
      <chakra.div display="grid" gap={4}>
        <chakra.p textStyle="small" color="fg.muted">
          {m.intake_colours_help()}
        </chakra.p>
        {ids.length > 1 ? (
          <ChipGroup
            legend={m.intake_colours_picture()}
            options={ids.map((value, index) => ({ value, label: m.intake_colours_number({ number: index + 1 }) }))}
            value={id ?? null}
            onChange={({ value }) => setId(value)}
          />
        ) : null}
        {picture === null ? (
          <Notice tone="bad">{m.intake_colours_unreadable()}</Notice>
        ) : picture === undefined ? (
          <Skeleton height="18rem" />
        ) : (
          <>
            <Swatches colours={paletteOf(picture)} onPick={onPick} />
            <PointPicture
              key={id}
              width={picture.width}
              height={picture.height}
              picture={picture}
              label={m.intake_colours_point()}
              onPick={(at) => {
                const colour = colourAt(picture, at)
                if (colour !== undefined) onPick(colour)
              }}
            />
          </>
        )}
      </chakra.div>
    </Dialog>
  )
}

const Swatches = ({ colours, onPick }: { colours: readonly string[]; onPick: (colour: string) => void }) => (
  <chakra.ul aria-label={m.intake_colours_palette()} display="flex" flexWrap="wrap" gap={1}>
    {colours.map((colour) => (
      <li key={colour}>
        <chakra.button
          type="button"
          aria-label={m.intake_colours_use({ code: colour.toUpperCase() })}
          title={colour.toUpperCase()}
          onClick={() => onPick(colour)}
          boxSize="target"
          display="grid"
          placeItems="center"
          cursor="pointer"
          borderRadius="full"
        >
          <chakra.span
            aria-hidden
            boxSize="9"
            borderRadius="full"
            borderWidth="1px"
            borderColor="border.control"
            forcedColorAdjust="none"
            style={{ backgroundColor: colour }}
          />
        </chakra.button>
      </li>
    ))}
  </chakra.ul>
)
