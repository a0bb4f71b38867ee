import { m } from '@motif/messages'
import type { PrintArea, Product } from '@motif/contract'
import { fittedToVariant, printAreasDrawnFor } from '@motif/contract/area-rules'
import { type DesignDocument, type Editor, documentVersion } from '@motif/design'
import { createEditor } from '@motif/flows/design-editor'
import { DesignToolScreen, type DesignToolScreenProps } from '@motif/ui/screens/design-tool'
import { useState, useSyncExternalStore } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, fetchFonts, stageName, textNamed } from '../fixtures/design-tool.ts'
import { still } from '../fixtures/pointer.ts'
import { pictureOf } from '../fixtures/pictures.ts'
import { inShell } from '../fixtures/shells.ts'
import { onDesktop } from '../fixtures/windows.ts'

const view = { x: 0.166, y: 0.129, width: 0.667, height: 0.745 }
const sheet: PrintArea = {
  id: 'front',
  name: 'Sheet',
  widthMm: 500,
  heightMm: 700,
  bleedMm: 3,
  safeMm: 5,
  view,
  sizes: [{ options: { format: '30x42' }, widthMm: 300, heightMm: 420, bleedMm: 3, safeMm: 5, view }]
}
const formats = { '30x42': '30 × 42 cm', '50x70': '50 × 70 cm', '50x70-framed': '50 × 70 cm, oak frame' }
const poster: Pick<Product, 'slug' | 'name' | 'options' | 'blanks'> = {
  slug: 'print-your-own-poster',
  name: 'Print your own poster',
  options: [
    { id: 'colour', name: 'Colour', values: [{ value: 'paper', label: 'Paper', swatch: '#fbf9f4' }] },
    {
      id: 'format',
      name: 'Format',
      values: Object.entries(formats).map(([value, label]) => ({ value, label, swatch: null }))
    }
  ],
  blanks: [{ area: 'front', colour: 'paper', image: pictureOf('poster-plain-paper', 'A sheet of paper') }]
}
const document: DesignDocument = {
  version: documentVersion,
  product: poster.slug,
  colour: 'paper',
  areaSizes: { front: { widthMm: 500, heightMm: 700 } },
  areas: {
    front: [
      {
        type: 'shape',
        id: 'ground',
        shape: 'rectangle',
        x: 250,
        y: 350,
        width: 506,
        height: 706,
        rotation: 0,
        opacity: 1,
        fill: '#1b2a49'
      },
      {
        type: 'text',
        id: 'title',
        text: 'The night we met',
        font: 'great-vibes',
        size: 60,
        x: 250,
        y: 350,
        rotation: 0,
        opacity: 1,
        align: 'centre',
        letterSpacing: 0,
        lineHeight: 1.2,
        fill: '#f4efe4'
      }
    ]
  }
}
const areasOf = (drawn: Pick<DesignDocument, 'areaSizes'>) => printAreasDrawnFor([sheet], drawn) ?? [sheet]

function posterEditor(format: string): Editor {
  const editor = createEditor({ document: fittedToVariant([sheet], document, { format }), areas: areasOf })
  void fetchFonts(editor)
  return editor
}

/** Connects the tool like the route: print areas derive from the document, the document from the selected size. */
function PosterTool({ editor, choices, ...props }: DesignToolScreenProps & { editor: Editor }) {
  const { document: now } = useSyncExternalStore(editor.store.subscribe, editor.store.getSnapshot)
  const [chosen, setChosen] = useState(choices)
  const choose = ({ optionId, value }: { optionId: string; value: string }) => {
    setChosen((all) => ({ ...all, [optionId]: value }))
    editor.commands.fit(fittedToVariant([sheet], editor.store.getSnapshot().document, { [optionId]: value }))
  }
  return (
    <DesignToolScreen
      {...props}
      editor={editor}
      product={{ ...poster, printAreas: areasOf(now) }}
      choices={chosen}
      onChoose={choose}
    />
  )
}

const meta = preview.meta({
  title: 'Screens/Design tool/Sizes',
  component: DesignToolScreen,
  parameters: { ...inShell('designer'), chromatic: { modes } },
  args: { ...designToolProps, name: 'The night we met', choices: { colour: 'paper', format: '50x70' } },
  beforeEach: ({ args }) => {
    args.editor = posterEditor(args.choices['format'] ?? '')
  },
  render: ({ editor, ...args }) => (editor ? <PosterTool {...args} editor={editor} /> : <></>)
})

const longTimeout = { timeout: 20_000 }
const stageOf = (canvas: ReturnType<typeof within>) => canvas.getByRole('region', { name: stageName() })
/** The viewBox of the sheet on the stage, in millimetres. */
const sheetOn = (canvas: ReturnType<typeof within>) =>
  stageOf(canvas).querySelector('svg[viewBox]')?.getAttribute('viewBox')
const titleOf = (editor: Editor | undefined) => editor?.store.getSnapshot().document.areas['front']?.[1]

export const Small = meta.story({
  tags: ['picture'],
  globals: onDesktop,
  args: { choices: { colour: 'paper', format: '30x42' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: textNamed('The night we met') }, longTimeout)
    await expect(canvas.getByText(m.editor_print_size({ width: 30, height: 42 }))).toBeVisible()
    await expect(sheetOn(canvas)).toBe('0 0 300 420')
  }
})

export const Large = meta.story({
  tags: ['picture'],
  globals: onDesktop,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: textNamed('The night we met') }, longTimeout)
    await expect(canvas.getByText(m.editor_print_size({ width: 50, height: 70 }))).toBeVisible()
    await expect(sheetOn(canvas)).toBe('0 0 500 700')
  }
})

export const Changed = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: textNamed('The night we met') }, longTimeout)
    if (args.editor) await still(args.editor)
    const before = stageOf(canvas).querySelector('[data-node="title"]')?.getBoundingClientRect()
    await userEvent.click(canvas.getByRole('radio', { name: '30 × 42 cm' }))
    await expect(canvas.getByText(m.editor_print_size({ width: 30, height: 42 }))).toBeVisible()
    await expect(sheetOn(canvas)).toBe('0 0 300 420')
    await expect(titleOf(args.editor)).toMatchObject({ size: 36, x: 150, y: 210 })
    if (args.editor) await still(args.editor)
    // The title keeps its position and size on the screen.
    const after = stageOf(canvas).querySelector('[data-node="title"]')?.getBoundingClientRect()
    await expect(Math.abs((after?.width ?? 0) - (before?.width ?? 1))).toBeLessThan(1)
    await expect(Math.abs((after?.top ?? 0) - (before?.top ?? 1))).toBeLessThan(1)
    args.editor?.commands.undo()
    await waitFor(() => expect(canvas.getByText(m.editor_print_size({ width: 50, height: 70 }))).toBeVisible())
    await expect(titleOf(args.editor)).toMatchObject({ size: 60, x: 250, y: 350 })
  }
})
