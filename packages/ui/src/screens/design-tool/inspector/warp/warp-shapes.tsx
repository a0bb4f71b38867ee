import { chakra } from '@chakra-ui/react'
import { type TextNode, baselinePath } from '@motif/design'
import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import { useEditor, useFonts } from '../../../../editor/index.ts'
import { PictureChoices } from '../../fields/picture-choices.tsx'
import type { SectionProps } from '../registry.ts'
import { lineFor, lineShapes, pointsOf } from './lines.ts'
import { arcStrokes, choiceOf, pictureOf, shapeChoices, warpFor } from './shapes.ts'

const circle = 'circle'
const line = 'line'

const Picture = ({ children }: { children: ReactNode }) => (
  <chakra.svg
    aria-hidden
    viewBox="-26 -18 52 36"
    width="100%"
    maxWidth="52px"
    height="36px"
    fill="currentColor"
    pointerEvents="none"
  >
    {children}
  </chakra.svg>
)

const options = [
  {
    value: circle,
    label: () => m.editor_warp_circle(),
    picture: arcStrokes.map(({ d, transform }) => <path key={transform} d={d} transform={transform} />)
  },
  {
    value: line,
    label: () => m.editor_line(),
    picture: (
      <path
        d={baselinePath({ points: pointsOf(lineShapes[0], 44) })}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    )
  },
  ...shapeChoices.map((choice) => ({
    value: choice.id,
    label: choice.label,
    picture: <path d={pictureOf(choice)} />
  }))
]

/** Warp shapes with icons. */
export function WarpShapes({ node, nodes, onChange }: SectionProps<TextNode>) {
  const { commands } = useEditor()
  const fonts = useFonts()
  const choose = (value: string) => {
    const choice = shapeChoices.find((one) => one.id === value)
    if (value === line && fonts)
      commands.setBaseline(
        nodes.map((one) => one.id),
        lineFor(lineShapes[0], node, fonts)
      )
    else if (choice === undefined) onChange({ warp: undefined, baseline: undefined })
    else
      commands.setWarp(
        nodes.map((one) => one.id),
        warpFor(choice, node.warp)
      )
  }
  return (
    <PictureChoices
      legend={m.editor_warp_shape()}
      options={options.map(({ value, label, picture }) => ({
        value,
        label: label(),
        picture: <Picture>{picture}</Picture>
      }))}
      value={node.baseline ? line : ((node.warp && choiceOf(node.warp)?.id) ?? circle)}
      onChange={choose}
    />
  )
}
