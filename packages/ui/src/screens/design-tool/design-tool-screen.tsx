import { chakra } from '@chakra-ui/react'
import { type ReactNode, useMemo, useRef } from 'react'
import { EditorProvider, type FabricColour } from '../../editor/index.ts'
import { DesignToolFailed, DesignToolLoading, bench } from './waiting.tsx'
import { TeamProvider } from './team-context.ts'
import { useVisibleHeight } from './use-visible-height.ts'
import { Workbench } from './workbench.tsx'
import type { DesignToolProduct, DesignToolScreenProps } from './types.ts'

/** Swatch of the chosen product colour. */
const swatchOf = ({ options }: DesignToolProduct, choices: DesignToolScreenProps['choices']) =>
  options.flatMap(({ id, values }) =>
    values.flatMap(({ value, swatch }) => (value === choices[id] ? (swatch ?? []) : []))
  )[0]

/** The colours the product comes in, each once. */
function fabricColoursOf({ options }: DesignToolProduct): FabricColour[] {
  const colours = options.flatMap(({ values }) =>
    values.flatMap(({ label, swatch }) => (swatch === null ? [] : { value: swatch.toLowerCase(), label }))
  )
  return [...new Map(colours.map((colour) => [colour.value, colour])).values()]
}

/** Fills the visible window height. */
function Bench({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useVisibleHeight(root)
  return (
    <chakra.div ref={root} display="flex" flexDirection="column" css={bench}>
      {children}
    </chakra.div>
  )
}

/** The editor screen: stage, tools, settings of the selection, price and cart. */
export function DesignToolScreen(props: DesignToolScreenProps) {
  const {
    product,
    editor,
    images,
    originals,
    keepImage,
    fontAddress,
    templates,
    brandKit,
    ownUploads,
    onPlaceUpload,
    choices,
    onAddImage,
    onAddText,
    isLoading = false,
    preview,
    failure,
    onRetry
  } = props
  const productColour = product && swatchOf(product, choices)
  const fabricColours = useMemo(() => product && fabricColoursOf(product), [product])
  const setting = useMemo(
    () =>
      editor
        ? {
            editor,
            images,
            originals,
            keepImage,
            fontAddress,
            templates,
            brandKit,
            ownUploads,
            onPlaceUpload,
            productColour,
            fabricColours,
            onAddImage,
            onAddText
          }
        : undefined,
    [
      editor,
      images,
      originals,
      keepImage,
      fontAddress,
      templates,
      brandKit,
      ownUploads,
      onPlaceUpload,
      productColour,
      fabricColours,
      onAddImage,
      onAddText
    ]
  )
  const { team } = props
  const forTeam = useMemo(
    () =>
      product
        ? { ...team, areas: product.printAreas, isWorn: product.options.some(({ id }) => id === 'size') }
        : undefined,
    [team, product]
  )
  if (failure && !product) return <DesignToolFailed failure={failure} onRetry={onRetry} />
  if (isLoading || !product || !setting) return <DesignToolLoading preview={preview} />
  return (
    <EditorProvider value={setting}>
      <Bench>
        <TeamProvider value={forTeam}>
          <Workbench {...props} product={product} />
        </TeamProvider>
      </Bench>
    </EditorProvider>
  )
}
